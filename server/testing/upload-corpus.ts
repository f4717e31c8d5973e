import { request } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import { somePicture } from './fixtures/products.ts';

/** The problem with a file of the corpus: not a picture, unreadable, or too large to be drawn. */
export type UploadProblem = 'kind' | 'damaged' | 'large';

/** Returns a PNG of a few bytes that claims this width and height. */
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

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

/** Files that claim to be pictures and must be refused: false types, polyglots, truncated files and bombs. */
export const uploadCorpus: readonly [string, () => Buffer | Promise<Buffer>, UploadProblem][] = [
  ['a drawing with a script', () => Buffer.from(svg), 'kind'],
  ['a page that says it is a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'kind'],
  ['a GIF that is a script', () => Buffer.from('GIF89a=1;alert(1)//'), 'kind'],
  ['a bitmap that is a script', () => Buffer.from('BM=1;alert(1)//'), 'kind'],
  ['a program', () => Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), 'kind'],
  ['a program of another kind', () => Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), 'kind'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'kind'],
  ['an archive', () => Buffer.from('504b0304140000000800', 'hex'), 'kind'],
  ['a compressed bomb', () => deflateSync(Buffer.alloc(5_000_000)), 'kind'],
  ['text', () => Buffer.from('a ruby, 3 carats'), 'kind'],
  ['half a PNG', async () => (await somePicture('#111', 400)).subarray(0, 120), 'damaged'],
  ['a JPEG of nothing', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'damaged'],
  [
    'a JPEG that is a program',
    () => Buffer.from('\u00ff\u00d8\u00ff<?php system($_GET[0]); ?>', 'latin1'),
    'damaged',
  ],
  ['a bomb of 3,600 megapixels', () => claimedPng(60_000, 60_000), 'large'],
];

/** Starts an upload of 100 MB and sends no data. Returns the shop's response. */
export function claim100Mb(
  url: string,
  method: string,
  token: string,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
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
}
