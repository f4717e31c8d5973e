import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixedWords } from './fixed-words.ts';

const word = /[\u0900-\u097F\u200C\u200D]+/g;

async function sourcesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) =>
        entry.isFile() &&
        /(?<!\.test)\.(?:tsx?|json)$/.test(entry.name) &&
        !/^(?:emails|predictions)\.json$/.test(entry.name) &&
        !/\.react-router|languages.\w+.(?:pdf|core.pages)|reports.(?:passages|chapters|findings)/.test(
          entry.parentPath,
        ),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Returns every distinct Hindi word that the interface can show: from the sources of `web/`, the words of pages
 * (`languages/`, without those of PDFs, e-mails, predictions, readings and pages without style sheets), the server's messages
 * (`contract/`), without their tests, and the fixed lists. Sorted, so that the same words always give the same fonts.
 */
export async function hindiWords(webDir: string): Promise<string[]> {
  const files = (
    await Promise.all(
      [webDir, join(webDir, '..', 'contract'), join(webDir, '..', 'languages')].map(sourcesBelow),
    )
  ).flat();
  const texts = [fixedWords, ...(await Promise.all(files.map((file) => readFile(file, 'utf8'))))];
  return [...new Set(texts.flatMap((text) => text.match(word) ?? []))].sort();
}

// Consonants joined by virama, the last letter, and the signs on it.
const syllable =
  /(?:[\u0915-\u0939\u0958-\u095F]\u093C?\u094D[\u200C\u200D]?)*[\u0904-\u0939\u0950-\u097F]?[\u0900-\u0903\u093A-\u094F\u200C\u200D]*/g;

/**
 * Returns the distinct syllables of the texts. Devanagari is shaped one syllable at a time, so syllables use the same
 * glyphs as the words, and there are a quarter as many.
 */
export const syllablesOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(syllable)?.filter(Boolean) ?? []));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

const VIRAMA = '\u094D';
const NUKTA = '\u093C';
const JOINER = '\u200D';
const RA = '\u0930';
const consonants = [...range(0x0915, 0x0939), ...range(0x0958, 0x095f)];
const matras = ['', ...range(0x093e, 0x094c)];
const endings = ['', '\u0902', '\u0901', '\u0903'];

/**
 * Returns the letters and joins that are always in the subset: each letter alone, its half, nukta, reph and rakar
 * forms, and all vowel signs with reph and bindu. A join outside these and the words has no stacked glyph, but still
 * joins through the half form.
 */
export function basicForms(): string[] {
  const forms = consonants.flatMap((letter) => [
    letter,
    letter + NUKTA,
    letter + VIRAMA,
    letter + VIRAMA + JOINER,
    letter + NUKTA + VIRAMA + JOINER,
    RA + VIRAMA + letter,
    letter + VIRAMA + RA,
    letter + VIRAMA + RA + VIRAMA + JOINER,
  ]);
  const signs = ['\u0915', `${RA}${VIRAMA}\u0915`].flatMap((base) =>
    matras.flatMap((matra) => endings.map((ending) => base + matra + ending)),
  );
  const alone = [...range(0x0900, 0x097f), '\u25CC'];
  return [...alone, ...forms, ...signs];
}

// Few conjuncts in Hindi have three consonants. One outside this list joins through its half forms. The list omits
// the virama, because this file is itself searched for words of the interface.
const threes = (
  'सतर नदर षटर कषम कषय कषण कषव नतर मपर सपर तसय ततव जजव चछव नधर नदव तरय कतर ङकत षठय लपय पतय दधव दधय सकर ' +
  'दवय नतय नधय ङगर नहय सथय टरय मभर तकर तपर दभर णडर षपर कटर सटर नसटर कसप सफर समय शचय बधय गनय जञय षकर तमय सतय तसन धनय कषमय'
)
  .split(' ')
  .map((letters) => [...letters].join(VIRAMA));

// The vowel signs that change the shape of their letter. The others only follow it.
const closeMatras = ['', ...range(0x093f, 0x0943), '\u0947'];

// Letters of Urdu words, with the nukta.
const dotted = ['क', 'ख', 'ग', 'ज', 'ड', 'ढ', 'फ'].map((letter) => letter + NUKTA);

/**
 * Returns the forms for user text: every letter, every conjunct of two, Hindi's conjuncts of three, with vowel signs
 * and the marks above them. The published font has three hundred more glyphs, for Sanskrit conjuncts and other
 * languages.
 */
export function writtenForms(): string[] {
  const plain = range(0x0915, 0x0939);
  const pairs = [...plain, ...dotted].flatMap((first) => plain.map((second) => first + VIRAMA + second));
  const marked = (texts: readonly string[], marks: readonly string[]) =>
    texts.flatMap((text) => marks.map((mark) => text + mark));
  return [
    ...marked(range(0x0904, 0x0914), endings),
    ...marked(marked([...consonants, ...dotted], matras), endings),
    ...marked([...pairs, ...threes], closeMatras),
  ];
}
