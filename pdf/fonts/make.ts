import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FACES, type Face } from './faces.ts';
import { refit } from './sfnt.ts';

/** Every font gets the same ascent and descent, so that Hindi words and Latin figures share a baseline. */
const LINE = { ascent: 1.02, descent: 0.42 };

/** Converts a published web font to a static TrueType font: pins the weight, drops the hints, renames it. */
async function makeFace({ source, variable, weight, file }: Face): Promise<Buffer> {
  const published = await readFile(createRequire(import.meta.url).resolve(source));
  const pinned = variable ? { variationAxes: { wght: { min: weight, max: weight } } } : {};
  const plain = await subsetFont(published, null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    noHinting: true,
    ...pinned,
  });
  return refit(plain, { name: file, ...LINE });
}

/** Makes the documents' fonts in `folder`. */
export async function makeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const face of FACES) await writeFile(join(folder, `${face.file}.ttf`), await makeFace(face));
}
