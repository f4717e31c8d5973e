import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import { AppError } from '../../platform/core/app-error.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createPdfs } from './service.ts';

/** The file that says that the thread has a document. */
const begunAt = (gate: string) => `${gate}-begun`;

// A worker thread that renders nothing before the gate opens, so that everything else waits. It writes down the order.
const slowThread = (gate: string, order: string) => `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, request }) => {
  writeFileSync(${JSON.stringify(begunAt(gate))}, '');
  while (!existsSync(${JSON.stringify(gate)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  appendFileSync(${JSON.stringify(order)}, request.data.month + '\\n');
  const pdf = new TextEncoder().encode(request.data.month);
  parentPort.postMessage({ id, pdf, remarks: [] }, [pdf.buffer]);
});`;

let testShop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairness-'));
  testShop = await startTestShop({ env: { STORAGE_DIR: folder } });
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true });
});

const document = (name: string) =>
  ({ kind: 'statement', lang: 'en', data: { month: name } }) as unknown as PdfRequest;

it('a member who requests 140 PDFs fills only their own queue: the next PDF is another member’s', async () => {
  const [gate, order, program] = ['gate', 'order', 'thread.mjs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(program, slowThread(gate, order));
  const pdfs = createPdfs(testShop.shop.platform, { threads: 1, program });
  let made = 0;
  const refused: AppError[] = [];
  const ask = async (person: string, name: string) => {
    const pdf = await pdfs.file(document(name), person);
    if (pdf instanceof AppError) refused.push(pdf);
    else made += 1;
  };
  const greedy = Array.from({ length: 140 }, (_, n) => ask('greedy', `greedy ${n}`));
  await expect.poll(() => refused.length).toBe(127);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['papers_yours_waiting']));
  expect(await pdfs.prepare(document('modest'), 'modest')).toEqual({ state: 'making', ahead: 1 });
  const modest = ask('modest', 'modest');
  await writeFile(gate, '');
  await Promise.all([...greedy, modest]);
  expect(made).toBe(14);
  expect((await readFile(order, 'utf8')).split('\n').indexOf('modest')).toBe(1);
  await pdfs.close();
});

it('a PDF in the queue is not rendered once its clients are gone, unless somebody else wants it', async () => {
  const [gate, order, program] = ['gate-2', 'order-2', 'thread-2.mjs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(program, slowThread(gate, order));
  const pdfs = createPdfs(testShop.shop.platform, { threads: 1, program });
  const clients = Object.fromEntries(
    ['under way', 'alone', 'first of two', 'second of two', 'prepared', 'mailed', 'both'].map((name) => [
      name,
      new AbortController(),
    ]),
  );
  const ask = (name: string, client = name) =>
    pdfs.file(document(name), `${client}'s`, clients[client]?.signal);
  const underWay = ask('under way');
  await expect.poll(() => existsSync(begunAt(gate))).toBe(true);
  expect(await pdfs.prepare(document('prepared'), 'prepared')).toMatchObject({ ahead: 1 });
  const alone = ask('alone');
  const two = [ask('two', 'first of two'), ask('two', 'second of two')];
  const both = [ask('both'), ask('both', 'both')];
  const mailed = [ask('mailed'), pdfs.file(document('mailed'), 'the shop')];
  const prepared = ask('prepared');
  // Each question stands behind what is in the queue: six others, once all of them have arrived.
  let asked = 0;
  const ahead = async () => {
    const state = await pdfs.prepare(document(`last ${asked}`), `last ${asked}`);
    if (state instanceof AppError) throw new Error(state.code);
    asked += 1;
    return state.ahead - (asked - 1);
  };
  await expect.poll(ahead).toBe(6);
  for (const name of ['under way', 'alone', 'first of two', 'prepared', 'mailed', 'both'])
    clients[name]?.abort();
  for (const dropped of [alone, ...both]) expect(await dropped).toMatchObject({ code: 'papers_busy' });
  // Somebody who comes back gets it.
  const again = pdfs.file(document('alone'), 'alone again');
  await writeFile(gate, '');
  await Promise.all([underWay, ...two, ...mailed, prepared, again]);
  const last = asked - 1;
  await expect
    .poll(() => pdfs.prepare(document(`last ${last}`), `last ${last}`))
    .toMatchObject({ state: 'ready' });
  const rendered = (await readFile(order, 'utf8'))
    .trim()
    .split('\n')
    .filter((name) => !name.startsWith('last'));
  expect(rendered.toSorted()).toEqual(['alone', 'mailed', 'prepared', 'two', 'under way']);
  await pdfs.close();
});

it('a statement is for a month between the creation of the account and now', async () => {
  const buyer = await testShop.customer();
  const statusOf = async (kind: string, month: string) => {
    const answer = await fetch(`${testShop.base}/api/payment/wallet/statement${kind}?month=${month}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    const body = await answer.text();
    return answer.ok ? 200 : (JSON.parse(body) as { code: string }).code;
  };
  const now = new Date(testShop.clock.now().getTime() + 5.5 * 3_600_000);
  const monthAt = (ahead: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 15)).toISOString().slice(0, 7);
  expect(await statusOf('', monthAt(0))).toBe(200);
  for (const kind of ['', '/pdf'])
    for (const month of [monthAt(-1), monthAt(1), '2000-01', '2099-12'])
      expect(await statusOf(kind, month)).toBe('statement_no_month');
});
