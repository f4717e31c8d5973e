import { renderPage } from '../page/document.ts';
import { type Html, html } from '../page/html.ts';
import type { Language } from '../page/language.ts';
import { texts } from './hosted-page-texts.ts';

/** The input of every view of the payment page. `base` is the path of the mount. */
export type ViewContext = { language: Language; base: string; merchantName: string };

/** An order that can be paid. `attemptKey` marks this rendering, so that a double click makes one attempt. */
export type CheckoutView = ViewContext & {
  orderId: string;
  amountPaise: number;
  sessionId: string;
  attemptKey: string;
  returnUrl: string | null;
  notice: 'refused' | 'pending' | null;
};

/** An order that cannot be paid (any more), or no order at all. */
export type ClosedView = ViewContext & {
  state: 'paid' | 'expired' | 'terminated' | 'unknown';
  orderId: string | null;
  returnUrl: string | null;
};

const icon = (path: string, name = '') => ({
  html: `<svg class="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
});
const WARNING = '<path d="M12 4 2.8 19.5h18.4z"/><path d="M12 10v4.5M12 17v.2"/>';
const CLOCK = '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.2 2"/>';
const CHECK = '<path d="m5 12.5 4.5 4.5L19 7.5"/>';

/** Formats paise as rupees the Indian way: ₹1,23,456.50, without decimals when there are none. */
export function rupeeText(paise: number, language: Language): string {
  return new Intl.NumberFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);
}

/** Renders the page on which a person pays, is declined, waits for a slow bank, or leaves. */
export function checkoutPage(view: CheckoutView): string {
  const t = texts[view.language];
  const amount = rupeeText(view.amountPaise, view.language);
  const main = html`<div class="checkout">
<div class="intro"><h1>${t.payTitle(amount)}</h1><p class="lead">${t.lead}</p>${notice(view)}</div>
<section class="card summary" aria-labelledby="summary"><h2 id="summary">${t.summary}</h2>
<dl>
<div><dt>${t.to}</dt><dd>${view.merchantName}</dd></div>
<div><dt>${t.order}</dt><dd>${view.orderId}</dd></div>
<div class="total"><dt>${t.total}</dt><dd>${amount}</dd></div>
</dl></section>
<form method="post" action="${view.base}/pg/view/sessions/checkout/attempt">
<input type="hidden" name="payment_session_id" value="${view.sessionId}">
<input type="hidden" name="attempt_key" value="${view.attemptKey}">
<fieldset><legend>${t.ways}</legend>
${way({ value: 'upi', label: t.upi, hint: t.upiHint, checked: true })}
${way({ value: 'card', label: t.card, hint: t.cardHint, checked: false })}
${way({ value: 'netbanking', label: t.netbanking, hint: t.netbankingHint, checked: false })}
</fieldset>
<button class="button primary pay" name="outcome" value="success">${t.pay(amount)}</button>
<section class="endings" aria-labelledby="endings"><h2 id="endings">${t.endings}</h2>
<ul>
${ending('declined', t.decline, t.declineHint)}
${ending('pending', t.slow, t.slowHint)}
${ending('dropped', t.leave, t.leaveHint)}
</ul></section>
</form>
</div>`;
  return page(view, t.payTitle(amount), main);
}

function way(option: { value: string; label: string; hint: string; checked: boolean }): Html {
  const checked = { html: option.checked ? ' checked' : '' };
  return html`<label class="way"><input type="radio" name="method" value="${option.value}"${checked}><span>${option.label}<small>${option.hint}</small></span></label>`;
}

function ending(outcome: string, label: string, hint: string): Html {
  const id = `hint-${outcome}`;
  return html`<li><button class="button" name="outcome" value="${outcome}" aria-describedby="${id}">${label}</button><small id="${id}">${hint}</small></li>`;
}

function notice(view: CheckoutView): Html | null {
  if (view.notice === null) return null;
  const t = texts[view.language];
  const back = view.returnUrl ? html`<a href="${view.returnUrl}">${t.back}</a>` : html`${t.back}`;
  return view.notice === 'refused'
    ? html`<p class="notice stop" role="alert">${icon(WARNING)}<span>${t.refused} ${back}${t.stop}</span></p>`
    : html`<p class="notice" role="status">${icon(CLOCK)}<span>${t.pending} ${back}${t.stop}</span></p>`;
}

/** Renders the page that says why there is nothing to pay here. */
export function closedPage(view: ClosedView): string {
  const t = texts[view.language];
  const [title, text] = {
    paid: [t.paidTitle, t.paidText],
    expired: [t.expiredTitle, t.expiredText],
    terminated: [t.terminatedTitle, t.terminatedText],
    unknown: [t.unknownTitle, t.unknownText],
  }[view.state] as [string, string];
  const sign =
    view.state === 'paid'
      ? icon(CHECK, 'sign done')
      : icon(view.state === 'unknown' ? WARNING : CLOCK, 'sign');
  const main = html`<div class="message">${sign}<h1>${title}</h1><p class="lead">${text}</p>
${view.orderId && html`<p>${t.order} <code>${view.orderId}</code></p>`}
${view.returnUrl ? html`<a class="button primary" href="${view.returnUrl}">${t.backButton}</a>` : html`<p>${t.close}</p>`}
</div>`;
  return page(view, title, main);
}

function page(view: ViewContext, title: string, main: Html): string {
  const { strip } = texts[view.language];
  const { language, base, merchantName } = view;
  return renderPage({
    language,
    base,
    strip,
    main,
    name: merchantName,
    title: `${title} · ${merchantName}`,
    stylesheet: 'checkout.css',
  });
}
