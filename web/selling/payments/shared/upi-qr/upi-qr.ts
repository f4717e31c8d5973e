import type { ConnectGateway } from '../gateway.ts';

/** Leads to the shop's own page with the QR. Nothing has to be loaded for it. A session is the reference in the QR. */
export const connectUpiQr: ConnectGateway = async () => ({
  async pay(reference) {
    location.assign(`/pay-by-upi/${encodeURIComponent(reference)}`);
    return null;
  },
});
