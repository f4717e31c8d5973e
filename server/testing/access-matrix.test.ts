import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import { accessMatrix } from './access-matrix.ts';
import { snapshotTables } from './table-snapshot.ts';
import { startTestShop, type TestShop } from './test-shop.ts';
import { type Own, type Walk, type Walker, walkers } from './walk.ts';
import { stageWalk } from './walk-setup.ts';

let world: TestShop;
let own: Own;
const tokens = {} as Record<Walker, string | null>;
beforeAll(async () => {
  world = await startTestShop();
  const stage = await stageWalk(world);
  own = stage.own;
  for (const who of walkers) tokens[who] = who === 'nobody' ? null : stage.people[who].token;
});
afterAll(() => world.close());

async function knock(key: string, who: Walker, walk: Walk): Promise<number> {
  const { params = {}, query = {}, body } = walk.send?.(own) ?? {};
  const [method, path] = key.split(' ') as [string, string];
  const url = new URL(world.base + path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''));
  url.search = new URLSearchParams(query).toString();
  const headers: Record<string, string> = tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {};
  if (method !== 'GET') headers['content-type'] = 'application/json';
  const answer = await fetch(url, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Waits for the jobs that a call left, so that what they write is not laid to the next one. */
async function workDone(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ name: string }>`
        select distinct name from pgboss.job
         where state in ('created', 'active') and start_after <= now()`.execute(world.db);
      return rows.map(({ name }) => name);
    })
    .toEqual([]);
}

describe('the stranger walk', () => {
  test('every call of the contract is classified, and none twice', () => {
    expect(Object.keys(accessMatrix).sort()).toEqual(Object.keys(contract).sort());
  });

  for (const [key, walk] of Object.entries(accessMatrix) as [string, Walk][]) {
    test(key, async () => {
      const spec = (contract as Record<string, EndpointSpec>)[key];
      // The owner last: nobody before may have changed what is theirs.
      for (const who of ['nobody', 'other', 'astrologer', 'admin', 'customer'] as const) {
        const wanted = walk.expect[walkers.indexOf(who)] ?? 0;
        // A refusal is a row of the audit log when the call is one of admins, and leaves nothing else.
        const except = wanted === 403 ? ['audit'] : [];
        const before = await snapshotTables(world, except);
        const status = await knock(key, who, walk);
        expect(`${who}: ${status}`).toBe(`${who}: ${wanted === 200 ? (spec?.status ?? 200) : wanted}`);
        if (wanted !== 200 || !walk.writes) expect(await snapshotTables(world, except)).toEqual(before);
        else await workDone();
      }
    });
  }
});
