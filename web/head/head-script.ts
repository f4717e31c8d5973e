import { SESSION_KEY } from '#web/session/store.ts';

/** Storage key of the chosen theme: `light` or `dark`; absent follows the system. */
export const THEME_KEY = 'theme';

/** Name of the cookie that holds the language: `en` or `hi`. */
export const LANG_COOKIE = 'lang';

/**
 * Runs before the first paint: theme and role from storage onto `<html>`, so that the right colours and the right
 * menu are there at once although the HTML is the same for everyone. A link's `?lang=` becomes the choice.
 * Its hash stands in the page's policy, so it must not change from one request to the next.
 */
export const headScript = `(d=>{try{
let t=localStorage.getItem('${THEME_KEY}');if(t=='light'||t=='dark')d.dataset.theme=t;
let a=JSON.parse(localStorage.getItem('${SESSION_KEY}'));if(a&&a.token&&a.userId&&typeof a.isVerified=='boolean'&&/^(user|astrologer|admin)$/.test(a.role))d.dataset.role=a.role;
let l=/[?&]lang=(en|hi)\\b/.exec(location.search);if(l)document.cookie='${LANG_COOKIE}='+l[1]+';path=/;max-age=31536000;samesite=lax'
}catch{}})(document.documentElement)`;
