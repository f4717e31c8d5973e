import { expect, test } from 'vitest';
import { refusedMigrations, refusedNumbers } from './migrations.ts';

const folder = 'server/schema/migrations/';
const old = {
  path: `${folder}1322_orders.sql`,
  text: 'create table orders (note text); drop table ancient;',
};
const refused = (text: string, tag = 'v0.23') =>
  refusedMigrations([old, { path: `${folder}1500_next.sql`, text }], {
    tag,
    known: new Set(['1322_orders.sql']),
  });

test.each([
  ['drop table orders;', 'drops the table orders'],
  ['drop view order_totals;', 'drops the view order_totals'],
  ['drop function publish_event(text, text);', 'drops the function publish_event'],
  ['alter table orders drop column note;', 'drops the column note'],
  ['alter table orders rename column note to remark;', 'renames the column note'],
  ['alter table orders rename to purchases;', 'renames the table orders'],
  ['alter table orders alter column note type jsonb;', 'changes the type of note'],
  ['alter table orders alter column note set not null;', 'forbids null in note'],
  ['alter table orders add column state text not null;', 'adds the column state without a default'],
])('%s is refused while the version before may use it', (text, change) => {
  expect(refused(text)).toEqual([`${folder}1500_next.sql: ${change}, which v0.23 may use`]);
});

test.each([
  'alter table orders add column state text;',
  "alter table orders add column state text not null default 'new';",
  'create table parcels (id text not null); alter table parcels add column weight int not null;',
  'create view order_notes as select note from orders;',
  '-- drop table orders;',
  'alter table orders drop constraint orders_note_check;',
])('%s is allowed', (text) => {
  expect(refused(text)).toEqual([]);
});

test('what a new migration has made, another new one may change', () => {
  const fresh = [
    { path: `${folder}1500_a.sql`, text: 'create table parcels (id text);' },
    { path: `${folder}1501_b.sql`, text: 'drop table parcels;' },
  ];
  expect(refusedMigrations(fresh, { tag: 'v0.23', known: new Set() })).toEqual([]);
});

test('a contraction waits until the version that no longer uses it is out', () => {
  const text = '-- contract: v0.24\nalter table orders drop column note;';
  expect(refused(text, 'v0.23')).toHaveLength(1);
  expect(refused(text, 'v0.24')).toEqual([]);
  expect(refused(text, 'v0.31')).toEqual([]);
});

test('a migration of the last version is not looked at again', () => {
  expect(refusedMigrations([old], { tag: 'v0.23', known: new Set(['1322_orders.sql']) })).toEqual([]);
});

test('the baseline makes nothing that a new migration may drop', () => {
  const baseline = { path: `${folder}0330_selling_orders.sql`, text: 'create table orders (note text);' };
  const next = { path: `${folder}1500_next.sql`, text: 'drop table orders;' };
  expect(refusedMigrations([baseline, next], { tag: 'v0.23', known: new Set() })).toEqual([
    `${folder}1500_next.sql: drops the table orders, which v0.23 may use`,
  ]);
});

test('a new file with a number of the baseline is refused, because databases of before it would skip it', () => {
  const skipped = ['0330_selling_parcels.sql', '1000_parcels.sql', '01400_parcels.sql', '1321_zones.sql'];
  const applied = ['0330_selling_orders.sql', '1322_parcels.sql', '1500_next.sql'];
  expect(refusedNumbers([...skipped, ...applied].map((name) => folder + name))).toEqual(
    skipped.map(
      (name) =>
        `${folder}${name}: needs a number above 1321, because databases of before the baseline skip it`,
    ),
  );
});
