import { withoutSign } from '../../web/texts/format.ts';
import { catalogue } from '../../web/texts/specification.ts';
import type { Check } from './check.ts';
import { code, neverInCode, strangeNames } from './glossary-code.ts';
import { readSources, type Source } from './sources.ts';

const texts =
  /^(contract\/.*(errors|problems)|server\/.*\/words|server\/base\/email\/unsubscribe-links|seed\/.*)(?<!\.test)\.ts$|^languages\/.*\.json$/;
// A quoted key, right before its colon, is no text.
const literal = /(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`)(:)?/g;
const specified = new Set(Object.values(catalogue).flatMap((part) => Object.keys(part).map(withoutSign)));

/** A pattern that a text must not contain, and why. */
export type Rule = { pattern: RegExp; why: string };
/** The rules of spelling that no list of words can hold. */
export const spelling: readonly Rule[] = [
  { pattern: /\p{Script=Devanagari}[^.]*(?<!\.)\.(?![.\S])/u, why: 'a full stop instead of a danda (।)' },
  {
    // English loan words keep their nasal after ॉ and ै: कॉम्बो.
    pattern: /(?<![ॉै])(?:ङ्[कखगघ]|ञ्[चछजझ]|ण्[टठडढ]|न्[तथदध]|म्[पफबभ])/u,
    why: 'half a nasal instead of an anusvara (चंद्र)',
  },
  { pattern: /[कखग]\u093C|[\u0958-\u095A]/u, why: 'a nukta under क, ख or ग' },
];

/** Returns a rule for each row of the glossary's tables for readers that names words which are never written. */
export const neverWords = (glossary: string): Rule[] =>
  glossary
    .split('| English | Hindi | never |\n')
    .slice(1)
    .flatMap((table) => (table.split('\n\n')[0] ?? '').split('\n'))
    .flatMap((row) => {
      const [, english = '', hindi = '', never = ''] = row.split('|').map((cell) => cell.trim());
      if (!never || never === '---') return [];
      // No letter, vowel sign or hyphen touches the word: it is not part of a longer one.
      const words = never.split(', ').join('|');
      const pattern = new RegExp(`(?<![\\p{L}\\p{M}-])(?:${words})(?![\\p{L}\\p{M}-])`, 'u');
      return [{ pattern, why: `${english}, ${hindi}; never ${never}` }];
    });

/** Returns what people read in a file, by line from 0, without placeholders. */
export const textsOf = ({ text }: Source): string[][] =>
  text.split('\n').map((line) => {
    // Search words are spelled as people type them. Comments and imports are not read by customers.
    if (/^\s*(?:words:|import |export .* from |\/\/|\/?\*)/.test(line)) return [];
    const said = [...line.matchAll(literal)]
      .filter(([, , , , colon]) => !colon)
      .map(([, a, b, c]) => (a ?? b ?? c ?? '').replace(/\$?\{[^}]*\}/g, '{}'));
    // A text has a space, a capital or a letter of Devanagari. Everything else is a key.
    return said.filter((words) => /\s|^[A-Z]|\p{Script=Devanagari}/u.test(words));
  });

/** Lists the texts of a file that break a rule: "path:line: why". */
export function strangeWords(source: Source, rules: readonly Rule[]): string[] {
  // One pattern for all rules, since almost no text breaks any.
  const any = new RegExp(rules.map(({ pattern }) => pattern.source).join('|'), 'u');
  return textsOf(source).flatMap((texts, index) => {
    const wrong = texts.filter((words) => any.test(words) && !specified.has(withoutSign(words)));
    const broken = rules.filter(({ pattern }) => wrong.some((words) => pattern.test(words)));
    return broken.map(({ why }) => `${source.path}:${index + 1}: ${why}`);
  });
}

/** Checks that code and docs have the words of docs/glossary.md, and that what people read is spelled as it says. */
export const glossary: Check = {
  name: 'glossary',
  fix: 'Write the word of docs/glossary.md.',
  run: async () => {
    const [book] = await readSources(/^docs\/glossary\.md$/);
    const rules = [...spelling, ...neverWords(book?.text ?? '')];
    const never = neverInCode(book?.text ?? '');
    const [read, written] = await Promise.all([readSources(texts), readSources(code)]);
    return [
      ...written.flatMap((source) => strangeNames(source, never)),
      ...read.flatMap((source) => strangeWords(source, rules)),
    ];
  },
};
