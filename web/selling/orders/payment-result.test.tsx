import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Lang } from '#languages/list.ts';
import type { PaymentState, Wait } from '#web/selling/payments/shared/watch-payment.ts';
import { loadTexts } from '#web/texts/load.ts';
import { TextsProvider } from '#web/texts/use-texts.ts';
import { PaymentResult } from './payment-result.tsx';

const { 'orders/confirmation': confirmationEn } = await loadTexts('en', ['orders/confirmation']);
const { payments: paymentsEn } = await loadTexts('en', ['payments']);
const { shell: shellEn } = await loadTexts('en', ['shell']);
const { 'orders/confirmation': confirmationHi } = await loadTexts('hi', ['orders/confirmation']);
const { payments: paymentsHi } = await loadTexts('hi', ['payments']);

/** Returns the words of the page after the gateway's return. `minutes` is how long it has waited. */
function read(state: PaymentState, phase: Wait['phase'], minutes = 0, lang: Lang = 'en'): string {
  const wait = { phase, beganAt: Date.now() - minutes * 60_000 };
  const hi = lang === 'hi';
  const texts = {
    shell: shellEn,
    payments: hi ? paymentsHi : paymentsEn,
    'orders/confirmation': hi ? confirmationHi : confirmationEn,
  };
  const element = (
    <TextsProvider>
      <PaymentResult state={state} order={null} wait={wait} />
    </TextsProvider>
  );
  const route = { id: 'root', path: '/', element, loader: () => null };
  const hydrationData = {
    loaderData: { root: { lang, texts, shop: { shopName: 'Jaipur Gem House', shopNameHi: 'जयपुर' } } },
  };
  const html = renderToString(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />);
  return html.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, ' ');
}

it('an open payment says what the page waits for, since when and what to do, and is never called failed', () => {
  const late = read('ACTIVE', 'late', 4.5);
  expect(late).toContain('We are waiting for your bank');
  expect(late).toContain('Please do not pay again.');
  expect(late).toContain(
    'We have asked for 4 minutes. Without an answer the payment closes when its time is over.',
  );
  expect(late).toContain('View My Orders');
  expect(late).not.toContain('Fail');
  expect(read('ACTIVE', 'late', 2, 'hi')).toContain('हम 2 मिनट से पूछ रहे हैं।');
});

it('the first seconds only ask for patience; a slow bank opens the way to the orders', () => {
  expect(read('CHECKING', 'soon')).not.toContain('View My Orders');
  expect(read('ACTIVE', 'slow')).toContain('your order is under My Orders');
  expect(read('ACTIVE', 'slow')).not.toContain('Please do not pay again.');
});
