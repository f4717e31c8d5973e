const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const sideEffect = /^import "([^"]+)";$/;
const named = /^import \* as (\w+) from "([^"]+)";$/;

/** Milliseconds for which scripts wait at most: a picture may hang, and a tab may be left before it is painted. */
const LONGEST_WAIT = 3000;

/** Returns the script that starts a page's modules, rewritten to load them after the first paint. */
function afterPaint(code: string, preloads: readonly string[]): string {
  const lines = code.split('\n').map((line) => line.trim());
  const first = lines.flatMap((line) => sideEffect.exec(line)?.[1] ?? []);
  const routes = lines.flatMap((line) => {
    const [, name, from] = named.exec(line) ?? [];
    return name && from ? [{ name, from }] : [];
  });
  const rest = lines.filter((line) => line !== '' && !sideEffect.test(line) && !named.test(line));
  return `let go=async()=>{for(let href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
${first.map((from) => `await import("${from}");`).join('')}let [${routes.map(({ name }) => name)}]=await Promise.all([${routes.map(({ from }) => `import("${from}")`)}]);
${rest.join('\n')}};
let first=i=>i.complete||new Promise(r=>i.onload=i.onerror=r);
let painted=new Promise(r=>PerformanceObserver.supportedEntryTypes.includes('paint')?new PerformanceObserver((l,o)=>{o.disconnect();r()}).observe({type:'paint',buffered:true}):requestAnimationFrame(()=>setTimeout(r)));
document.hidden?go():Promise.race([painted.then(()=>Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map(first))),new Promise(r=>setTimeout(r,${LONGEST_WAIT}))]).then(go)`;
}

/**
 * Returns a rendered page whose scripts load after its first paint and the pictures in it. A browser gives preloaded
 * modules the priority of fonts, so on a slow line they would hold up styles, fonts and the first picture, and no paint
 * needs a script. React Router has no option for it. A page in a background tab has no paint, and loads them at once.
 */
export function scriptsAfterPaint(html: string): string {
  // The links are in the head and the script at the end: a page is a hundred kilobytes, and nothing between is read.
  const head = html.indexOf('</head>');
  const from = html.indexOf('>', html.lastIndexOf(' type="module"')) + 1;
  const to = html.indexOf('</script>', from);
  if (head < 0 || from === 0 || to < head) return html;
  const start = html.slice(0, head);
  const code = html.slice(from, to);
  const preloads = Array.from(start.matchAll(preload), ([, href = '']) => href);
  return start.replace(preload, '') + html.slice(head, from) + afterPaint(code, preloads) + html.slice(to);
}
