import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AppError } from '../platform/core/app-error.ts';
import { readDataUrl, reencode } from './images.ts';

// Noise, so that a file cut in half lacks half of the picture.
const noise = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 2_654_435_761) >>> 24)), {
    raw: { width, height, channels: 3 },
  });
const jpeg = () => noise(300, 200).jpeg().toBuffer();
const png = () => noise(300, 200).png().toBuffer();
const outcome = async (bytes: Buffer): Promise<string> => {
  const drawn = await reencode(bytes, 1200, { person: 'somebody' });
  return drawn instanceof AppError ? drawn.code : ((await sharp(drawn).metadata()).format ?? '?');
};

/** A small PNG whose header claims another size, with the right checksum. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await png());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('an uploaded picture', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', () => noise(300, 200).webp().toBuffer()],
    ['AVIF', () => noise(64, 64).avif().toBuffer()],
  ])('may be %s and becomes WebP', async (_, make) => expect(await outcome(await make())).toBe('webp'));

  test('is scaled down to the limit, keeps its aspect ratio, and is never enlarged', async () => {
    const drawn = await reencode(await noise(2000, 500).jpeg().toBuffer(), 1200, { person: 'somebody' });
    expect(await sharp(drawn as Buffer).metadata()).toMatchObject({ width: 1200, height: 300 });
    const small = await reencode(await jpeg(), 1200, { person: 'somebody' });
    expect(await sharp(small as Buffer).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test('is upright and has no location', async () => {
    const tagged = await noise(300, 200)
      .withExif({ IFD0: { Make: 'Telltale phone' }, IFD3: { GPSLatitude: '26/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(tagged.includes('Telltale')).toBe(true);
    const drawn = (await reencode(tagged, 1200, { person: 'somebody' })) as Buffer;
    const told = await sharp(drawn).metadata();
    expect(told).toMatchObject({ width: 200, height: 300 });
    expect([told.exif, told.xmp, told.iptc, told.orientation]).toEqual(Array(4).fill(undefined));
  });

  test('loses everything else that was in the file', async () => {
    const script = Buffer.from('<html><script>alert(1)</script>PK\u0003\u0004');
    for (const bytes of [await jpeg(), await png()]) {
      const drawn = (await reencode(Buffer.concat([bytes, script]), 1200, { person: 'somebody' })) as Buffer;
      expect(drawn.includes('<script>')).toBe(false);
    }
  });

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>';
  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG after a prologue', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['GIF that is a script', Buffer.from('GIF89a/*aaaaaaaa*/=1;alert(1)')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, bytes) => expect(await outcome(bytes)).toBe('image_kind'));

  test.each([
    ['a JPEG cut in half', async () => (await jpeg()).subarray(0, 5000)],
    ['a PNG cut in half', async () => (await png()).subarray(0, 5000)],
    ['a page that starts like a JPEG', async () => Buffer.from('\u00ff\u00d8\u00ff<html>', 'latin1')],
    [
      'an SVG that starts like a PNG',
      async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(svg)]),
    ],
    ['a RIFF of nothing', async () => Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBP', 'latin1')],
  ])('is refused when it is %s', async (_, make) =>
    expect(await outcome(await make())).toBe('image_unreadable'),
  );

  test('is refused by its claimed size, without being decoded', async () => {
    // A decoder would find too few pixels, so that the picture would be unreadable.
    expect(await outcome(await claiming(1000, 1000))).toBe('image_unreadable');
    expect(await outcome(await claiming(60_000, 60_000))).toBe('image_too_large');
    expect(await outcome(await claiming(8000, 8000))).toBe('image_too_large');
  });
});

describe('a data URL', () => {
  test('is read regardless of its claimed type', async () => {
    const bytes = await png();
    for (const type of ['image/png', 'image/svg+xml', 'text/html', '', 'image/jpeg;charset=utf-8'])
      expect(readDataUrl(`data:${type};base64,${bytes.toString('base64')}`)).toEqual(bytes);
  });

  test.each([
    '',
    'https://example.in/a.png',
    'file:///etc/passwd',
    'data:image/png,%89PNG',
    'data:image/png;base64,',
    'data:image/png;base64,<svg>',
  ])('is not %j', async (url) => {
    expect(readDataUrl(url)).toBeNull();
  });

  test('is checked in linear time', () => {
    const from = performance.now();
    expect(readDataUrl(`data:image/png;base64,${'A'.repeat(6_000_000)}!`)).toBeNull();
    expect(performance.now() - from).toBeLessThan(1000);
  });
});

describe('fairness', () => {
  test('processes pictures of people in turn: one does not wait behind ten of somebody else', async () => {
    const picture = await jpeg();
    const drawn: string[] = [];
    const draw = async (person: string, name: string) => {
      await reencode(picture, 64, { person });
      drawn.push(name);
    };
    // The first one loads the library, so that the others are queued in this order.
    await draw('greedy', 'first');
    const greedy = Array.from({ length: 10 }, (_, n) => draw('greedy', `greedy ${n}`));
    await Promise.all([...greedy, draw('modest', 'modest')]);
    expect(drawn.indexOf('modest')).toBeLessThanOrEqual(2);
  });

  test('refuses a claimed size beyond the limit of this kind of picture', async () => {
    const claim = await claiming(7_000, 7_000);
    const refused = await reencode(claim, 64, { person: 'somebody', megapixels: 24 });
    expect(refused).toMatchObject({ code: 'image_too_large', values: { megapixels: 24 } });
  });
});
