import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

type Rule = { pattern: RegExp; why: string; except?: RegExp };

// The patterns are written so that they do not find themselves.
const rules: Rule[] = [
  {
    pattern: /(?<![\w.])\/(?:home|Users|root|work)\/\w/,
    why: 'a path of one machine',
    except: /^scripts\/.*\.test\.ts$/,
  },
  {
    pattern: /"resolved": "http/,
    why: 'a registry in the lock (npm config: omit-lockfile-registry-resolved)',
  },
  {
    pattern: /https?:\/\/[\w.-]*(?:npmjs|yarnpkg|jfrog|artifactory|verdaccio)[\w.-]*/i,
    why: 'the host of a registry',
  },
  {
    pattern: /\b(?:describe|it|test)\.(?:only|skip)\(/,
    why: 'a test that is switched off, or switches others off',
  },
  { pattern: /@ts-(?:ignore|nocheck)/, why: 'a type error that is hidden' },
  { pattern: /\b(?:TODO|FIXME|XXX)\b/, why: 'something unfinished' },
  { pattern: /[l]orem ipsum|[c]oming soon/i, why: 'a place holder' },
];

/** The lines of a file with something in them that does not belong in the project: "path:line: why". */
export function forbiddenWords({ path, text }: Source): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(({ pattern, except }) => pattern.test(line) && !except?.test(path))
        .map(({ why }) => `${path}:${index + 1}: ${why}`),
    );
}

/** Nothing of one machine, nothing unfinished, nothing switched off is in the project's text. */
export const words: Check = {
  name: 'words',
  fix: 'Take it out, or finish it.',
  run: async () => {
    const sources = await readSources(
      /\.(ts|tsx|mjs|cjs|js|json|css|sql|md|html|svg|sh|yml)$|(^|\/)(\.env\.example|run)$/,
    );
    return sources.filter(({ path }) => path !== 'scripts/checks/words.ts').flatMap(forbiddenWords);
  },
};
