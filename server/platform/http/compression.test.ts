import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBody, createShrinking, packBody } from './compression.ts';

const text = Array.from({ length: 20_000 }, (_, n) => `line ${(n * 7919) % 10_007}`).join('\n');

test('a body is the same in every encoding, whoever reads it while it is compressed', async () => {
  const body = createBody(Buffer.from(text), 3);
  // One sends the plain bytes slowly; others compress them, twice at once and once more, smaller.
  const sending = await body.plain();
  const [br, gzip, small] = await Promise.all([body.as('br'), body.as('gzip'), createShrinking()(body)]);
  expect(sending.toString()).toBe(text);
  for (const packed of [br, await small.as('br')]) expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect((await body.plain()).toString()).toBe(text);
  expect((await small.as('br')).length).toBeLessThan(br.length);
});

test('a body holds its compressed forms alone', async () => {
  const body = createBody(Buffer.from(text), 3);
  expect(body.bytes).toBe(text.length);
  const { length } = await body.as('br');
  expect(body.bytes).toBe(length);
});

test('what is packed at once does not need its bytes any more', async () => {
  for (const words of [text, 'a few words']) {
    const bytes = Buffer.from(words);
    const body = packBody(bytes);
    bytes.fill(0);
    expect((await body.plain()).toString()).toBe(words);
    expect(body.bytes).toBeLessThanOrEqual(bytes.length);
    if (!body.compressible) continue;
    expect(brotliDecompressSync(await body.as('br')).toString()).toBe(words);
    expect(gunzipSync(await body.as('gzip')).toString()).toBe(words);
  }
});
