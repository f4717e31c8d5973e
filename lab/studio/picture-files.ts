import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import type { Raster } from './raster.ts';
import { sceneHash } from './scene-hash.ts';
import type { StudioScene } from './scenes/scene.ts';

/** Widths in pixels of a finished picture, the widest first. */
export const WIDTHS = [1200, 640, 320] as const;

/** Width in pixels of a draft. */
export const DRAFT_WIDTH = 320;

const QUALITY = { 1200: 68, 640: 62, 320: 58 } as const;

const finishedFolder = join(projectFolder, 'seed/pictures');
const draftFolder = join(projectFolder, '.data/studio');
const listFile = join(finishedFolder, 'pictures.json');

/** A finished picture in the list: the hash of its scene, and its mean colour while it loads. */
export interface FinishedPicture {
  view: string;
  hash: string;
  colour: string;
}

/** Every finished picture by the slug of its product, in the order of the gallery. */
export type PictureList = Record<string, FinishedPicture[]>;

/** Returns the list of finished pictures. */
export async function readPictureList(): Promise<PictureList> {
  return existsSync(listFile) ? (JSON.parse(await readFile(listFile, 'utf8')) as PictureList) : {};
}

/** Returns the file of a finished picture in one width. */
export function finishedFile(scene: StudioScene, width: number): string {
  return join(finishedFolder, scene.product, `${scene.view}-${width}.avif`);
}

/** Returns the file of a draft. Its name has the hash of the scene, so a changed scene has no draft. */
export function draftFile(scene: StudioScene): string {
  return join(draftFolder, `${scene.product}.${scene.view}.${sceneHash(scene)}.png`);
}

/** Writes a whole file or nothing: a stopped run leaves no half picture. */
export async function writeWhole(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

const imageOf = ({ rgb, size }: Raster) => sharp(rgb, { raw: { width: size, height: size, channels: 3 } });

/** Writes a draft. */
export async function writeDraft(scene: StudioScene, raster: Raster): Promise<void> {
  await writeWhole(draftFile(scene), await imageOf(raster).png().toBuffer());
}

/** Writes a finished picture in every width and enters it in the list. `order` are the scenes of the gallery. */
export async function writeFinished(
  scene: StudioScene,
  raster: Raster,
  order: readonly StudioScene[],
): Promise<void> {
  for (const width of WIDTHS) {
    const bytes = await imageOf(raster)
      .resize(width, width, { kernel: 'lanczos3' })
      .avif({ quality: QUALITY[width], effort: 4, chromaSubsampling: '4:4:4' })
      .toBuffer();
    await writeWhole(finishedFile(scene, width), bytes);
  }
  const [r, g, b] = (await imageOf(raster).stats()).channels.map(({ mean }) => Math.round(mean));
  const colour = `#${[r, g, b].map((value) => (value ?? 0).toString(16).padStart(2, '0')).join('')}`;
  const list = await readPictureList();
  const views = order.filter(({ product }) => product === scene.product).map(({ view }) => view);
  const others = (list[scene.product] ?? []).filter(({ view }) => view !== scene.view);
  list[scene.product] = [...others, { view: scene.view, hash: sceneHash(scene), colour }].toSorted(
    (a, b) => views.indexOf(a.view) - views.indexOf(b.view),
  );
  const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => a.localeCompare(b)));
  await writeWhole(listFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/** Takes views that no scene has any more out of the list, with their files. Returns their names. */
export async function removeOldViews(scenes: readonly StudioScene[]): Promise<string[]> {
  const known = new Set(scenes.map(({ product, view }) => `${product}/${view}`));
  const list = await readPictureList();
  const old = Object.entries(list).flatMap(([product, views]) =>
    views.map(({ view }) => `${product}/${view}`).filter((name) => !known.has(name)),
  );
  for (const [product, views] of Object.entries(list))
    list[product] = views.filter(({ view }) => known.has(`${product}/${view}`));
  if (old.length > 0) await writeWhole(listFile, `${JSON.stringify(list, undefined, 2)}\n`);
  for (const name of old)
    for (const width of WIDTHS) await rm(join(finishedFolder, `${name}-${width}.avif`), { force: true });
  return old;
}

/** Returns the scenes without a finished picture of their present hash. */
export async function openScenes(scenes: readonly StudioScene[]): Promise<StudioScene[]> {
  const list = await readPictureList();
  return scenes.filter(
    (scene) =>
      !list[scene.product]?.some(({ view, hash }) => view === scene.view && hash === sceneHash(scene)),
  );
}
