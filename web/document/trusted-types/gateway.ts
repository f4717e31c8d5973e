import { createPolicy } from './policy.ts';

const gateway = createPolicy('navaratna#gateway', {
  createScriptURL: (url) => {
    const { origin, protocol } = new URL(url, location.origin);
    if (protocol !== 'https:' && origin !== location.origin)
      throw new TypeError('Not the address of a payment gateway.');
    return url;
  },
});

/** Returns the address of the payment gateway's script, which the CSP checks too. Throws TypeError without TLS. */
export const gatewayScript = (url: string): string => gateway.createScriptURL(url);
