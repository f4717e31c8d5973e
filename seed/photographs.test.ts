import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSizes } from '#contract/core/pictures.ts';
import { TURN_STRIP } from '#contract/core/turn-strip.ts';
import { catalogue } from './catalog/index.ts';
import { finishedPictures, NEEDED_VIEWS, photographFile, picturedSlugs, stripFile } from './photographs.ts';

const folder = fileURLToPath(new URL('./pictures/', import.meta.url));
const side = 24;

const pictures = picturedSlugs().flatMap((slug) =>
  finishedPictures(slug).map(({ view }) => ({ slug, view, name: `${slug} ${view}` })),
);

/** The picture in small, turned and mirrored in one of eight ways. */
function turned(pixels: Uint8Array, way: number): Uint8Array {
  return pixels.map((_, i) => {
    const [place, channel] = [Math.floor(i / 3), i % 3];
    let [x, y] = [place % side, Math.floor(place / side)];
    if (way & 1) x = side - 1 - x;
    if (way & 2) y = side - 1 - y;
    if (way & 4) [x, y] = [y, x];
    return pixels[(y * side + x) * 3 + channel] ?? 0;
  });
}

/** Its light without its colour, about its mean, at length 1. */
function pattern(pixels: Uint8Array): Float64Array {
  const grey = Float64Array.from({ length: side * side }, (_, i) => {
    const at = (channel: number): number => pixels[i * 3 + channel] ?? 0;
    return at(0) * 0.3 + at(1) * 0.59 + at(2) * 0.11;
  });
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const length = Math.hypot(...grey.map((value) => value - mean)) || 1;
  return grey.map((value) => (value - mean) / length);
}

/** How alike two patterns are: 1 for the same. A loop, since a million pairs are compared. */
function likeness(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

describe('the finished pictures', () => {
  it('take at most 35 MB in the repository, and are AVIF files of the list in every width', async () => {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.replaceAll('\\', '/').replace(/\/$/, '')}/${name}`);
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(35 * 1024 * 1024);
    const listed = pictures.flatMap(({ slug, view }) =>
      pictureSizes.map((width) => fileURLToPath(photographFile(slug, view, width)).replaceAll('\\', '/')),
    );
    expect(files.filter((file) => !file.endsWith('pictures.json')).sort()).toEqual(listed.sort());
  });

  it('have the width they say, and weigh under 14 KB on a card', async () => {
    for (const { slug, view, name } of pictures) {
      for (const width of pictureSizes) {
        const file = fileURLToPath(photographFile(slug, view, width));
        const { format, compression, width: found, height } = await sharp(file).metadata();
        expect([format, compression, found, height], name).toEqual(['heif', 'av1', width, width]);
      }
      expect((await stat(photographFile(slug, view, 320))).size, name).toBeLessThan(14 * 1024);
    }
  });

  it('belong to products of the catalogue, and show each of them in at least three views', () => {
    const slugs = new Set(catalogue.map(({ slug }) => slug));
    expect(picturedSlugs().filter((slug) => !slugs.has(slug))).toEqual([]);
    const bare = catalogue
      .map(({ slug }) => ({ slug, count: finishedPictures(slug).length }))
      .filter(({ count }) => count < NEEDED_VIEWS)
      .map(({ slug, count }) => `${slug}: ${count} of ${NEEDED_VIEWS} pictures; npm run studio -- ${slug}`);
    expect(
      bare,
      'add scenes to lab/studio/scenes/, look at their drafts, render them: lab/studio/README.md',
    ).toEqual([]);
  });

  it('are no copies, mirrors, turns or recolourings of one another', async () => {
    const small = await Promise.all(
      pictures.map(async ({ slug, view, name }) => {
        const file = fileURLToPath(photographFile(slug, view, 320));
        const pixels = await sharp(file).resize(side, side, { kernel: 'cubic' }).raw().toBuffer();
        return { name, pixels, pattern: pattern(pixels) };
      }),
    );
    const alike: string[] = [];
    for (const [i, one] of small.entries()) {
      for (let way = 0; way < 8; way++) {
        const pixels = turned(one.pixels, way);
        const light = pattern(pixels);
        for (const other of small.slice(0, i)) {
          const found = likeness(light, other.pattern);
          if (found > 0.997) alike.push(`${one.name} and ${other.name}: ${found.toFixed(4)}`);
        }
      }
    }
    expect(alike).toEqual([]);
  });
});

describe('the strips of turned stones', () => {
  const strips = pictures.flatMap(({ slug, view, name }) => {
    const file = stripFile(slug, view);
    return file ? [{ slug, view, name, file: fileURLToPath(file) }] : [];
  });

  it('belong to pictures, and weigh at most 220,000 bytes', async () => {
    expect(strips.length).toBeGreaterThan(0);
    const stored = await readdir(fileURLToPath(new URL('./strips/', import.meta.url)));
    expect(stored.toSorted()).toEqual(strips.map(({ slug }) => `${slug}.avif`).toSorted());
    for (const { file, name } of strips) expect((await stat(file)).size, name).toBeLessThanOrEqual(220_000);
  });

  it('begin with the stone as its picture shows it, so that a picture that is rendered anew needs a new strip', async () => {
    const { frames, columns, side: width } = TURN_STRIP;
    for (const { slug, view, name, file } of strips) {
      const found = await sharp(file).metadata();
      expect([found.width, found.height, found.channels], name).toEqual([
        columns * width,
        (frames / columns) * width,
        3,
      ]);
      const first = await sharp(file).extract({ left: 0, top: 0, width, height: width }).toBuffer();
      const small = (from: Buffer | string) =>
        sharp(from).resize(side, side, { kernel: 'cubic' }).raw().toBuffer();
      const frame = pattern(await small(first));
      const picture = pattern(await small(fileURLToPath(photographFile(slug, view, 320))));
      expect(likeness(frame, picture), name).toBeGreaterThan(0.995);
    }
  });
});
