import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import { catalogue } from '../../seed/catalog/index.ts';
import { draftFile, finishedFile } from './picture-files.ts';
import type { StudioScene } from './scenes/scene.ts';

const TILE = 240;
const LABEL = 26;
const COLUMNS = 6;
const ROWS = 6;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const label = (scene: StudioScene, isFinal: boolean): Buffer => {
  const name = catalogue.find(({ slug }) => slug === scene.product)?.name ?? scene.product;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${LABEL}"><text x="8" y="17" font-family="sans-serif" font-size="12" fill="#2b171f">${escapeXml(name).slice(0, 26)} · ${escapeXml(scene.view)}${isFinal ? '' : ' (draft)'}</text></svg>`,
  );
};

/** Draws contact sheets of all finished pictures and drafts with the names of their products. Returns the files. */
export async function drawContactSheets(scenes: readonly StudioScene[]): Promise<string[]> {
  const found = scenes.flatMap((scene) => {
    const file = [finishedFile(scene, 320), draftFile(scene)].find((path) => existsSync(path));
    return file ? [{ scene, file, isFinal: file.endsWith('.avif') }] : [];
  });
  const files: string[] = [];
  for (let start = 0; start < found.length; start += COLUMNS * ROWS) {
    const page = found.slice(start, start + COLUMNS * ROWS);
    const tiles = await Promise.all(
      page.map(async ({ scene, file, isFinal }, i) => {
        const left = (i % COLUMNS) * TILE;
        const top = Math.floor(i / COLUMNS) * (TILE + LABEL);
        return [
          { input: await sharp(file).resize(TILE).png().toBuffer(), left, top },
          { input: label(scene, isFinal), left, top: top + TILE },
        ];
      }),
    );
    const height = Math.ceil(page.length / COLUMNS) * (TILE + LABEL);
    const file = join(projectFolder, '.data/studio/sheets', `sheet-${files.length + 1}.png`);
    await mkdir(join(file, '..'), { recursive: true });
    await sharp({ create: { width: TILE * COLUMNS, height, channels: 3, background: '#ffffff' } })
      .composite(tiles.flat())
      .png()
      .toFile(file);
    files.push(file);
  }
  return files;
}
