import { langs } from '#languages/list.ts';
import anekHindi from '#web/fonts/built/anek-devanagari-ui.woff2?url';
import tiroHindi from '#web/fonts/built/tiro-devanagari-ui.woff2?url';
import { KNOWN_KEY, SESSION_KEY } from '#web/session/store.ts';
import { earlyScript } from './early.ts';

/** Storage key of the chosen theme: `light` or `dark`. Without a value the system setting applies. */
export const THEME_KEY = 'theme';

/** Name of the language cookie: the code of a language. */
export const LANG_COOKIE = 'lang';

/**
 * Runs before the first paint and copies theme, role and whether the device is known from storage to `<html>`. The HTML
 * is the same for everyone, yet colours and menu are right at once. A link's `?lang=` becomes the user's choice. The CSP
 * contains the script's hash, so the script must be constant.
 *
 * A Hindi page starts its two Devanagari fonts here. Found only through the style sheet, they come after the first paint
 * and move the lines. A `<link rel="preload">` does the same, but Chrome warns that it is unused when the sheet is
 * cached from an English page.
 *
 * It is in the HTML alone: a browser that has it in its scripts too would load it twice.
 */
export const headScript = import.meta.env.SSR
  ? `(d=>{try{
let s=k=>{try{return localStorage.getItem(k)}catch{return null}};
let t=s('${THEME_KEY}');if(t=='light'||t=='dark')d.dataset.theme=t;
let a=null;try{a=JSON.parse(s('${SESSION_KEY}'))}catch{}if(a&&a.token&&a.userId&&typeof a.isVerified=='boolean'&&/^(user|astrologer|admin)$/.test(a.role))d.dataset.role=a.role;
if(a||s('${KNOWN_KEY}'))d.dataset.known='';
let l=/[?&]lang=(${langs.join('|')})\\b/.exec(location.search);if(l)document.cookie='${LANG_COOKIE}='+l[1]+';path=/;max-age=31536000;samesite=lax';
${earlyScript};
if(d.lang=='hi')for(let u of ['${anekHindi}','${tiroHindi}'])new FontFace('-','url('+u+')').load().catch(()=>{})
}catch{}})(document.documentElement)`
  : '';
