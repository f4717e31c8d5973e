import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBody, createPageBody } from './compression.ts';
import { createRecompressor } from './recompressor.ts';

const text = Array.from({ length: 20_000 }, (_, n) => `line ${(n * 7919) % 10_007}`).join('\n');

test('a body is the same in every encoding, also when it is read while it is compressed', async () => {
  const body = createBody(Buffer.from(text), 3);
  // One reader sends the plain bytes slowly, two compress them, and one recompresses them smaller.
  const sending = await body.as('plain');
  const [br, gzip, small] = await Promise.all([body.as('br'), body.as('gzip'), createRecompressor()(body)]);
  expect(sending.toString()).toBe(text);
  for (const packed of [br, await small.as('br')]) expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect((await body.as('plain')).toString()).toBe(text);
  expect((await small.as('br')).length).toBeLessThan(br.length);
});

test('a page is the same in every encoding, and small ones are not compressed', async () => {
  const body = createPageBody(Buffer.from(text));
  expect((await body.as('plain')).toString()).toBe(text);
  expect(brotliDecompressSync(await body.as('br')).toString()).toBe(text);
  expect(gunzipSync(await body.as('gzip')).toString()).toBe(text);
  expect(createPageBody(Buffer.from('a few words')).compressible).toBe(false);
});

test('the bytes of a body are those of the forms that were asked for', async () => {
  const body = createBody(Buffer.from(text), 3);
  expect(body.bytes).toBe(text.length);
  const { length } = await body.as('br');
  expect(body.bytes).toBe(text.length + length);
});

test('a page is kept compressed, and plain once a client asks for it', async () => {
  const body = createPageBody(Buffer.from(text));
  const { length } = await body.as('br');
  await body.as('br');
  expect(body.bytes).toBe(length);
  const [plain, again] = await Promise.all([body.as('plain'), body.as('plain')]);
  expect(again).toBe(plain);
  expect(body.bytes).toBe(length + text.length);
});
