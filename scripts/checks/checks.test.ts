import { expect, test } from 'vitest';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { KARANAS, NAKSHATRAS, SIGNS, TITHIS, YOGAS } from '#jyotish';
import { strayStorage } from './browser-storage.ts';
import { strayDecision } from './decisions.ts';
import { strayDocstrings } from './docstrings.ts';
import { strangeFolders } from './domains.ts';
import { neverWords, spelling, strangeWords } from './glossary.ts';
import { neverInCode, strangeNames } from './glossary-code.ts';
import { refusedLicences } from './licences.ts';
import { lintOpenApi } from './openapi.ts';
import { missingPaths } from './paths.ts';
import { strayReaders } from './readers.ts';
import { readSources } from './sources.ts';
import { sharedTables, strayQueries } from './stores.ts';
import { looseTexts } from './text-nodes.ts';
import { upwardImports } from './upward-imports.ts';
import { forbiddenWords } from './words.ts';

test('an export without a docstring right above is named with its line', () => {
  const text = [
    '/** A number. */',
    'export const told = 1;',
    '/** Belongs to nobody. */',
    'const between = 2;',
    'export type Silent = { between: typeof between };',
    '// Not a docstring.',
    'export async function alsoSilent() {}',
    'export { between };',
  ].join('\n');
  expect(strayDocstrings({ path: 'a.ts', text })).toEqual([
    'a.ts:5 Silent: no docstring',
    'a.ts:7 alsoSilent: no docstring',
  ]);
});

test('a function starts its docstring with a verb, a component may name what it shows, nothing asks', () => {
  const text = [
    '/** Returns one. */',
    'export const one = () => 1;',
    '/** Like {@link one}, as a text. */',
    'export function oneText() {}',
    '/** A card of a product. */',
    'export function Card() {}',
    '/** The price of a product. */',
    'export async function price() {}',
    '/**\n * True for a product on sale.\n */',
    'export const isOnSale = () => true;',
    '/** Handlers of products. */',
    'export const handlers = () => ({});',
    '/** What a card shows. */',
    'export type Shown = string;',
    '/** How a card is shown. */',
    'export function Showing() {}',
  ].join('\n');
  expect(strayDocstrings({ path: 'a.ts', text })).toEqual([
    'a.ts:8 price: starts with "The", not with a verb',
    'a.ts:12 isOnSale: starts with "True", not with a verb',
    'a.ts:14 handlers: starts with "Handlers", not with a verb',
    'a.ts:16 Shown: starts with "What"',
    'a.ts:18 Showing: starts with "How"',
  ]);
});

test('the signatures of one function share a docstring', () => {
  const text =
    '/** Doubles. */\nexport function f(a: 1): 2;\nexport function f(a: 2): 4;\nexport function f(a: 1 | 2) {\n  return a;\n}';
  expect(strayDocstrings({ path: 'a.ts', text })).toEqual([]);
});

test('copyleft is refused, a choice that includes a free licence is taken, named exceptions pass', () => {
  const packages = {
    '': {},
    'node_modules/gpl': { license: 'GPL-3.0' },
    'node_modules/agpl': { license: 'AGPL-3.0-only' },
    'node_modules/silent': {},
    'node_modules/either': { license: '(MIT OR GPL-3.0)' },
    'node_modules/both': { license: 'MIT AND GPL-3.0' },
    'node_modules/a/node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
    'node_modules/other': { license: 'LGPL-3.0-or-later' },
  };
  expect(refusedLicences(packages)).toEqual([
    'gpl: GPL-3.0',
    'agpl: AGPL-3.0-only',
    'silent: no licence given',
    'both: MIT AND GPL-3.0',
    'other: LGPL-3.0-or-later',
  ]);
});

test('paths of a machine and what is unfinished are found, page addresses are not', () => {
  const unfinished = `// ${'TO'}DO later`;
  const text = [
    `open('/${'home'}/asha/shop')`,
    "href: '/home/offers'.slice(5)",
    unfinished,
    "fetch('/api/home')",
  ].join('\n');
  expect(forbiddenWords({ path: 'a.ts', text })).toEqual([
    'a.ts:1: a path of one machine',
    'a.ts:2: a path of one machine',
    'a.ts:3: something unfinished',
  ]);
});

test('a folder that is no domain is named, in every root', () => {
  const paths = [
    'server/selling/orders/service.ts',
    'server/platform/http/serve.ts',
    'server/main.ts',
    'contract/selling/order-lists/endpoints.ts',
    'web/features/products/card.tsx',
    'web/catalog/orders/list.tsx',
    'web/selling/orders/list.tsx',
    'e2e/support/buyers.ts',
  ];
  const found = strangeFolders(paths, ['selling/orders']);
  expect(found).toEqual(['contract/selling/order-lists', 'web/features/products', 'web/catalog/orders']);
});

test('an import from a lower area to a higher one is named, whatever the root', () => {
  const sources = [
    { path: 'server/people/accounts/a.ts', text: "import x from '../../selling/orders/service.ts';" },
    { path: 'web/base/site/b.tsx', text: "const x = await import('#web/office/tickets/c.ts');" },
    { path: 'server/selling/orders/d.ts', text: "import { y } from '../../people/accounts/service.ts';" },
    { path: 'server/platform/e.ts', text: "import { z } from '../selling/orders/service.ts';" },
  ];
  expect(upwardImports(sources)).toEqual(['base/site > office/tickets', 'people/accounts > selling/orders']);
});

test('a file that a comment or a document names must exist', () => {
  const exists = (path: string) => path === 'server/main.ts';
  const code = "// See server/main.ts and server/gone.ts.\nimport x from 'server/not-a-comment.ts';";
  expect(missingPaths({ path: 'a.ts', text: code }, exists)).toEqual(['a.ts: server/gone.ts']);
  const document = 'Read `docs/guides/tests.md`, then https://example.test/web/x.ts.';
  expect(missingPaths({ path: 'a.md', text: document }, exists)).toEqual(['a.md: docs/guides/tests.md']);
});

test('a decision whose file has another name than its title is named, and one that the index lacks', () => {
  const text = "# 7. Show the shop's name\n\n- Date: 2026-11-22\n- Status: accepted\n";
  const name = '0007-show-the-shops-name.md';
  const index = `| --- |\n| 7 | [Show the shop's name](${name}) | 2026-11-22 | accepted |`;
  expect(strayDecision({ path: `docs/decisions/${name}`, text }, index)).toEqual([]);
  expect(strayDecision({ path: 'docs/decisions/0007-names.md', text: text.slice(0, 27) }, index)).toEqual([
    `docs/decisions/0007-names.md: its title asks for ${name}`,
    'docs/decisions/0007-names.md: has no date and status',
    'docs/decisions/0007-names.md: has no row with its title in docs/decisions/README.md',
  ]);
});

test('SQL outside a store is named, and a table that the stores of two domains name', () => {
  const query = (table: string) => `db.selectFrom('${table} as t').selectAll()`;
  const sources = [
    {
      path: 'server/schema/migrations/0001.sql',
      text: 'create table cart_lines (); create table orders ();',
    },
    { path: 'server/selling/cart/service.ts', text: query('cart_lines') },
    { path: 'server/selling/cart/store.ts', text: `${query('cart_lines')}; sql\`select 1 from orders\`` },
    { path: 'server/selling/orders/store.ts', text: `${query('orders')}.innerJoin('order_view', 'id')` },
    { path: 'server/selling/returns/store.ts', text: query('order_view') },
    { path: 'server/selling/cart/personal-data.ts', text: `${query('cart_lines')} // join users` },
    { path: 'server/office/dashboard/store.ts', text: query('orders') },
    { path: 'server/selling/cart/cart.test.ts', text: query('orders') },
  ];
  expect(strayQueries(sources)).toEqual(['server/selling/cart/service.ts']);
  expect(sharedTables(sources)).toEqual([
    'orders: server/selling/cart/store.ts, server/selling/orders/store.ts',
  ]);
});

test('a domain of money that reads from a standby is named, and a report that does so is not', () => {
  const taken = (path: string) => ({ path, text: `f({ reader: db }: Pick<Platform, 'reader' | 'now'>)` });
  const sources = [
    taken('server/office/sales/service.ts'),
    taken('server/consultations/ledger/service.ts'),
    { path: 'server/catalog/stock/service.ts', text: 'const db = platform.reader;' },
    { path: 'server/selling/cart/store.ts', text: 'export const list = (reader: Reader) => reader' },
  ];
  expect(strayReaders(sources)).toEqual([
    'server/consultations/ledger/service.ts',
    'server/catalog/stock/service.ts',
  ]);
});

test('words that the glossary never writes are found in what people read, in both languages', () => {
  const rules = neverWords(
    'Words.\n\n| English | Hindi | never |\n| --- | --- | --- |\n| e-mail | ई-मेल | email, ईमेल |\n| page | पेज | पृष्ठ |\n| Mula | मूल | |\n\nMore.',
  );
  const lines = [
    "const email = texts['email'];",
    "  en: 'Your email address',",
    "  hi: 'आपका ईमेल {email}',",
    "  hi: 'पृष्ठभूमि, ई-मेल और पेज',",
    "  en: 'Please enter a valid email!',",
    "  words: 'email address, पृष्ठ',",
    "  hi: 'अगला पृष्ठ',",
  ];
  expect(strangeWords({ path: 'hi.ts', text: lines.join('\n') }, rules)).toEqual([
    'hi.ts:2: e-mail, ई-मेल; never email, ईमेल',
    'hi.ts:3: e-mail, ई-मेल; never email, ईमेल',
    'hi.ts:7: page, पेज; never पृष्ठ',
  ]);
});

test('words that the glossary never uses are found in names, comments, docs and names of tests, not in values', () => {
  const never = neverInCode(
    'Words.\n\n| word | meaning | never |\n| --- | --- | --- |\n| admin | staff | desk |\n| refund | money | money back |\n| site | facts | |\n\nMore.',
  );
  const found = (path: string, lines: readonly string[]) =>
    strangeNames({ path, text: lines.join('\n') }, never);
  expect(
    found('server/a.ts', [
      'const openDesk = deskRows;',
      "api('GET /api/admin/desk/news'); // The shop's desktop.",
      '// Asks the desk for `desk`.',
      'const rows = desk_skus + off_desk_products;',
      "test('the desk opens', () => {});",
      ' * Gives money back.',
    ]),
  ).toEqual([
    'server/a.ts:1: admin; never desk',
    'server/a.ts:3: admin; never desk',
    'server/a.ts:5: admin; never desk',
    'server/a.ts:6: refund; never money back',
  ]);
  expect(found('docs/a.md', ['A desk, and `desk`.'])).toEqual(['docs/a.md:1: admin; never desk']);
  expect(found('web/desk-page.ts', ['const page = 1;'])).toEqual(['web/desk-page.ts:0: admin; never desk']);
  expect(found('docs/decisions/0093-pictures.md', ['The desk tortoise.'])).toEqual([]);
});

test('the glossary names every star, sign, tithi, yoga and karana as readers see it', async () => {
  const [book] = await readSources(/^docs\/glossary\.md$/);
  const names = [SIGNS, NAKSHATRAS, TITHIS, YOGAS, KARANAS].flat();
  const rows = names.map(({ en, hi }) => `| ${readerSpelling(en)} | ${readerSpelling(hi)} |`);
  expect(rows.filter((row) => !book?.text.includes(row))).toEqual([]);
});

test('Hindi ends in a danda and has an anusvara, in texts as in names', async () => {
  const text = ["hi: 'चन्द्र'", "hi: 'कॉम्बो, कन्या, अन्न'", "hi: 'नमस्ते।'", "hi: 'नमस्ते.'", "hi: 'ख़रीदें'"].join(
    '\n',
  );
  const found = strangeWords({ path: 'a.ts', text }, spelling).map((finding) => finding.slice(0, 6));
  expect(found).toEqual(['a.ts:1', 'a.ts:4', 'a.ts:5']);
});

test('a page that uses a storage of the browser itself is named, and a word in a comment is not', () => {
  const sources = [
    { path: 'web/selling/cart/saved.ts', text: "window.localStorage.setItem('a', 'b');" },
    { path: 'web/consultations/chat/room.ts', text: 'const open = indexedDB.open(name);' },
    { path: 'web/session/store.ts', text: '// Not localStorage.\ndeviceStorage.getItem(key);' },
    { path: 'web/browser-storage.ts', text: 'createStorage(() => sessionStorage)' },
  ];
  expect(strayStorage(sources)).toEqual(['web/selling/cart/saved.ts', 'web/consultations/chat/room.ts']);
});

test('a text that changes beside other children is named with its line, a text alone is not', () => {
  const text = [
    'const row = (n: number) => <li>{n}</li>;',
    'export const Told = ({ label, n, note }: { label: string; n: number; note: ReactNode }) => (',
    '  <div>',
    '    <p>{label}{n > 1 && " × " + n}</p>',
    '    <p><Icon /> {label}</p>',
    '    <p>{n > 1 && <Icon />} always</p>',
    '    <p>{label + " × " + n}</p>',
    '    <p><Icon /> always <b>{n}</b></p>',
    '    <p><Icon /> {t.save} {" "}</p>',
    '    <p><Icon /><span>{label}</span>{n > 1 && <Icon />}</p>',
    '    <ul>{note}{row(n)}{n > 1 ? row(n) : <li />}</ul>',
    '    <>{label}</>',
    '  </div>',
    ');',
  ].join('\n');
  expect(looseTexts({ path: 'a.tsx', text })).toEqual(['a.tsx:4', 'a.tsx:5', 'a.tsx:6', 'a.tsx:12']);
});

test('both linters of the OpenAPI document report what is wrong in it, warnings included', async () => {
  const operation = {
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: { type: 'object', required: ['gone'], properties: {} } } },
      },
    },
  };
  const found = await lintOpenApi({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: { '/a': { get: operation } },
  });
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^redocly no-required-schema-properties-undefined: /),
      expect.stringMatching(/^redocly security-defined: /),
      expect.stringMatching(/^spectral operation-operationId: /),
      expect.stringMatching(/^spectral info-contact: /),
    ]),
  );
});
