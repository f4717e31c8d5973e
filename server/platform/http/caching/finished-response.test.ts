import { expect, test } from 'vitest';
import { finish } from './finished-response.ts';

test('equal responses have one ETag, and others another', async () => {
  for (const words of ['a few words', 'many words '.repeat(1000)]) {
    const { body, etag } = finish(200, {}, Buffer.from(words));
    expect((await body.as('plain')).toString()).toBe(words);
    expect(finish(200, {}, Buffer.from(words)).etag).toBe(etag);
    expect(finish(200, {}, Buffer.from(`${words}.`)).etag).not.toBe(etag);
  }
});
