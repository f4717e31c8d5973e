import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCover, drawEmblem, SRI_REACH, sriYantraPath, thaliPlate } from '#art/index.ts';
import { DRAWING_MARGIN, drawings } from './list.ts';

/** Room for the shadow of the thali, which falls beyond its rim. The page scales the image by the same share. */
const THALI_REACH = 118;

const thaliFile = (): string =>
  thaliPlate('t').replace(
    'viewBox="-100 -100 200 200"',
    `xmlns="http://www.w3.org/2000/svg" viewBox="${-THALI_REACH} ${-THALI_REACH} ${2 * THALI_REACH} ${2 * THALI_REACH}"`,
  );

const sriYantraFile = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-SRI_REACH} ${-SRI_REACH} ${2 * SRI_REACH} ${2 * SRI_REACH}" fill="none" stroke="#000" stroke-width=".016"><path d="${sriYantraPath()}"/></svg>`;

/** Renders the interface drawings into `dir`, one SVG file each. Unchanged files are not rewritten. */
export async function makeDrawings(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const files = new Map(
    Object.entries(drawings).map(([name, emblem]) => [
      name,
      drawEmblem(emblem, { idPrefix: 'd', margin: DRAWING_MARGIN }),
    ]),
  );
  files.set('thali', thaliFile());
  files.set('sri-yantra', sriYantraFile());
  files.set('post-cover', drawCover({ lines: 'yantra', colour: '#5b2d86' }));
  for (const [name, svg] of files) {
    const path = join(dir, `${name}.svg`);
    const there = await readFile(path, 'utf8').catch(() => null);
    if (there !== svg) await writeFile(path, svg);
  }
}
