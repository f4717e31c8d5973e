import { createPolicy } from './policy.ts';

const element = /<\/?([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
const postElements = new Set('p br hr h2 h3 ul ol li blockquote strong em a img'.split(' '));
const postAttributes = new Set(
  'href title rel target class src alt srcset sizes loading decoding start type width height'.split(' '),
);

/** Returns whether a text has no element and no attribute but those of a post. */
function isPost(text: string): boolean {
  const isKnown = ([, name = '', attributes = '']: RegExpMatchArray) =>
    postElements.has(name.toLowerCase()) &&
    [...attributes.matchAll(attribute)].every(([, own = '']) => postAttributes.has(own.toLowerCase()));
  return [...text.matchAll(element)].every(isKnown) && !text.replaceAll(element, '').includes('<');
}

const posts = createPolicy('navaratna#posts', {
  createHTML: (text) => (isPost(text) ? text : text.replaceAll('<', '&lt;')),
});

/**
 * Returns the text of a post as markup. The server has sanitised it (server/office/blog/sanitise.ts); this is the second
 * check. A text with another element or attribute becomes plain text.
 */
export const postMarkup = (text: string): TrustedHTML => posts.createHTML(text);
