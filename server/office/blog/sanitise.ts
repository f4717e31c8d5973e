import sanitize from 'sanitize-html';
import { pictureSet } from '#contract/core/pictures.ts';
import { isStoredPicture } from '#contract/office/blog/rules.ts';

/** The maximum nesting of elements. Deeper ones are removed. */
const maxNesting = 24;

/** Returns whether a link is allowed: a page of the shop, a web page, a mail address or a phone number. */
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
    // Only for external pages.
    ...(/^https?:/i.test(href.trim()) && { rel: 'nofollow noopener' }),
  },
});

/** The allow-list. Other elements are removed but their text stays, except that of scripts and similar elements. */
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
  nestingLimit: maxNesting,
  parseStyleAttributes: false,
  // Older editors and pasted documents use these equivalents.
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', a: link },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isStoredPicture(attribs.src ?? ''),
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
 * Sanitises HTML for storage: only the allow-list, only pictures in the shop's storage, only links to pages,
 * mail and phone. Every editor's text passes through here before it is stored.
 */
export const cleanContent = (html: string): string => clean(html, asWritten);

/** Sanitises HTML for readers. Repeats the clean-up whatever the row holds, and adds picture sizes. */
export const shownContent = (html: string): string => clean(html, asShown);

/** Normalises a line of plain text: trimmed, without control characters. It is never interpreted as HTML. */
export const plainLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
