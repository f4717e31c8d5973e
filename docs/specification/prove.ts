import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { errorMessages } from '#contract/core/error-messages.ts';
import { contract } from '#contract/index.ts';
import { parseMessage, readSets } from '#languages/message-types.ts';
import type { Words } from '#languages/read.ts';
import { hasPage } from '#web/route-table/page-table.ts';
import type { Entry, Proof } from './entry.ts';
import type { Block, TestFile } from './tests.ts';

/** The location of a text of the shop: `set.key.key` in the words of pages, or the code of an error. */
type Said = { texts: string[]; codes: string[] };

/** The evidence for entries: the tests, and every text of the shop. */
export type House = { tests: TestFile[]; said: Map<string, Said> };

// Signs before and after words become icons; places to fill in have names of their own.
const bare = (words: string): string =>
  words
    .replace(/^(?:❌|✅|📩)+\s*|\s*(?:❌|✅)+$/gu, '')
    .replace(/\{\w*\}/g, '{}')
    .trim();

/** Returns the part of a text with placeholders that a test can expect: the longest one between them. */
const fixedPart = (words: string): string =>
  bare(words)
    .split('{}')
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim();

function* leaves(words: Words, path: string): Generator<[string, string]> {
  if (typeof words === 'string') yield [path, words];
  else for (const [key, inner] of Object.entries<Words>(words)) yield* leaves(inner, `${path}.${key}`);
}

/** Returns what a message says, with `{}` for each value: one text for each branch of its plural or select. */
function textsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (texts, element) => {
      const parts =
        element.type === TYPE.plural || element.type === TYPE.select
          ? Object.values(element.options).flatMap(({ value }) => textsOf(value))
          : [element.type === TYPE.literal ? element.value : '{}'];
      return texts.flatMap((text) => parts.map((part) => text + part));
    },
    [''],
  );
}

/** Collects everything the shop can say, by its words. */
export async function readSaid(): Promise<House['said']> {
  const said: House['said'] = new Map();
  const at = (words: string): Said => {
    const known = said.get(bare(words)) ?? { texts: [], codes: [] };
    said.set(bare(words), known);
    return known;
  };
  for (const [code, text] of Object.entries(errorMessages.en)) at(text).codes.push(code);
  for (const [set, words] of readSets('en'))
    for (const [key, message] of leaves(words, set))
      for (const text of textsOf(parseMessage(message))) at(text).texts.push(key);
  return said;
}

/** True when a test of the file names this text: `jobs.title`, where `jobs` stands for `operations.jobs`. */
function names({ names }: TestFile, block: Block, key: string): boolean {
  for (const [name, path] of names) {
    if (key !== path && !key.startsWith(`${path}.`)) continue;
    const rest = key.slice(path.length);
    const looked = `\\b${name}${rest.replaceAll('.', '\\.(?:\\w+\\.)?')}\\b`;
    if (rest !== '' && new RegExp(looked).test(block.text)) return true;
    if (rest === '' && new RegExp(`\\b${name}\\b`).test(block.text)) return true;
  }
  return false;
}

const hears = (words: string, said: Said) => (file: TestFile, block: Block) =>
  block.text.includes(fixedPart(words)) ||
  said.codes.some((code) => block.text.includes(`'${code}'`)) ||
  said.texts.some((key) => names(file, block, key));

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

const goesTo = (path: string) => {
  const pattern = escaped(path).replaceAll(/\{\w+\}/g, '[^\'"`?#]+?');
  // In quotes, behind a variable, or in a regular expression, whose slashes are escaped.
  const address = new RegExp(`['"\`}/]${pattern}(?=['"\`?#$])`);
  return (_: TestFile, block: Block) => address.test(block.text.replaceAll('\\/', '/'));
};

function where(house: House, holds: (file: TestFile, block: Block) => boolean, files?: RegExp): string[] {
  return house.tests
    .filter(({ file }) => !files || files.test(file))
    .flatMap((file) => file.blocks.filter((block) => holds(file, block)))
    .map(({ file, title }) => `${file} › ${title}`);
}

const sample = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x');
const stranger = 'server/testing/access/access-matrix.test.ts';

/** The named test, when it is there. */
function named(house: House, { file, test }: Proof): string[] {
  const blocks = house.tests.find((one) => one.file === file)?.blocks ?? [];
  const block = blocks.find(({ title }) => test !== '' && title.startsWith(test));
  return block ? [`${block.file} › ${block.title}`] : [];
}

/**
 * Lists every proof of an entry as `file › title`, the most telling first.
 * An empty list means that the entry is missing.
 */
export function proofsOf(entry: Entry, house: House): string[] {
  if (entry.kind === 'page') {
    if (!hasPage(sample(entry.path))) return [];
    const gone = where(house, goesTo(entry.path), /^e2e\//);
    return entry.proof ? named(house, entry.proof).filter((proof) => gone.includes(proof)) : gone;
  }
  if (entry.kind === 'call') {
    if (!(entry.key in contract)) return [];
    if (entry.proof) return named(house, entry.proof);
    const made = where(house, (_, block) => block.text.includes(`'${entry.key}'`), /^server\//);
    // The stranger walk makes every call, as everyone; its titles are the calls.
    return [...made.filter((proof) => !proof.startsWith(stranger)), `${stranger} › ${entry.key}`];
  }
  if (entry.kind === 'words') {
    const said = house.said.get(bare(entry.words));
    return said ? where(house, hears(entry.words, said)) : [];
  }
  return named(house, entry.proof);
}
