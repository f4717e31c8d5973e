import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listKinds } from '#server/base/email/render.ts';
import { emails } from '#server/composition/emails.ts';
import { patternOf } from '#web/route-table/page-table.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('docs/guides/another-client.md');
const declared = read('contract/consultations/chat/events.ts');

/** Returns the source of each event of a type, without comments. */
function eventsOf(type: 'ClientEvents' | 'ServerEvents'): Map<string, string> {
  const body = new RegExp(`export type ${type} = \\{\n(.*?)\n\\};`, 's').exec(declared)?.[1] ?? '';
  const parts = body.replace(/ {2}\/\*\*.*?\*\/\n/gs, '').split(/^ {2}(?=\S+: \()/m);
  return new Map(
    parts.flatMap((part) => {
      const name = /^'?([\w-]+)'?: \(/.exec(part)?.[1];
      return name ? [[name, part] as const] : [];
    }),
  );
}

/** Returns the payload of each event in the table under a heading of the guide. */
function tableUnder(heading: string): Map<string, string> {
  const table = guide.slice(guide.indexOf(heading)).split('\n\n')[1] ?? '';
  return new Map(
    Array.from(table.matchAll(/^\| `([\w-]+)` \| (.*?) \|/gm), ([, name = '', payload = '']) => [
      name,
      payload,
    ]),
  );
}

test.each([
  ['ClientEvents', 'The client emits:'],
  ['ServerEvents', 'The server emits:'],
] as const)('the guide for other clients lists every event of %s, with every field', (type, heading) => {
  const [events, table] = [eventsOf(type), tableUnder(heading)];
  expect(events.size).toBeGreaterThan(5);
  expect([...table.keys()].sort()).toEqual([...events.keys()].sort());
  for (const [name, source] of events) {
    // The fields of the payload itself; an acknowledgement is another argument.
    const argument = source.split(/ack\?:|\) => void/)[0] ?? '';
    const payload = argument.includes('{') ? argument.slice(argument.indexOf('{')) : '';
    for (const [field] of payload.matchAll(/(?<=[{;\n] *)\w+\??(?=: )/g))
      expect(table.get(name), `${name}: ${field}`).toMatch(new RegExp(`\\b${field.replace('?', '\\?')}`));
  }
});

test('the guide for other clients names every page to which an e-mail leads', async () => {
  const origin = 'https://client.test';
  const facts = { shopName: 'Navaratna', email: 'care@shop.test', phone: '', address: [] };
  const site = { ...facts, publicUrl: origin, apiUrl: 'https://api.test' };
  const pages = new Set<string>();
  const kinds = listKinds(emails);
  for (const mail of kinds.samples(origin, 'en')) {
    const draft = JSON.stringify(kinds.write(mail, { language: 'en', site }));
    for (const [, path = ''] of draft.matchAll(/"https:\/\/client\.test([^"?#]*)/g)) pages.add(path);
  }
  // The link of a nominee's copy leads to the API, which every client has.
  const patterns = [...pages].filter((path) => path !== '' && !path.startsWith('/api/')).map(patternOf);
  expect(patterns.length).toBeGreaterThan(10);
  const missing = patterns.filter((one) => !one.startsWith('/admin/') && !guide.includes(`\`${one}\``));
  expect(missing).toEqual([]);
});
