import { describe, expect, it } from 'vitest';
import { captureMarkup, fragmentPlaceholder, MARK, writePage } from './fragment-cache.ts';

const element = (tag: string, key: string, inside: string): string => {
  const known = fragmentPlaceholder(key);
  if (known !== undefined) return `<${tag} class="a">${known}</${tag}>`;
  return `<${tag} ${MARK}="${captureMarkup(tag, key)}" class="a">${inside}</${tag}>`;
};

/** Renders a page as the server sends it. */
const sent = (render: () => string): string =>
  writePage(render)
    .map((piece) => piece.toString())
    .join('');

/** Returns the cached HTML of a key. */
const cachedMarkup = (key: string): string | undefined => {
  let known = true;
  const html = sent(() => {
    const markup = fragmentPlaceholder(key);
    known = markup !== undefined;
    return markup ?? '';
  });
  return known ? html : undefined;
};

describe('fragment cache', () => {
  it('stores an element’s children, and the page is identical with them', () => {
    const page = () =>
      sent(
        () =>
          `<body>${element('div', 'nav', '<div>one<div>two</div></div><b>₹</b>')}<div>page</div>${element('article', 'card 1', 'x')}</body>`,
      );
    const first = page();
    expect(first).toBe(
      '<body><div class="a"><div>one<div>two</div></div><b>₹</b></div><div>page</div><article class="a">x</article></body>',
    );
    expect(cachedMarkup('nav')).toBe('<div>one<div>two</div></div><b>₹</b>');
    expect(cachedMarkup('card 1')).toBe('x');
    expect(page()).toBe(first);
  });

  it('caches nested fragments', () => {
    const page = () =>
      sent(() => element('footer', 'outer', `<p>${element('article', 'inner', '<i></i>')}</p>`));
    const first = page();
    // Renders the outer element again around the cached inner one.
    sent(() => element('div', 'around', element('article', 'inner', 'never drawn')));
    expect(cachedMarkup('around')).toBe('<article class="a"><i></i></article>');
    expect(cachedMarkup('outer')).toBe('<p><article class="a"><i></i></article></p>');
    expect(page()).toBe(first);
  });

  it('caches nothing of a page that failed', () => {
    expect(() =>
      writePage(() => {
        element('aside', 'broken', 'x');
        throw new Error('no page');
      }),
    ).toThrow('no page');
    writePage(() => element('aside', 'whole', 'y'));
    expect(cachedMarkup('broken')).toBeUndefined();
    expect(cachedMarkup('whole')).toBe('y');
  });

  it('evicts the least recently used', () => {
    const long = 'x'.repeat(1_000_000);
    for (const key of ['a', 'b', 'c']) writePage(() => element('aside', key, long));
    cachedMarkup('a');
    writePage(() => element('aside', 'd', long));
    expect(cachedMarkup('b')).toBeUndefined();
    expect(cachedMarkup('a')).toBe(long);
    expect(cachedMarkup('d')).toBe(long);
  });

  it('subtracts evicted fragments from its size, so that there is room after any number of pages', () => {
    const inside = 'x'.repeat(1000);
    for (let n = 0; n < 10_000; n++) writePage(() => element('aside', `${'key '.repeat(100)}${n}`, inside));
    for (const n of [8000, 9999]) expect(cachedMarkup(`${'key '.repeat(100)}${n}`)).toBe(inside);
  });
});
