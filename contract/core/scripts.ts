// The letters that papers can print. No zod here: public pages load this file.

/** A script whose letters papers can print. */
export type PrintedScript = {
  /** Its Unicode name. */
  script: string;
  /** Its name in the published fonts, and the subset of a font file that holds it. Latin has two files. */
  face: string;
  subset: string;
  /** One letter, sign or digit of it that the fonts hold. */
  letter: RegExp;
};

/** Latin letters that the fonts lack: phonetic ones, and some of Vietnamese and African languages. */
const latinLacks =
  '\\u0132\\u0133\\u0149\\u017f-\\u018e\\u0190\\u0191\\u0193-\\u019f\\u01a2-\\u01ae\\u01b1-\\u01c3\\u01cd-\\u01e5\\u01e8\\u01e9\\u01ec-\\u01f0\\u01f4-\\u01f9\\u021c-\\u0229\\u022e\\u022f\\u0234-\\u0236\\u0238-\\u0258\\u025a-\\u1e07\\u1e0a\\u1e0b\\u1e10-\\u1e13\\u1e18-\\u1e1b\\u1e1e\\u1e1f\\u1e22\\u1e23\\u1e26-\\u1e29\\u1e2c\\u1e2d\\u1e30-\\u1e35\\u1e38\\u1e39\\u1e3c-\\u1e41\\u1e4a\\u1e4b\\u1e54-\\u1e59\\u1e5c\\u1e5d\\u1e6a\\u1e6b\\u1e70-\\u1e77\\u1e7c-\\u1e7f\\u1e86-\\u1e8d\\u1e90\\u1e91\\u1e94-\\u1e96\\u1e98-\\u1e9d\\u1e9f-\\u1ef1\\u1efa-\\u{10ffff}';

const printed = (script: string, face: string, subset: string, lacks = ''): PrintedScript => ({
  script,
  face,
  subset,
  letter: new RegExp(`${lacks && `(?![${lacks}])`}(?=[\\p{L}\\p{M}\\p{N}])\\p{Script=${script}}`, 'u'),
});

/** The scripts that papers can print, each with its face; the fonts' build, the papers and the forms read it. */
export const printedScripts: readonly PrintedScript[] = [
  printed('Latin', 'latin', 'latin', latinLacks),
  printed('Devanagari', 'devanagari', 'devanagari', '\\ua8e0-\\ua8fa\\ua8fc-\\ua8ff\\u{11b00}-\\u{11b09}'),
  printed('Bengali', 'bangla', 'bengali', '\\u09f4-\\u09f6\\u09fe'),
  printed('Gurmukhi', 'gurmukhi', 'gurmukhi'),
  printed('Gujarati', 'gujarati', 'gujarati', '\\u0afa-\\u0aff'),
  printed('Oriya', 'odia', 'oriya', '\\u0b55'),
  printed('Tamil', 'tamil', 'tamil', '\\u{11fc0}-\\u{11fff}'),
  printed('Telugu', 'telugu', 'telugu', '\\u0c04\\u0c3c\\u0c5c\\u0c5d\\u0c78-\\u0c7e'),
  printed('Kannada', 'kannada', 'kannada', '\\u0cdc\\u0cdd\\u0cf3'),
  printed('Malayalam', 'malayalam', 'malayalam'),
];

/** Returns the script of a letter that papers can print; null for any other character. */
export const scriptOfLetter = (character: string): PrintedScript | null =>
  printedScripts.find(({ letter }) => letter.test(character)) ?? null;

/** Letters, signs and digits of any script. Those that belong to no single one are left out of a paper without a loss. */
const lettered = /^(?![\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}\p{N}]$/u;
const plainDigit = /^[0-9]$/;

/**
 * Returns whether papers can print a text: they hold each of its letters, and it has one letter or digit at least. Signs
 * and emoji beside letters are left out of the paper. An empty text is printable.
 */
export function isPrintable(text: string): boolean {
  const characters = [...text.normalize('NFC')].filter((one) => lettered.test(one) || plainDigit.test(one));
  if (text.trim() !== '' && characters.length === 0) return false;
  return characters.every((one) => plainDigit.test(one) || scriptOfLetter(one) !== null);
}
