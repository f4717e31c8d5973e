import { renderPage } from '../page/document.ts';
import { type Html, html } from '../page/html.ts';
import type { Language } from '../page/language.ts';
import { people } from './people.ts';
import { faults } from './store.ts';
import { texts } from './texts.ts';

type Context = { language: Language; base: string };

/** Renders the page that asks people who they are. Everything the shop asked for travels in hidden fields. */
export function choosePage({
  language,
  base,
  wish,
  problem,
}: Context & { wish: Record<string, string | undefined>; problem: boolean }): string {
  const t = texts[language];
  const carried = [
    'client_id',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
    'nonce',
    'code_challenge',
    'code_challenge_method',
  ];
  const main = html`<div class="sign-in">
<div class="intro"><h1>${t.title}</h1><p class="lead">${t.lead}</p></div>
${problem && html`<p class="problem" role="alert">${t.problem}</p>`}
<form method="post" action="${base}/authorize">
${carried.map((name) => wish[name] !== undefined && html`<input type="hidden" name="${name}" value="${wish[name]}">`)}
<ul class="people">${people.map(
    ({ sub, email, givenName, familyName }) =>
      html`<li><button class="card" name="choice" value="${sub}"><strong>${givenName} ${familyName}</strong><span>${email}</span></button></li>`,
  )}</ul>
<section class="card" aria-labelledby="another"><h2 id="another">${t.another}</h2>
<label for="name">${t.name}</label><input id="name" name="name" autocomplete="off" value="${wish.name ?? ''}">
<label for="email">${t.email}</label><input id="email" name="email" type="email" autocomplete="off" spellcheck="false" value="${wish.email ?? ''}">
<button class="button primary" name="choice" value="typed">${t.go}</button></section>
<section class="card" aria-labelledby="fault"><h2 id="fault">${t.fault}</h2>
<select name="fault" aria-labelledby="fault">${faults.map((fault) => html`<option value="${fault}">${t.faults[fault]}</option>`)}</select></section>
<button class="button" name="choice" value="deny">${t.deny}</button>
</form>
</div>`;
  return page({ language, base }, t.title, main);
}

/** Renders the page for a request that this provider does not answer. */
export function refusedPage({ language, base }: Context): string {
  const t = texts[language];
  const main = html`<div class="sign-in"><h1>${t.refused}</h1><p class="lead">${t.refusedText}</p></div>`;
  return page({ language, base }, t.refused, main);
}

function page({ language, base }: Context, title: string, main: Html): string {
  const { strip, brand } = texts[language];
  return renderPage({
    language,
    title: `${title} · ${brand}`,
    base,
    stylesheet: 'openid.css',
    strip,
    name: brand,
    main,
  });
}
