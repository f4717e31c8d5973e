import { expect, it } from 'vitest';
import { readSets } from '#languages/message-types.ts';
import type { Words } from '#languages/read.ts';
import { readSources } from './sources.ts';

/** Returns the path of every message of a set. */
function paths(words: Words, path = ''): string[] {
  if (typeof words === 'string') return [path];
  return Object.entries(words).flatMap(([key, one]) => paths(one, `${path}.${key}`));
}

it('every message is used: its names are in the sources', async () => {
  // What is named by data: settings, sections, languages, the audit log and findings of the engine.
  const byData =
    /^(settings\.labels|site\/(dark-patterns|terms)\.sections|astrologers\/practice\.languages|audit\.(actions|fields|values)|stock\/admin\.history\.reasons|passages\/(matching|placements\.conjunctions))\./;
  const sources = await readSources(
    /^(contract|jyotish|pdf|scripts|server|web)\/.*(?<!\.(?:test|gen))\.tsx?$/,
  );
  const used = new Set(
    sources.flatMap(({ text }) => [
      ...Array.from(text.matchAll(/[A-Za-z_$][\w$]*/g), ([name]) => name),
      ...Array.from(text.matchAll(/'([^'\n]*)'/g), ([, name]) => name),
    ]),
  );
  const unused = [...readSets('en')].flatMap(([set, words]) =>
    paths(words)
      .map((path) => `${set}${path}`)
      .filter(
        (path) =>
          !byData.test(path) &&
          path
            .split('.')
            .slice(1)
            .some((name) => !/^\d+$/.test(name) && !used.has(name)),
      ),
  );
  expect(unused).toEqual([]);
});
