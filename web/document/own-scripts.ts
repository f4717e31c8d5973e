/**
 * Tells React's own inline scripts apart from any other script in a page. React Router sets the mark as their
 * nonce; it is secret and removed before the page is sent. Only marked scripts get a hash in the CSP, so a
 * script injected through user text does not run.
 */

let mark = '';

/**
 * Returns the mark of this process, for `<ServerRouter nonce>`. Created on first use, because modules must
 * not draw random values while they load.
 */
export function scriptMark(): string {
  mark ||= crypto.randomUUID();
  return mark;
}

/** Returns a page without its marks, and the marked inline scripts in order. */
export function takeScripts(marked: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${scriptMark()}"`;
  const scripts: string[] = [];
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, at + attribute.length)) {
    // React escapes both signs within attributes.
    if (!marked.startsWith('<script', marked.lastIndexOf('<', at))) continue;
    const from = marked.indexOf('>', at) + 1;
    const code = marked.slice(from, marked.indexOf('</script>', from));
    // A script with a `src` is allowed by its host.
    if (code !== '') scripts.push(code);
  }
  return { html: marked.replaceAll(attribute, ''), scripts };
}
