import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRefusal, photo } from '../../testing/fixtures/documents.ts';
import { meetAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { postForm, publishedTitles, savePost, someFields, writePost } from './test-posts.ts';

let testShop: TestShop;
let admin: Person;
let second: Person;
let customer: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  [admin, second, customer] = [await testShop.admin(), await testShop.admin(), await testShop.customer()];
});
afterAll(() => testShop.close());

const read = (id: string, api = testShop.visitor) => api('GET /api/blog/posts/{id}', { params: { id } });
const readAsAdmin = (id: string, who = admin) => who.api('GET /api/blog/desk/{id}', { params: { id } });
const keep = (who: Person, id: string, version: number, changes = {}) =>
  who.api('PUT /api/blog/posts/{id}/draft', {
    params: { id },
    body: { version, fields: someFields(changes) },
  });
const audited = async (id: string) => testShop.shop.services.audit.of(testShop.db, 'post', id);
const inMinutes = (minutes: number) =>
  new Date(testShop.clock.now().getTime() + minutes * 60_000).toISOString();

describe('readers', () => {
  it('get the bare list of older clients, the newest first, and a bare post', async () => {
    const older = await writePost(admin, { title: 'Older', publishedAt: inMinutes(-60) });
    const post = await writePost(admin, { title: 'Newer', tags: 'Ruby, Manik, ruby', description: 'Short.' });
    const answer = await fetch(`${testShop.base}/api/blog/posts`);
    const list = (await answer.json()) as { _id: string; title: string }[];
    expect(list.map(({ title }) => title).slice(0, 2)).toEqual(['Newer', 'Older']);
    expect(list[1]?._id).toBe(older._id);
    const one = await read(post._id);
    expect(one).toMatchObject({
      title: 'Newer',
      content: '<p>Red.</p>',
      author: 'Vasudha',
      description: 'Short.',
      tags: ['ruby', 'manik'],
      image: [],
      featuredImage: null,
    });
    expect(new Date(one.publishedAt ?? 0).getTime()).toBeLessThanOrEqual(testShop.clock.now().getTime());
  });

  it('get a not-found message in their language, also for drafts', async () => {
    const draft = await writePost(admin, { title: 'Secret', state: 'draft' });
    expect(draft).toMatchObject({ state: 'draft', publishedAt: null });
    const hindi = await getRefusal(read(draft._id, testShop.as(null, 'hi')));
    expect(hindi).toMatchObject({ status: 404, code: 'post_not_found', message: 'यह लेख नहीं मिला।' });
    expect((await getRefusal(read('0000000000000000'))).message).toBe('Post not found.');
    expect(await publishedTitles(testShop)).not.toContain('Secret');
    expect(
      (await getRefusal(customer.api('GET /api/blog/desk/{id}', { params: { id: draft._id } }))).status,
    ).toBe(403);
  });

  it('find up to three others that share tags, those with most in common first', async () => {
    const post = await writePost(admin, { title: 'Panchang', tags: 'panchang, tithi, muhurta' });
    await writePost(admin, { title: 'One shared', tags: 'tithi' });
    await writePost(admin, { title: 'Two shared', tags: 'panchang,tithi', publishedAt: inMinutes(-5) });
    await writePost(admin, { title: 'Old, one shared', tags: 'muhurta', publishedAt: inMinutes(-900) });
    await writePost(admin, { title: 'Oldest, one shared', tags: 'muhurta', publishedAt: inMinutes(-9000) });
    await writePost(admin, { title: 'None shared', tags: 'ruby' });
    await writePost(admin, { title: 'Shared, not out', tags: 'panchang,tithi,muhurta', state: 'draft' });
    const related = await testShop.visitor('GET /api/blog/posts/{id}/related', { params: { id: post._id } });
    expect(related.map(({ title }) => title)).toEqual(['Two shared', 'One shared', 'Old, one shared']);
  });

  it('get pages of cards without the content; the sitemap lists published posts', async () => {
    const { posts, total } = await testShop.visitor('GET /api/blog/cards', { query: { page: 2, limit: 2 } });
    expect(posts).toHaveLength(2);
    expect(posts[0]).not.toHaveProperty('content');
    const all = await publishedTitles(testShop);
    expect(total).toBe(all.length);
    expect(posts.map(({ title }) => title)).toEqual(all.slice(2, 4));
    expect(await testShop.visitor('GET /api/sitemap/posts')).toHaveLength(total);
  });
});

describe('a scheduled post', () => {
  it('is published when it is due, also in cached lists', async () => {
    const post = await writePost(admin, { title: 'Tomorrow', publishedAt: inMinutes(30) });
    expect(post.state).toBe('scheduled');
    const keptList = () => fetch(`${testShop.base}/api/blog/posts`).then((answer) => answer.text());
    expect(await keptList()).not.toContain('Tomorrow');
    await testShop.sweep();
    expect(await publishedTitles(testShop)).not.toContain('Tomorrow');
    testShop.clock.advance(31);
    await testShop.sweep();
    expect(await publishedTitles(testShop)).toContain('Tomorrow');
    expect(await keptList()).toContain('Tomorrow');
    expect((await readAsAdmin(post._id)).state).toBe('published');
  });

  it('can be postponed, and a post can become a draft again', async () => {
    const post = await writePost(admin, { title: 'Moved', publishedAt: inMinutes(10) });
    await savePost(admin, post._id, { title: 'Moved', state: 'published', publishedAt: inMinutes(60) });
    testShop.clock.advance(20);
    await testShop.sweep();
    expect(await publishedTitles(testShop)).not.toContain('Moved');
    const out = await savePost(admin, post._id, {
      title: 'Moved',
      state: 'published',
      publishedAt: inMinutes(-1),
    });
    expect(out.state).toBe('published');
    expect(await publishedTitles(testShop)).toContain('Moved');
    await savePost(admin, post._id, { title: 'Moved', state: 'draft' });
    expect(await publishedTitles(testShop)).not.toContain('Moved');
  });
});

describe('an older client', () => {
  it('publishes at once, and its edit keeps what it does not know', async () => {
    const post = await writePost(admin, {
      title: 'Plain',
      tags: 'a, b',
      translations: { hi: { title: 'सादा' } },
    });
    const edited = await savePost(admin, post._id, { title: 'Plainer', content: '<h2>Head</h2>', tags: 'a' });
    expect(edited).toMatchObject({ title: 'Plainer', publishedAt: post.publishedAt, tags: ['a'] });
    expect(edited.translations.hi?.title).toBe('सादा');
    const answer = await admin.api('DELETE /api/blog/posts/{id}', { params: { id: post._id } });
    expect(answer).toEqual({ message: 'Post deleted.' });
    expect((await getRefusal(read(post._id))).status).toBe(404);
  });

  it('sends pictures under `images`: drawn anew, the first is the cover, a later upload replaces them', async () => {
    const form = postForm({ title: 'Pictured', content: '' });
    for (const colour of ['#aa1122', '#2648a1'])
      form.append('images', new Blob([new Uint8Array(await photo(colour))]), 'a.jpg');
    const post = await admin.api('POST /api/blog/posts', { body: form });
    expect(post.image).toHaveLength(2);
    expect(post.featuredImage).toBe(post.image[0]);
    const picture = await fetch(testShop.base + post.image[0]);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await picture.arrayBuffer()).includes('Telltale')).toBe(false);
    const again = postForm({ title: 'Pictured' });
    again.append('images', new Blob([new Uint8Array(await photo('#006640'))]), 'b.jpg');
    const edited = await admin.api('PUT /api/blog/posts/{id}', { params: { id: post._id }, body: again });
    expect(edited.image).toHaveLength(1);
    expect(post.image).not.toContain(edited.image[0]);
  });
});

describe('an editor', () => {
  it('gets an error for missing or invalid fields', async () => {
    const refused = async (fields: Record<string, unknown>) => getRefusal(writePost(admin, fields));
    expect(await refused({ title: '  ' })).toMatchObject({ status: 400, message: 'Please enter a title.' });
    expect((await refused({ content: 'x'.repeat(30_001) })).message).toContain('too long for one post');
    expect(await refused({ pictures: [{ src: 'https://evil.test/a.png', alt: {} }] })).toMatchObject({
      status: 400,
    });
    const lie = postForm({ title: 'A lie' });
    lie.append('images', new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }), 'a.png');
    expect(await getRefusal(admin.api('POST /api/blog/posts', { body: lie }))).toMatchObject({
      code: 'image_kind',
    });
    const large = new FormData();
    large.append('images', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'C:\\big.jpg');
    expect(await getRefusal(admin.api('POST /api/blog/pictures', { body: large }))).toMatchObject({
      message: 'big.jpg is too large: at most 5 MB a picture.',
    });
  });

  it('keeps a working copy that readers do not see until it is published', async () => {
    const post = await writePost(admin, { title: 'As read' });
    const { version } = await keep(admin, post._id, post.version, {
      title: 'As typed',
      content: '<p onclick=x>New</p>',
    });
    expect((await read(post._id)).title).toBe('As read');
    const open = await readAsAdmin(post._id, second);
    expect(open.draft).toMatchObject({ title: 'As typed', content: '<p>New</p>' });
    const { posts } = await admin.api('GET /api/blog/desk', { query: { q: 'as typed' } });
    expect(posts).toMatchObject([{ title: 'As typed', hasDraft: true, state: 'published' }]);
    await savePost(admin, post._id, { title: 'As typed', content: '<p>New</p>', version: String(version) });
    expect((await read(post._id)).title).toBe('As typed');
    expect((await readAsAdmin(post._id)).draft).toBeNull();
  });

  it('can discard the working copy', async () => {
    const post = await writePost(admin, { title: 'Stays' });
    await keep(admin, post._id, post.version, { title: 'Goes' });
    const back = await admin.api('DELETE /api/blog/posts/{id}/draft', { params: { id: post._id } });
    expect(back).toMatchObject({ draft: null, fields: { title: 'Stays' } });
  });

  it('gets a conflict when another editor has saved, and no text is lost', async () => {
    const post = await writePost(admin, { title: 'Shared' });
    const version = String(post.version);
    await savePost(second, post._id, { title: 'Theirs', version });
    const refused = await getRefusal(savePost(admin, post._id, { title: 'Mine', version }));
    expect(refused).toMatchObject({ status: 409, code: 'post_changed' });
    expect(refused.message).toMatch(/^Buyer \d+ has changed this post since you opened it\./);
    expect((await getRefusal(keep(admin, post._id, post.version, { title: 'Mine' }))).code).toBe(
      'post_changed',
    );
    expect((await read(post._id)).title).toBe('Theirs');
    const now = await readAsAdmin(post._id);
    await savePost(admin, post._id, { title: 'Mine', version: String(now.version) });
    expect((await read(post._id)).title).toBe('Mine');
    const [mine, theirs] = await audited(post._id);
    expect([mine?.before, theirs?.after]).toMatchObject([{ title: 'Theirs' }, { title: 'Theirs' }]);
  });

  it('gets a conflict when two save at the same moment', async () => {
    const post = await writePost(admin, { title: 'At once' });
    const version = String(post.version);
    const apart = meetAt('post.write', 2);
    const both = await Promise.allSettled([
      savePost(admin, post._id, { title: 'First', version }),
      savePost(second, post._id, { title: 'Second', version }),
    ]);
    apart();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('deletes and restores a post, and both are audited', async () => {
    const post = await writePost(admin, { title: 'Off and on' });
    await admin.api('DELETE /api/blog/posts/{id}', { params: { id: post._id } });
    expect(await publishedTitles(testShop)).not.toContain('Off and on');
    const { posts, counts } = await admin.api('GET /api/blog/desk', { query: { state: 'deleted' } });
    expect(posts.map(({ title }) => title)).toContain('Off and on');
    expect(counts.deleted).toBe(posts.length);
    const restored = await second.api('POST /api/blog/posts/{id}/restore', { params: { id: post._id } });
    expect(restored).toEqual({ message: 'Post restored.' });
    expect(await publishedTitles(testShop)).toContain('Off and on');
    const log = await audited(post._id);
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['post.restore', second.userId],
      ['post.delete', admin.userId],
      ['post.create', admin.userId],
    ]);
    expect(log[1]?.before).toMatchObject({ title: 'Off and on', author: 'Vasudha' });
  });
});

describe('pictures', () => {
  it('are removed after a day if no post uses them', async () => {
    const form = new FormData();
    for (const colour of ['#111111', '#222222', '#333333'])
      form.append('images', new Blob([new Uint8Array(await photo(colour))]), 'a.jpg');
    const { images } = await admin.api('POST /api/blog/pictures', { body: form });
    const [cover = '', inside = '', unused = ''] = images;
    await writePost(admin, {
      title: 'With pictures',
      content: `<p>See</p><img src="${inside}" alt="Inside">`,
      pictures: [{ src: cover, alt: { en: 'Cover', hi: 'आवरण' } }],
    });
    const there = async () =>
      Promise.all([cover, inside, unused].map(async (src) => (await fetch(testShop.base + src)).status));
    await testShop.sweep();
    expect(await there()).toEqual([200, 200, 200]);
    testShop.clock.advance(25 * 60);
    await testShop.sweep();
    expect(await there()).toEqual([200, 200, 404]);
  });
});
