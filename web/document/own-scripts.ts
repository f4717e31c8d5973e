/**
 * The inline scripts that the renderer itself writes, told apart from any other script in the page. React Router puts the
 * mark on its own as their nonce; nobody else knows it, and it is taken off before the page leaves. Only what carried it
 * gets a hash in the policy: a script that reached the HTML through somebody's text does not run.
 */

let mark = '';

/** The mark of this process, for `<ServerRouter nonce>`. Made on first use: nothing is drawn at random while a module loads. */
export function scriptMark(): string {
  mark ||= crypto.randomUUID();
  return mark;
}

/** A page without its marks, and the inline scripts that carried one, in their order. */
export function takeScripts(marked: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${scriptMark()}"`;
  const scripts: string[] = [];
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, at + attribute.length)) {
    // React escapes both signs within attributes.
    if (!marked.startsWith('<script', marked.lastIndexOf('<', at))) continue;
    const from = marked.indexOf('>', at) + 1;
    const code = marked.slice(from, marked.indexOf('</script>', from));
    // One with a `src` is ours by its host.
    if (code !== '') scripts.push(code);
  }
  return { html: marked.replaceAll(attribute, ''), scripts };
}
