import { expect, test } from 'vitest';
import { cutExports } from '../../web/build/cut-functions/react-dom.ts';
import { cutRouterExports } from '../../web/build/cut-functions/react-router.ts';
import { readSources } from './sources.ts';

test('no page imports what is cut out of the libraries of the browser', async () => {
  const sources = await readSources(/^web\/(?!.*\.test\.).*\.tsx?$/);
  const imported = sources.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/import (?:type )?\{([^}]+)\} from '(react|react-dom|react-router)'/g),
      ([, names = '', from = '']) => ({ path, from, names: names.split(',').map((name) => name.trim()) }),
    ),
  );
  expect(imported.length).toBeGreaterThan(100);
  const isCut = (from: string, name: string) =>
    (from === 'react-router' ? cutRouterExports : cutExports).some((one) => one === name);
  expect(imported.filter(({ from, names }) => names.some((name) => isCut(from, name)))).toEqual([]);
  // A form whose data a route takes, and a form that stays on its page, are what is left of actions and fetchers.
  const forms = sources.filter(({ text }) =>
    /<Form\b(?=[^>]*(?:method="post"|navigate=\{false\}))/.test(text),
  );
  expect(forms.filter(({ text }) => /\bForm\b[^}]*\} from 'react-router'/.test(text))).toEqual([]);
});
