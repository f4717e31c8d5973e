import type { Page, Route } from '@playwright/test';

/** Responds without a message, like a proxy's error page. The page must show its own text. */
export const speechless = (route: Route): Promise<void> =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

/** Pattern of the payment gateway script's address. */
export const gatewayScript = '**/cashfree.js';

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** A gateway script that defines nothing. */
export const emptyScript = script('');

/** A gateway script that refuses every payment. */
export const refusingScript = script(
  'window.Cashfree = () => ({ checkout: async () => ({ error: { message: "no" } }) });',
);

/**
 * Holds back requests to addresses like `pattern`, as a slow line does. Returns what lets them, and later ones, go: to the
 * server, or to `answer`.
 */
export async function hold(
  page: Page,
  pattern: string,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await answer(route);
  });
  return gate.resolve;
}
