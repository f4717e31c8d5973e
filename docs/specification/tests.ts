import { setName } from '#languages/sets.ts';
import { readSources, type Source } from '../../scripts/checks/sources.ts';

/** One test as its source says it: file, title, and all its text. */
export type Block = { file: string; title: string; text: string };

/** A file with tests, and what it calls the texts of pages: `jobs` for `operations.jobs`. */
export type TestFile = { file: string; blocks: Block[]; names: Map<string, string> };

const quoted = String.raw`(['"\x60])((?:\\.|(?!\1)[^\\])*)\1`;
const plain = new RegExp(String.raw`\b(?:test|it)(?:\.\w+(?:\([^()]*\))?)?\(\s*${quoted}`, 'g');
const eachStart = /\b(?:test|it|describe)(?:\.\w+)*\.(?:each|for)\b/g;
const eachTitle = new RegExp(String.raw`\)\(\s*${quoted}\s*,\s*(?:\{[^}]*\}\s*,\s*)?(?:async\s*)?\(`, 'g');

/** Returns the positions at which tests begin in a source, with their titles. A table of `each` belongs to its test. */
function beginnings(text: string): { at: number; title: string }[] {
  const found = [...text.matchAll(plain)].map((match) => ({ at: match.index, title: match[2] ?? '' }));
  const starts = [...text.matchAll(eachStart)].map((match) => match.index);
  for (const match of text.matchAll(eachTitle)) {
    const at = starts.filter((start) => start < match.index).at(-1);
    if (at !== undefined) found.push({ at, title: match[2] ?? '' });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

function blocksOf({ path, text }: Source): Block[] {
  const begins = beginnings(text);
  return begins.map(({ at, title }, i) => ({
    file: path,
    title: title.replaceAll(/\\(['"`])/g, '$1'),
    // Tables above the first test are what it goes through.
    text: text.slice(i === 0 ? 0 : at, begins[i + 1]?.at ?? text.length),
  }));
}

/**
 * Returns the names under which a source has the texts of pages: imports, and names destructured from them. A text is
 * one in both languages.
 */
function namesOf(text: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, name = '', set = ''] of text.matchAll(
    /import (\w+) from '#languages\/\w+\/([\w/-]+)\.json'/g,
  ))
    names.set(name, setName(set));
  // Twice, for what is taken out of what was taken out.
  for (let round = 0; round < 2; round += 1) {
    for (const [, taken = '', from = '', rest = ''] of text.matchAll(
      /const \{([^}]+)\} = (\w+)((?:\.\w+)*);/g,
    )) {
      const path = names.get(from);
      if (path === undefined) continue;
      for (const part of taken.split(',')) {
        const [key = '', as = key] = part.split(':').map((word) => word.trim());
        if (key) names.set(as, `${path}${rest}.${key}`);
      }
    }
    for (const [, name = '', from = '', rest = ''] of text.matchAll(/const (\w+) = (\w+)((?:\.\w+)*);/g)) {
      const path = names.get(from);
      if (path !== undefined) names.set(name, `${path}${rest}`);
    }
    for (const [, name = '', expression = ''] of text.matchAll(
      /(?:const |\b)(\w+)(?:: typeof \w+)? = ([^;=\n]*\?[^;\n]*|\w+)[;,)]/g,
    )) {
      const from = [...names.keys()].find((known) => new RegExp(`\\b${known}\\b(?!\\.)`).test(expression));
      if (from && !names.has(name)) names.set(name, names.get(from) ?? '');
    }
  }
  // A parameter of the type of the texts, and what a test is repeated with: `for (const [lang, t] of [['en', en], ...`.
  const loops = /for \(const (?:\[[^\]]*?)?(\w+)\]? of ([\s\S]{1,120}?)\) \{?\n/g;
  for (const [, name = '', expression = ''] of [
    ...text.matchAll(/\b(\w+): (typeof \w+)/g),
    ...text.matchAll(loops),
  ]) {
    const from = [...names.keys()].find((known) => new RegExp(`\\b${known}\\b`).test(expression));
    if (from && !names.has(name)) names.set(name, names.get(from) ?? '');
  }
  return names;
}

/** Reads every test of the project, by file. */
export async function readTests(): Promise<TestFile[]> {
  const sources = await readSources(/\.(?:test\.tsx?|spec\.ts)$/);
  return sources
    .filter(({ path }) => !path.startsWith('docs/specification/'))
    .map((source) => ({ file: source.path, blocks: blocksOf(source), names: namesOf(source.text) }));
}
