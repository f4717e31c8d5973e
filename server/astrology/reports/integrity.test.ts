import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase, integrityProblems } from '../../composition/integrity.ts';
import type { ReportState } from '../../schema/column-types.ts';
import { buy } from '../../testing/fixtures/reports.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

test('the database check names a report that does not agree with its payment, and nothing else', async () => {
  const buyer = await testShop.customer();
  const [kundli, panchang] = [await buy(testShop, buyer, 'kundli'), await buy(testShop, buyer, 'panchang')];
  expect(await checkDatabase(testShop.databaseUrl)).toEqual([]);
  const report = await testShop.db
    .selectFrom('reports')
    .selectAll()
    .where('gateway_order_id', '=', kundli)
    .executeTakeFirstOrThrow();
  const setReport = (status: ReportState, paid_at: Date | null) =>
    testShop.db.updateTable('reports').set({ status, paid_at }).where('id', '=', report.id).execute();
  const problems = async () =>
    (await integrityProblems(testShop.db)).filter((line) => line.includes(report.id));

  await setReport('open', null);
  expect(await problems()).toEqual([`report ${report.id} is open but its gateway order is paid`]);
  await setReport('ended', null);
  expect(await problems()).toEqual([`report ${report.id} is ended but its gateway order is paid`]);
  await setReport('paid', report.paid_at);
  await testShop.db.updateTable('reports').set({ amount: 1 }).where('id', '=', report.id).execute();
  expect(await problems()).toEqual([`report ${report.id} and its gateway order are not about the same`]);
  await testShop.db
    .updateTable('reports')
    .set({ amount: report.amount })
    .where('id', '=', report.id)
    .execute();
  expect(await checkDatabase(testShop.databaseUrl)).toEqual([]);

  await testShop.db.deleteFrom('reports').where('gateway_order_id', '=', panchang).execute();
  expect(await checkDatabase(testShop.databaseUrl)).toEqual([
    `gateway order ${panchang} sells a report that was never written`,
  ]);
});
