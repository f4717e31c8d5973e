import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { FACES } from './faces.ts';
import { rememberWords, type ShapingFont } from './shaping.ts';

/** Opens the documents' fonts in `folder`. Call it once in a process, before the first document. */
export async function openFonts(folder: string): Promise<void> {
  for (const { family, file, weight } of FACES)
    Font.register({ family, src: join(folder, `${file}.ttf`), fontWeight: weight });
  // Words stay whole: the library would break English ones by patterns, and has none for Hindi.
  Font.registerHyphenationCallback((word) => [word]);
  for (const { family, weight } of FACES) {
    const wanted = { fontFamily: family, fontWeight: weight };
    await Font.load(wanted);
    rememberWords(Font.getFont(wanted)?.data as unknown as ShapingFont);
  }
}
