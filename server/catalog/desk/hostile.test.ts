import { request } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '#contract/client.ts';
import { everything } from '../../testing/everything.ts';
import { productForm, somePicture } from '../../testing/products.ts';
import { type Person, startWorld, type World } from '../../testing/world.ts';

let world: World;
let meera: Person;
beforeAll(async () => {
  world = await startWorld();
  meera = await world.admin();
});
afterAll(() => world.close());

const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );

/** A PNG of a few bytes that claims to be this wide and high. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(50_000));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const kind = 'Please choose a JPEG, PNG, WebP or AVIF picture.';
const damaged = 'This picture is damaged and could not be read. Please choose another.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

describe('pictures', () => {
  const files: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['a drawing with a script', () => Buffer.from(svg), kind],
    ['a page that says it is a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>'), kind],
    ['a GIF that is a script', () => Buffer.from('GIF89a=1;alert(1)//'), kind],
    ['a program', () => Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), kind],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), kind],
    ['an archive', () => Buffer.from('504b0304140000000800', 'hex'), kind],
    ['half a PNG', async () => (await somePicture('#111', 400)).subarray(0, 120), damaged],
    ['a JPEG of nothing', () => Buffer.from('ffd8ffe000104a464946', 'hex'), damaged],
    [
      'a bomb of 3,600 megapixels',
      () => claimedPng(60_000, 60_000),
      'This picture is too large: at most 50 megapixels. Please choose a smaller one.',
    ],
    [
      'eleven megabytes',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(11 * 1024 * 1024)]),
      'cat.png is too large. At most 10 MB per image.',
    ],
  ];
  it.each(files)('%s is refused with a message, and nothing is kept', async (_, make, message) => {
    const before = await everything(world);
    const file = { bytes: await make(), name: '../../../etc/cat.png' };
    for (const key of ['POST /api/auth/add-product', 'POST /api/admin/product-pictures'] as const) {
      const refused = await refusal(meera.api(key, { body: productForm({}, [file]) }));
      expect([400, 413]).toContain(refused.status);
      expect(refused.message).toBe(message);
    }
    expect(await everything(world)).toEqual(before);
  });

  it('a picture with a page behind it is drawn anew: nothing of the page, nor of where it was taken, is left', async () => {
    const exif = { IFD0: { Copyright: 'taken at home' } };
    const photo = await sharp(await somePicture('#335577', 300))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const { product } = await meera.api('POST /api/auth/add-product', {
      body: productForm({}, [{ bytes: polyglot, name: 'x.html', type: 'text/html' }]),
    });
    const answer = await fetch(world.base + product.image[0]);
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(kept.includes('alert(1)')).toBe(false);
    expect(kept.includes('taken at home')).toBe(false);
  });

  it('a claim of 100 MB is refused before a byte of it is read', async () => {
    const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request(`${world.base}/api/auth/add-product`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${meera.token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(100 * 1024 * 1024),
        },
      });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
        answer.on('close', () => sent.destroy());
      });
      sent.flushHeaders();
    });
    expect(status).toBe(413);
    expect(JSON.parse(body).message).toBe('That is too large to send.');
  });

  it('a sixth file is refused', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, async () => ({ bytes: await somePicture() })));
    const refused = await refusal(meera.api('POST /api/auth/add-product', { body: productForm({}, files) }));
    expect(refused.status).toBe(400);
  });
});
