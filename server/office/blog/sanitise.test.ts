import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Post } from '#contract/office/blog/endpoints.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { xssCorpus } from '../../testing/xss-corpus.ts';
import { cleanContent, shownContent } from './sanitise.ts';
import { someFields, writePost } from './test-posts.ts';

const picture = `/media/${'a'.repeat(40)}.webp`;
const names = 'p|br|hr|h2|h3|ul|ol|li|blockquote|strong|em|a|img';
const attributes = 'href|title|rel|src|alt|srcset|sizes|loading|decoding|start';
const tag = new RegExp(`^</?(?:${names})(?: (?:${attributes})="[^"<>]*")*(?: /)?>$`);

/** Returns the markup beyond the allow-list that a browser could see; empty if the HTML is safe. */
function strange(html: string): string[] {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, value = '']) => value);
  return [
    ...tags.filter((one) => !tag.test(one)),
    ...addresses.filter((one) => !/^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/.test(one)),
  ];
}

describe('the allow-list', () => {
  it('leaves an article as its editor wrote it', () => {
    const article = `<h2>Head</h2><p>A <strong>ruby</strong> is <em>red</em>.<br />See <a href="/products?category=Gemstones" title="All">stones</a>.</p><ul><li><p>One</p></li></ul><ol start="3"><li><p>Three</p></li></ol><blockquote><p>Quiet.</p></blockquote><hr /><img src="${picture}" alt="A ruby" />`;
    expect(cleanContent(article)).toBe(article);
    expect(cleanContent('<p>मूँगा &amp; माणिक 3 &lt; 5</p>')).toBe('<p>मूँगा &amp; माणिक 3 &lt; 5</p>');
  });

  it('converts equivalents from older editors and pasted documents', () => {
    expect(cleanContent('<h1>A</h1><h4>B</h4><p><b>C</b> <i>D</i></p>')).toBe(
      '<h2>A</h2><h3>B</h3><p><strong>C</strong> <em>D</em></p>',
    );
    expect(cleanContent('<div class="x"><span style="color:red">E</span></div>')).toBe('E');
  });

  it('marks external links, and shows only pictures of the shop, in all sizes', () => {
    expect(cleanContent('<a href="https://gia.edu/">GIA</a>')).toBe(
      '<a href="https://gia.edu/" rel="nofollow noopener">GIA</a>',
    );
    expect(cleanContent('<a href="mailto:care@shop.test">Mail</a>')).toContain(
      'href="mailto:care@shop.test"',
    );
    expect(cleanContent('<img src="https://other.test/a.webp" alt="x">')).toBe('');
    expect(shownContent(`<img src="${picture}">`)).toContain('srcset="/media/');
    expect(cleanContent(shownContent(`<img src="${picture}" alt="x" />`))).toBe(
      `<img src="${picture}" alt="x" />`,
    );
  });

  it('survives a text of nothing but opening tags', () => {
    expect(strange(cleanContent('<blockquote>'.repeat(5000)))).toEqual([]);
    expect(strange(cleanContent('<'.repeat(29_000)))).toEqual([]);
  });
});

describe('attacks', () => {
  it.each(xssCorpus)('%s is inert in every context', (attack) => {
    for (const html of [attack, `<p>${attack}</p>`, `<a href="${attack}">x</a>`, `<img src=${attack}>`]) {
      const stored = cleanContent(html);
      expect(strange(stored)).toEqual([]);
      // Sanitising twice gives the same result.
      expect(strange(shownContent(stored))).toEqual([]);
      expect(cleanContent(stored)).toBe(stored);
    }
  });
});

describe('in the API', () => {
  let testShop: TestShop;
  let admin: Person;
  beforeAll(async () => {
    testShop = await startTestShop();
    admin = await testShop.admin();
  });
  afterAll(() => testShop.close());

  const contents = ({ content, translations }: Post) => [content, translations.hi?.content ?? ''];
  const all = xssCorpus.filter((attack) => !attack.includes('\0'));
  const body = all.map((attack) => `<p>before</p>${attack}`).join('\n');

  it('every text of a post is sanitised when stored and when read', async () => {
    const hi = { title: 'हमला', content: body };
    const post = await writePost(admin, { content: body, translations: { hi } });
    const row = await testShop.db
      .selectFrom('posts')
      .select(['content', 'translations'])
      .where('id', '=', post._id)
      .executeTakeFirstOrThrow();
    expect(strange(row.content)).toEqual([]);
    expect(strange((row.translations as { hi: { content: string } }).hi.content)).toEqual([]);
    const read = await testShop.visitor('GET /api/blog/posts/{id}', { params: { id: post._id } });
    expect(contents(read).flatMap(strange)).toEqual([]);
    expect(read.content).toContain('<p>before</p>');
  });

  it('a working copy is sanitised when stored', async () => {
    const post = await writePost(admin, { state: 'draft' });
    const { draft } = await admin.api('PUT /api/blog/posts/{id}/draft', {
      params: { id: post._id },
      body: { version: post.version, fields: someFields({ content: body, hi: { content: body } }) },
    });
    expect([draft.content, draft.hi.content ?? ''].flatMap(strange)).toEqual([]);
  });

  it('a row that was written past the allow-list is harmless when it is read', async () => {
    const post = await writePost(admin, {});
    await testShop.db
      .updateTable('posts')
      .set({ content: body, translations: JSON.stringify({ hi: { content: body } }) })
      .where('id', '=', post._id)
      .execute();
    const one = await testShop.visitor('GET /api/blog/posts/{id}', { params: { id: post._id } });
    const list = await testShop.visitor('GET /api/blog/posts');
    expect([one, ...list].flatMap(contents).flatMap(strange)).toEqual([]);
  });

  it('plain fields stay plain text, unchanged', async () => {
    for (const attack of ['<script>hit()</script>', '"><img src=x onerror=hit()>', '&lt;b&gt;']) {
      const post = await writePost(admin, { title: attack, description: attack, author: attack });
      const read = await testShop.visitor('GET /api/blog/posts/{id}', { params: { id: post._id } });
      expect([read.title, read.description, read.author]).toEqual([attack, attack, attack]);
    }
  });
});
