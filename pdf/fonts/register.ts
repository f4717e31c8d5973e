import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { FACES } from './faces.ts';
import { partsOf } from './long-words.ts';
import { cacheWords, type ShapingFont } from './shaping.ts';

/** Opens the documents' fonts in `folder`. Call it once per process, before the first document. */
export async function openFonts(folder: string): Promise<void> {
  for (const { family, file, weight } of FACES)
    Font.register({ family, src: join(folder, `${file}.ttf`), fontWeight: weight });
  // No hyphenation by the library: it hyphenates English by patterns, and has none for Hindi.
  Font.registerHyphenationCallback(partsOf);
  for (const { family, weight } of FACES) {
    const wanted = { fontFamily: family, fontWeight: weight };
    await Font.load(wanted);
    cacheWords(Font.getFont(wanted)?.data as unknown as ShapingFont);
  }
}
