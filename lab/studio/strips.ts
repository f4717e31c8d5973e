import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { TURN_STRIP } from '../../contract/core/turn-strip.ts';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import { stripFile } from '../../seed/photographs.ts';
import { develop } from '../tracer/develop.ts';
import { type GemPicture, gemScene } from '../tracer/gem-scene.ts';
import { type Rays, renderRows } from '../tracer/render.ts';
import { writeWhole } from './picture-files.ts';
import { sceneHash } from './scene-hash.ts';
import type { StudioScene } from './scenes/scene.ts';

const { frames, columns, side } = TURN_STRIP;

/** What a frame needs less of than a picture that is looked at for long: rays of a pixel, and cells of the ground. */
const RAYS: Rays = [2, 3];
const CELLS = 64;

/** Bytes a strip may have, and the qualities to try, the best first. */
const MOST_BYTES = 220_000;
const QUALITIES = [66, 60, 54, 48, 42];

const squareOf = (rgb: Uint8Array) => sharp(rgb, { raw: { width: side, height: side, channels: 3 } });

/** Renders a frame, unless a stopped run has left it. Its name has the hash of the scene, so a changed stone is rendered anew. */
async function keptFrame(scene: StudioScene, gem: GemPicture, frame: number): Promise<string> {
  const turned = (frame * 360) / frames;
  const file = join(
    projectFolder,
    '.data/studio/strips',
    `${scene.product}.${sceneHash(scene)}.${turned}.png`,
  );
  if (existsSync(file)) return file;
  const start = performance.now();
  const light = renderRows(gemScene({ ...gem, turned }, CELLS), {
    size: side,
    from: 0,
    to: side,
    rays: RAYS,
  });
  await writeWhole(file, await squareOf(develop(light)).png().toBuffer());
  console.log(`${scene.product}, frame ${frame}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return file;
}

/** Lays the frames out as the strip's file, in the best quality that keeps it small. */
async function layOut(files: readonly string[]): Promise<Buffer> {
  const grid = sharp({
    create: { width: columns * side, height: (frames / columns) * side, channels: 3, background: '#fff' },
  }).composite(
    files.map((input, i) => ({ input, left: (i % columns) * side, top: Math.floor(i / columns) * side })),
  );
  const pixels = await grid.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(pixels).avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`a strip has more than ${MOST_BYTES} bytes at every quality`);
}

/**
 * Writes the strips of the cut stones among the scenes that have none: with one, people turn the stone on its picture. A
 * strip whose stone has changed must be removed by hand to be made anew.
 */
export async function writeStrips(scenes: readonly StudioScene[]): Promise<void> {
  setPriority(19);
  for (const scene of scenes) {
    const { product, subject, view } = scene;
    if (subject.kind !== 'gem' || view !== 'face' || stripFile(product, view)) continue;
    const files: string[] = [];
    for (let frame = 0; frame < frames; frame++) files.push(await keptFrame(scene, subject.gem, frame));
    const bytes = await layOut(files);
    await writeWhole(join(projectFolder, 'seed/strips', `${product}.avif`), bytes);
    console.log(`${product}: ${bytes.length} bytes`);
  }
}
