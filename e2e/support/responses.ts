import type { Route } from '@playwright/test';

/** An answer that says nothing: a proxy's error page. The page must find words of its own. */
export const speechless = (route: Route): Promise<void> =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

/** Where the payment gateway's script is asked for. */
export const gatewayScript = '**/cashfree.js';

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** A gateway's script that defines nothing. */
export const emptyScript = script('');

/** A gateway that refuses every payment. */
export const refusingScript = script(
  'window.Cashfree = () => ({ checkout: async () => ({ error: { message: "no" } }) });',
);
