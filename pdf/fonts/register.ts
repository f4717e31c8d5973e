import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { FACES, type Face } from './faces.ts';
import { partsOf } from './long-words.ts';
import { type ShapingFont, shapeWords } from './shaping.ts';
import { scriptsIn } from './text-runs.ts';

/** The folder of the fonts, and the scripts whose faces are open. */
const open = { folder: '', scripts: new Set<string>() };

async function openFace({ family, weight, file }: Face): Promise<void> {
  const wanted = { fontFamily: family, fontWeight: weight };
  const [bytes] = await Promise.all([readFile(join(open.folder, `${file}.ttf`)), Font.load(wanted)]);
  shapeWords(Font.getFont(wanted)?.data as unknown as ShapingFont, bytes);
}

/** Opens the fonts of the documents' own words in `folder`. Call it once per process, before the first document. */
export async function openFonts(folder: string): Promise<void> {
  open.folder = folder;
  for (const { family, file, weight } of FACES)
    Font.register({ family, src: join(folder, `${file}.ttf`), fontWeight: weight });
  // No hyphenation by the library: it hyphenates English by patterns, and has none for Hindi.
  Font.registerHyphenationCallback(partsOf);
  for (const face of FACES) if (!face.script) await openFace(face);
}

/** Opens the fonts of the other scripts that a text is in, each once per process. */
export async function openScripts(text: string): Promise<void> {
  for (const script of scriptsIn(text)) {
    if (open.scripts.has(script)) continue;
    for (const face of FACES) if (face.script === script) await openFace(face);
    open.scripts.add(script);
  }
}
