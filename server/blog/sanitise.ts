import sanitize from 'sanitize-html';
import { isKeptPicture } from '#contract/blog/rules.ts';
import { pictureSet } from '#contract/core/pictures.ts';

/** The deepest that elements may stand in one another; what is deeper is taken out. */
const deepest = 24;

/** A link that may stand in a post: another page of ours, a web page, a mail address or a phone number. */
function isLink(href: string): boolean {
  const address = href.replace(/[\p{Cc}\s]/gu, '');
  if (address.startsWith('/')) return !/^\/[/\\]/.test(address);
  return address.startsWith('#') || /^(?:https?:\/\/[^/]|mailto:|tel:)/i.test(address);
}

const link: sanitize.Transformer = (tagName, { href = '', title }) => ({
  tagName,
  attribs: {
    ...(isLink(href) && { href: href.trim() }),
    ...(title && { title }),
    // A page of ours is no stranger.
    ...(/^https?:/i.test(href.trim()) && { rel: 'nofollow noopener' }),
  },
});

/** What a post may consist of. Everything else is taken out, its text stays, except that of scripts and the like. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'em', 'a', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'srcset', 'sizes', 'loading', 'decoding'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp', 'iframe'],
  nestingLimit: deepest,
  parseStyleAttributes: false,
  // Older editors and pasted documents say the same in other words.
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', a: link },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isKeptPicture(attribs.src ?? ''),
};

const asWritten: sanitize.Transformer = (tagName, { src = '', alt = '' }) => ({
  tagName,
  attribs: { src, alt },
});

const asShown: sanitize.Transformer = (tagName, { src = '', alt = '' }) => {
  const set = pictureSet(src);
  return {
    tagName,
    attribs: {
      src,
      alt,
      ...(set && { srcset: set, sizes: '(min-width: 46rem) 42rem, 100vw' }),
      loading: 'lazy',
      decoding: 'async',
    },
  };
};

const clean = (html: string, img: sanitize.Transformer): string =>
  sanitize(html, { ...allowed, transformTags: { ...allowed.transformTags, img } }).trim();

/**
 * HTML as it is stored: the allow-list alone, pictures only those the shop keeps, links only to pages, mail and phone.
 * The only way of an editor's text into the database.
 */
export const cleanContent = (html: string): string => clean(html, asWritten);

/** The same for readers, made clean again whatever the row holds, with pictures in all their sizes. */
export const shownContent = (html: string): string => clean(html, asShown);

/** A line of plain text: trimmed, without control characters; it is never read as HTML. */
export const plainLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
