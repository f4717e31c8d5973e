import type { Source } from './sources.ts';

/**
 * The files in which people who work on the shop read and write its words. Texts for customers have rules of their own.
 */
export const code =
  /^(server|contract|web|e2e|scripts)\/(?!.*\/?texts\/).*\.(ts|tsx|mjs|css)$|^docs\/(?!glossary|spec-coverage).*\.md$/;

// What writes such words itself, and what the tables are called.
const exempt = /^(scripts\/checks\/(glossary-code|checks\.test)|server\/schema\/tables\.gen)\.ts$/;

/** Names that the database, the API or a setting fixes. */
const fixed = /\bdesk_\w+|\b\w+_desk(?:_\w+)?\b|\b\w+_goods(?:_\w+)?\b|\bgoodsRate\b/g;

/** Where a word is a field of the API, a stored fact, a word of a law, or means what it says. */
const places: Readonly<Record<string, RegExp>> = {
  desk: /^docs\/decisions\/0093-/,
  goods:
    /^(contract\/(catalog\/collections\/endpoints|selling\/orders\/unpaid)|server\/(catalog\/collections\/|demo\/collections|office\/sales\/store|people\/email-preferences\/|selling\/invoices\/place|selling\/orders\/admin\/unpaid-store|testing\/access\/access-collections)|web\/(catalog\/collections\/admin\/|selling\/orders\/admin\/pages\/unpaid-orders)|docs\/decisions\/0(143|179|180)-)/,
};

// A value is no word of ours, but the name of a test is.
const literal =
  /(?<!\b(?:test|it|describe)(?:\.\w+)*\()(?:'(?:[^'\\]|\\.)+'|"(?:[^"\\]|\\.)+"|`(?:[^`\\]|\\.)+`)/g;
const comment = /^\s*(?:\/\/|\/?\*)/;
const quoted = /`[^`]+`/g;

/** A word that the code never uses, and the word of the glossary for it. */
export type NeverWord = { word: string; pattern: RegExp; instead: string };

/** Returns the pattern of a word alone, in its plural, and as a part of a name: desk, Desks, openDesk, deskRows. */
function patternOf(word: string): RegExp {
  const rest = `${word.slice(1)}s?(?![a-z])`;
  const [small, large] = [word.charAt(0).toLowerCase(), word.charAt(0).toUpperCase()];
  return new RegExp(`(?<![A-Za-z])[${small}${large}]${rest}|(?<=[a-z0-9])${large}${rest}`);
}

/** Returns the words of the last column of the glossary's tables for code. */
export const neverInCode = (glossary: string): NeverWord[] =>
  glossary
    .split('| word | meaning | never |\n')
    .slice(1)
    .flatMap((table) => (table.split('\n\n')[0] ?? '').split('\n'))
    .flatMap((row) => {
      const [, instead = '', , never = ''] = row.split('|').map((cell) => cell.trim());
      if (!never || never === '---') return [];
      return never.split(', ').map((word) => ({ word, pattern: patternOf(word), instead }));
    });

function wordsOf(path: string, line: string): string {
  const said = path.endsWith('.md') || comment.test(line) ? quoted : literal;
  return line.replace(said, '').replace(fixed, '');
}
/** Lists where the name of a file, or a name, comment or sentence in it, has another word than the glossary: "path:line: why". */
/** Lists the name of a file, and its names, comments and sentences, that use another word than the glossary's: "path:line: why". */
export function strangeNames({ path, text }: Source, never: readonly NeverWord[]): string[] {
  if (exempt.test(path)) return [];
  const refused = never.filter(({ word }) => !places[word]?.test(path));
  const lines = text.split('\n').map((line) => wordsOf(path, line));
  // Line 0 is the name of the file.
  return [path, ...lines].flatMap((words, line) =>
    refused
      .filter(({ pattern }) => pattern.test(words))
      .map(({ word, instead }) => `${path}:${line}: ${instead}; never ${word}`),
  );
}
