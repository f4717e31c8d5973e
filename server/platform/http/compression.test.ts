import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBody, createRecompressor, pack, packedBody } from './compression.ts';

const text = Array.from({ length: 20_000 }, (_, n) => `line ${(n * 7919) % 10_007}`).join('\n');

test('a body is the same in every encoding, whoever reads it while it is compressed', async () => {
  const body = createBody(Buffer.from(text), 3);
  // One sends the plain bytes slowly; others compress them, twice at once and once more, smaller.
  const sending = await body.plain();
  const [br, gzip, small] = await Promise.all([body.as('br'), body.as('gzip'), createRecompressor()(body)]);
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

test('what is packed at once is the same in every encoding; what is small is not packed', async () => {
  const packed = pack(Buffer.from(text));
  expect(packed?.length).toBeLessThan(text.length);
  const body = packedBody(packed as Buffer);
  expect(body.bytes).toBe(packed?.length);
  expect((await body.plain()).toString()).toBe(text);
  expect(brotliDecompressSync(await body.as('br')).toString()).toBe(text);
  expect(gunzipSync(await body.as('gzip')).toString()).toBe(text);
  expect(pack(Buffer.from('a few words'))).toBeNull();
});
