import { describe, expect, it } from 'vitest';
import { awaitMarkup, keptMarkup, MARK, writePage } from './kept-markup.ts';

const element = (tag: string, key: string, inside: string): string => {
  const known = keptMarkup(key);
  if (known !== undefined) return `<${tag} class="a">${known}</${tag}>`;
  return `<${tag} ${MARK}="${awaitMarkup(tag, key)}" class="a">${inside}</${tag}>`;
};

describe('kept markup', () => {
  it('is what stood inside the first time, and the page is the same with it', () => {
    const page = () =>
      writePage(
        () =>
          `<body>${element('div', 'nav', '<div>one<div>two</div></div><b>₹</b>')}<div>page</div>${element('article', 'card 1', 'x')}</body>`,
      );
    const first = page();
    expect(first).toBe(
      '<body><div class="a"><div>one<div>two</div></div><b>₹</b></div><div>page</div><article class="a">x</article></body>',
    );
    expect(keptMarkup('nav')).toBe('<div>one<div>two</div></div><b>₹</b>');
    expect(keptMarkup('card 1')).toBe('x');
    expect(page()).toBe(first);
  });

  it('holds one inside another', () => {
    const page = () =>
      writePage(() => element('footer', 'outer', `<p>${element('article', 'inner', '<i></i>')}</p>`));
    const first = page();
    expect(keptMarkup('outer')).toBe('<p><article class="a"><i></i></article></p>');
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
    expect(keptMarkup('broken')).toBeUndefined();
    expect(keptMarkup('whole')).toBe('y');
  });

  it('lets the least used go', () => {
    const long = 'x'.repeat(1_000_000);
    for (const key of ['a', 'b', 'c']) writePage(() => element('aside', key, long));
    keptMarkup('a');
    writePage(() => element('aside', 'd', long));
    expect(keptMarkup('b')).toBeUndefined();
    expect(keptMarkup('a')).toBe(long);
    expect(keptMarkup('d')).toBe(long);
  });

  it('counts what it let go as gone, so that there is room after any number of pages', () => {
    const inside = 'x'.repeat(1000);
    for (let n = 0; n < 10_000; n++) writePage(() => element('aside', `${'key '.repeat(100)}${n}`, inside));
    for (const n of [8000, 9999]) expect(keptMarkup(`${'key '.repeat(100)}${n}`)).toBe(inside);
  });
});
