import { expect, test } from 'vitest';
import { finish } from './finished-response.ts';

test('the buffer of a finished response may be reused', async () => {
  for (const words of ['a few words', 'many words '.repeat(1000)]) {
    const bytes = Buffer.from(words);
    const { body, etag } = finish(200, {}, bytes);
    bytes.fill(0);
    expect((await body.plain()).toString()).toBe(words);
    expect(finish(200, {}, Buffer.from(words)).etag).toBe(etag);
    expect(finish(200, {}, Buffer.from(`${words}.`)).etag).not.toBe(etag);
  }
});
