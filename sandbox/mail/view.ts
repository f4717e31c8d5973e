import type { Lang } from '#languages/list.ts';
import { renderPage } from '../page/document.ts';
import { type Html, html } from '../page/html.ts';
import type { Language } from '../page/language.ts';
import { linksOf } from './links.ts';
import type { Attachment, Mail } from './store.ts';
import { texts } from './texts.ts';

/** Path of the mailbox. */
export const BASE = '/sandbox/mail';

/** An example on the list: its kind, and its subject and page in each language. */
export type SampleRow = { kind: string; subjects: { id: string; lang: Lang; subject: string }[] };

/** Renders the list: newest first, with a search by address and a way to older ones. */
export function listPage(view: {
  language: Language;
  mails: Mail[];
  to: string | null;
  olderThan: string | null;
}): string {
  const { language, mails, to, olderThan } = view;
  const t = texts[language];
  const older = new URLSearchParams({ ...(to ? { to } : {}), ...(olderThan ? { before: olderThan } : {}) });
  const main = html`<div class="mails">
<div class="intro"><h1>${t.title}</h1><p class="lead">${t.lead}</p></div>
<form class="search" method="get" action="${BASE}" role="search">
<label for="to">${t.filter}</label>
<div><input id="to" name="to" type="email" value="${to}" autocomplete="off" spellcheck="false"><button class="button primary">${t.find}</button></div>
${to && html`<a href="${BASE}">${t.all}</a>`}
</form>
${
  mails.length > 0
    ? html`<ul class="list">${mails.map((mail) => row(mail, language))}</ul>`
    : html`<p class="card empty">${to ? t.noneTo(to) : t.none}</p>`
}
<p><a href="${BASE}/samples">${t.samples}</a></p>
${olderThan && html`<a class="button" href="${BASE}?${older.toString()}">${t.older}</a>`}
</div>`;
  return page(language, t.title, main);
}

/** Renders the list of the examples: each with its subject in both languages. */
export function samplesPage(language: Language, samples: readonly SampleRow[]): string {
  const t = texts[language];
  const main = html`<div class="mails">
<p><a href="${BASE}">${t.back}</a></p>
<div class="intro"><h1>${t.samplesTitle}</h1><p class="lead">${t.samplesLead}</p></div>
<ul class="samples">${samples.map(
    ({ kind, subjects }) =>
      html`<li class="card"><span>${kind}</span>${subjects.map(
        ({ id, lang, subject }) => html`<a href="${BASE}/${id}" lang="${lang}">${subject}</a>`,
      )}</li>`,
  )}</ul>
</div>`;
  return page(language, t.samplesTitle, main);
}

function row(mail: Mail, language: Language): Html {
  const t = texts[language];
  return html`<li class="card"><a href="${BASE}/${mail.id}">${mail.subject || t.noSubject}</a>
<span><span class="hidden">${t.to}: </span>${mail.recipients.join(', ')}</span> ${time(mail.receivedAt, language)}</li>`;
}

/**
 * Renders one mail: its HTML in a frame of its own with the `sandbox` flags, its links as real links,
 * its plain text, its files.
 */
export function mailPage(view: {
  language: Language;
  mail: Mail;
  attachments: Attachment[];
  sandbox: string;
}): string {
  const { language, mail, attachments } = view;
  const t = texts[language];
  const links = linksOf(mail);
  const main = html`<article class="mail">
<p><a href="${BASE}">${t.back}</a></p>
<h1>${mail.subject || t.noSubject}</h1>
<dl><div><dt>${t.from}</dt><dd>${mail.from}</dd></div>
<div><dt>${t.to}</dt><dd>${mail.recipients.join(', ')}</dd></div>
<div><dt>${t.received}</dt><dd>${time(mail.receivedAt, language)}</dd></div></dl>
${
  mail.html !== null &&
  html`<section aria-labelledby="html"><h2 id="html">${t.html}</h2>
<iframe src="${BASE}/${mail.id}/html" title="${mail.subject || t.noSubject}" sandbox="${view.sandbox}" tabindex="0"></iframe></section>`
}
${
  links.length > 0 &&
  html`<section aria-labelledby="links"><h2 id="links">${t.links}</h2><ul>${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul></section>`
}
${
  attachments.length > 0 &&
  html`<section aria-labelledby="files"><h2 id="files">${t.attachments}</h2><ul>${attachments.map(
    (file) => html`<li><a href="${BASE}/${mail.id}/attachments/${file.position}">${file.filename}</a></li>`,
  )}</ul></section>`
}
${
  mail.text !== null &&
  html`<section aria-labelledby="text"><h2 id="text">${t.text}</h2><pre class="card" tabindex="0">${mail.text}</pre></section>`
}
</article>`;
  return page(language, mail.subject || t.noSubject, main);
}

/** Renders the page for a mail that is not there. */
export function missingPage(language: Language): string {
  const t = texts[language];
  const main = html`<div class="mail"><h1>${t.missing}</h1><p class="lead">${t.missingText}</p><p><a class="button" href="${BASE}">${t.back}</a></p></div>`;
  return page(language, t.missing, main);
}

/**
 * Returns the mail's own HTML, ready for its frame: links open a new tab, inline pictures come from the attachments.
 */
export function framedHtml(mail: Mail, attachments: Attachment[]): string {
  let body = mail.html ?? '';
  for (const file of attachments) {
    if (file.contentId)
      body = body.replaceAll(`cid:${file.contentId}`, `${BASE}/${mail.id}/attachments/${file.position}`);
  }
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(body) ? body.replace(/<head[^>]*>/i, (head) => head + base) : base + body;
}

function time(at: Date, language: Language): Html {
  const locale = language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  }).format(at);
  return html`<time datetime="${at.toISOString()}">${text}</time>`;
}

function page(language: Language, title: string, main: Html): string {
  const { strip, name } = texts[language];
  return renderPage({
    language,
    title: `${title} · ${name}`,
    base: BASE,
    stylesheet: 'mailbox.css',
    strip,
    name,
    main,
  });
}
