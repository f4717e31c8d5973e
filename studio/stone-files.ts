import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { GROUND_MAP } from '#art/gem/traced/constants.ts';
import { gemScene, stonePlan } from '#art/gem/traced/gem-scene.ts';
import { groundMap } from '#art/gem/traced/ground-map.ts';
import { writeStoneFile } from '#art/gem/traced/stone-file.ts';
import { projectFolder } from '../scripts/launcher/environment.ts';
import type { StudioScene } from './scenes/scene.ts';

const folder = join(projectFolder, 'seed/stones');

/**
 * Writes the files of the cut stones among the scenes to seed/stones: with one, a shop can turn the stone of a finished
 * picture. A file holds the stone's optics, cut, weight and seed, and the light on the ground around it.
 */
export async function writeStoneFiles(scenes: readonly StudioScene[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { product, subject, view } of scenes) {
    if (subject.kind !== 'gem' || view !== 'face') continue;
    const size = GROUND_MAP.pixels;
    const plan = stonePlan(subject.gem);
    const picture = await sharp(groundMap(gemScene(subject.gem), plan), {
      raw: { width: size, height: size, channels: 3 },
    })
      .avif({ quality: 92, effort: 6, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const { cause: _, ...optics } = plan.optics;
    const file = writeStoneFile(picture, { ...plan, optics });
    await writeFile(join(folder, `${product}.avif`), file);
    console.log(`${product}: ${file.length} bytes`);
  }
}
