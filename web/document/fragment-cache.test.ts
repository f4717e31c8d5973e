import { describe, expect, it } from 'vitest';
import { captureMarkup, keptMarkup, MARK, writePage } from './fragment-cache.ts';

const element = (tag: string, key: string, inside: string): string => {
  const known = keptMarkup(key);
  if (known !== undefined) return `<${tag} class="a">${known}</${tag}>`;
  return `<${tag} ${MARK}="${captureMarkup(tag, key)}" class="a">${inside}</${tag}>`;
};

/** A page as it is sent. */
const sent = (render: () => string): string =>
  writePage(render)
    .map((piece) => piece.toString())
    .join('');

/** What is kept under a key. */
const kept = (key: string): string | undefined => {
  let known = true;
  const html = sent(() => {
    const markup = keptMarkup(key);
    known = markup !== undefined;
    return markup ?? '';
  });
  return known ? html : undefined;
};

describe('kept markup', () => {
  it('is what stood inside the first time, and the page is the same with it', () => {
    const page = () =>
      sent(
        () =>
          `<body>${element('div', 'nav', '<div>one<div>two</div></div><b>₹</b>')}<div>page</div>${element('article', 'card 1', 'x')}</body>`,
      );
    const first = page();
    expect(first).toBe(
      '<body><div class="a"><div>one<div>two</div></div><b>₹</b></div><div>page</div><article class="a">x</article></body>',
    );
    expect(kept('nav')).toBe('<div>one<div>two</div></div><b>₹</b>');
    expect(kept('card 1')).toBe('x');
    expect(page()).toBe(first);
  });

  it('holds one inside another', () => {
    const page = () =>
      sent(() => element('footer', 'outer', `<p>${element('article', 'inner', '<i></i>')}</p>`));
    const first = page();
    // Drawn anew around an inside that is known.
    sent(() => element('div', 'around', element('article', 'inner', 'never drawn')));
    expect(kept('around')).toBe('<article class="a"><i></i></article>');
    expect(kept('outer')).toBe('<p><article class="a"><i></i></article></p>');
    expect(page()).toBe(first);
  });

  it('forgets what was asked for on a page that failed', () => {
    expect(() =>
      writePage(() => {
        element('aside', 'broken', 'x');
        throw new Error('no page');
      }),
    ).toThrow('no page');
    writePage(() => element('aside', 'whole', 'y'));
    expect(kept('broken')).toBeUndefined();
    expect(kept('whole')).toBe('y');
  });

  it('lets the least used go', () => {
    const long = 'x'.repeat(1_000_000);
    for (const key of ['a', 'b', 'c']) writePage(() => element('aside', key, long));
    kept('a');
    writePage(() => element('aside', 'd', long));
    expect(kept('b')).toBeUndefined();
    expect(kept('a')).toBe(long);
    expect(kept('d')).toBe(long);
  });

  it('counts what it let go as gone, so that there is room after any number of pages', () => {
    const inside = 'x'.repeat(1000);
    for (let n = 0; n < 10_000; n++) writePage(() => element('aside', `${'key '.repeat(100)}${n}`, inside));
    for (const n of [8000, 9999]) expect(kept(`${'key '.repeat(100)}${n}`)).toBe(inside);
  });
});
