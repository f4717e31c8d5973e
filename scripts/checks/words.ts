import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

type Rule = { pattern: RegExp; why: string; except?: RegExp };

// The patterns are written so that they do not match themselves.
const rules: Rule[] = [
  {
    pattern: /(?<![\w.])\/(?:home|Users|root|work)\/\w/,
    why: 'a path of one machine',
    except: /^scripts\/.*\.test\.ts$/,
  },
  {
    pattern: /"resolved": "http/,
    why: 'a registry in the lock (use npm config omit-lockfile-registry-resolved)',
  },
  {
    pattern: /https?:\/\/[\w.-]*(?:npmjs|yarnpkg|jfrog|artifactory|verdaccio)[\w.-]*/i,
    why: 'the host of a registry',
  },
  { pattern: /@ts-(?:ignore|nocheck)/, why: 'a hidden type error' },
  { pattern: /\b(?:TODO|FIXME|XXX)\b/, why: 'something unfinished' },
  { pattern: /[l]orem ipsum|[c]oming soon/i, why: 'a place holder' },
];

/** Lists the lines of a file that match a forbidden pattern: "path:line: why". */
export function forbiddenWords({ path, text }: Source): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(({ pattern, except }) => pattern.test(line) && !except?.test(path))
        .map(({ why }) => `${path}:${index + 1}: ${why}`),
    );
}

/** Checks that no file has a path of one machine or unfinished text. */
export const words: Check = {
  name: 'words',
  fix: 'Remove it, or finish it.',
  run: async () => {
    const sources = await readSources(
      /\.(ts|tsx|mjs|cjs|js|json|css|sql|md|html|svg|sh|yml)$|(^|\/)(\.env\.example|run)$/,
    );
    return sources.filter(({ path }) => path !== 'scripts/checks/words.ts').flatMap(forbiddenWords);
  },
};
