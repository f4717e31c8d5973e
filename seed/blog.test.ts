import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '#contract/core/rules.ts';
import { wordsIn } from '#contract/office/blog/rules.ts';
import { astrologers } from './astrologers.ts';
import { type ArticleText, articleHtml, targetsOf } from './blog/article.ts';
import { articles } from './blog/index.ts';
import { catalogue } from './catalog/index.ts';
import { addressOf } from './import/articles.ts';

const slugs = new Set(articles.map(({ slug }) => slug));
const products = new Set(catalogue.map(({ slug }) => slug));
// The seed may not import pages, so the table is read as text.
const table = readFileSync(new URL('../web/route-table/route-table.ts', import.meta.url), 'utf8');
const paths = new Set([...table.matchAll(/path: '([^']+)'/g)].map(([, path]) => path));
const html = ({ body }: ArticleText) => articleHtml(body, addressOf);
const kinds = ({ body }: ArticleText) =>
  body.map((block) =>
    typeof block === 'string'
      ? 'p'
      : Object.entries(block).map(([kind, said]) => `${kind} ${Array.isArray(said) ? said.length : ''}`)[0],
  );

/** Returns the problem of a post's link, or null. */
function deadLink(target: string): string | null {
  const [, kind, name = ''] = /^(product|category|post):(.+)$/.exec(target) ?? [];
  const there =
    kind === 'product'
      ? products.has(name)
      : kind === 'post'
        ? slugs.has(name)
        : kind === 'category'
          ? categories.some((category) => category === decodeURIComponent(name))
          : paths.has(target);
  return there ? null : target;
}

describe('the articles of the demo shop', () => {
  it('are twelve, all different', () => {
    expect(articles).toHaveLength(12);
    expect(slugs.size).toBe(12);
    expect(new Set(articles.flatMap(({ en, hi }) => [en.title, hi.title])).size).toBe(24);
    expect(new Set(articles.map(({ cover }) => JSON.stringify(cover))).size).toBe(12);
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s is whole in both languages',
    (_, { en, hi, tags }) => {
      expect(wordsIn(html(en))).toBeGreaterThanOrEqual(600);
      expect(wordsIn(html(en))).toBeLessThanOrEqual(1000);
      expect(wordsIn(html(hi))).toBeGreaterThanOrEqual(600);
      expect(wordsIn(html(hi))).toBeLessThanOrEqual(1250);
      // The same article in both languages: the same parts, with the same links in the same order.
      expect(kinds(hi)).toEqual(kinds(en));
      expect(targetsOf(hi)).toEqual(targetsOf(en));
      for (const text of [hi.title, hi.description, hi.author, hi.alt])
        expect(text).toMatch(/[\u0900-\u097f]/);
      expect(JSON.stringify(en)).not.toMatch(/[\u0900-\u097f]/);
      expect(tags.length).toBeGreaterThan(1);
    },
  );

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s leads only to pages that are there',
    (_, { en, hi }) => {
      expect([...targetsOf(en), ...targetsOf(hi)].map(deadLink).filter(Boolean)).toEqual([]);
      expect(targetsOf(en).length).toBeGreaterThan(2);
      expect(html(en) + html(hi)).not.toMatch(/\]\(|\*\*|\bundefined\b/);
    },
  );

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s fits where it is shown, and is signed by somebody of ours',
    (_, { en, hi }) => {
      for (const { title, description } of [en, hi]) {
        expect(title.length).toBeLessThanOrEqual(70);
        expect(description.length).toBeLessThanOrEqual(160);
      }
      const names = astrologers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
      expect(names).toContain(en.author);
    },
  );

  it('promise no effects and no healing', () => {
    const all = articles.flatMap(({ en, hi }) => [html(en), html(hi)]).join(' ');
    expect(all).not.toMatch(/\b(?:guarantee[ds]?|cures?|miracle|100 ?%)\b|गारंटी|शर्तिया|चमत्कार/i);
  });
});
