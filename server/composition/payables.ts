import { createReportPayable } from '../astrology/reports/buying/payable.ts';
import { createReportEmails } from '../astrology/reports/report-emails.ts';
import type { LedgerService } from '../consultations/ledger/service.ts';
import { createTopUpPayable } from '../consultations/wallet/top-up-payable.ts';
import type { Platform } from '../platform/platform.ts';
import { createOrderEmails, type EmailParts } from '../selling/orders/order-emails.ts';
import { createOrderPayable, type OrderPayableParts } from '../selling/orders/paying/payable.ts';
import type { PayableList } from '../selling/payments/payables.ts';

/** The services that payables use. */
export type PayableParts = Omit<OrderPayableParts, 'emails'> & EmailParts & { ledger: LedgerService };

/** Returns what a gateway order can pay for, by its purpose. */
export function payables(platform: Platform, services: PayableParts): PayableList {
  const report = createReportPayable({ ...services, emails: createReportEmails(services) });
  return {
    shop: createOrderPayable({ ...services, emails: createOrderEmails(platform, services) }),
    kundli: report,
    matching: report,
    panchang: report,
    topup: createTopUpPayable(services),
  };
}
