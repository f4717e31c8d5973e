import { expect, test } from 'vitest';
import { hasPage } from '../../web/route-table/page-table.ts';
import { readSources } from './sources.ts';

// to="/cart", to: '/cart', to={`/orders/${id}`}, navigate('/cart'): the path alone, without query and fragment.
const leading = /(?:\bto(?:=\{?|: )|\b(?:navigate|redirect)\()[`'"](\/[^`'"?#]*)/g;
// Paths that the server serves. A path that begins with a variable (here `/x`) cannot be checked.
const notPages = /^\/(?:api|share|sandbox|media)\b/;

test('the pages lead only to pages that there are', async () => {
  const sources = await readSources(/^web\/(?!.*\.test\.).*\.tsx?$/);
  const links = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(leading), ([, to = '']) => ({ path, to: to.replace(/\$\{[^}]*\}/g, 'x') })),
  );
  expect(links.length).toBeGreaterThan(100);
  const known = ({ to }: { to: string }) => to.startsWith('/x') || notPages.test(to) || hasPage(to);
  expect(links.filter((link) => !known(link))).toEqual([]);
});
