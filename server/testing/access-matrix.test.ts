import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import { type AccessCase, type AccessRole, accessRoles, type Own } from './access-case.ts';
import { accessMatrix } from './access-matrix.ts';
import { setUpAccess } from './access-setup.ts';
import { snapshotTables } from './table-snapshot.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let world: TestShop;
let own: Own;
const tokens = {} as Record<AccessRole, string | null>;
beforeAll(async () => {
  world = await startTestShop();
  const stage = await setUpAccess(world);
  own = stage.own;
  for (const who of accessRoles) tokens[who] = who === 'nobody' ? null : stage.people[who].token;
});
afterAll(() => world.close());

async function send(key: string, who: AccessRole, row: AccessCase): Promise<number> {
  const { params = {}, query = {}, body } = row.send?.(own) ?? {};
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

/** Waits for the jobs that a call queued, so that their writes do not count for the next call. */
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

const without = (tables: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => !names.includes(name)));

describe('the access matrix', () => {
  test('every call of the contract is classified, and none twice', () => {
    expect(Object.keys(accessMatrix).sort()).toEqual(Object.keys(contract).sort());
  });

  for (const [key, row] of Object.entries(accessMatrix) as [string, AccessCase][]) {
    test(key, async () => {
      const spec = (contract as Record<string, EndpointSpec>)[key];
      let known: Record<string, string> | undefined;
      // The owner comes last: nobody before may have changed the owner's records.
      for (const who of ['nobody', 'other', 'astrologer', 'admin', 'customer'] as const) {
        const expected = row.expect[accessRoles.indexOf(who)] ?? 0;
        // A refusal of an admin endpoint writes one audit row and nothing else.
        const except = expected === 403 ? ['audit', 'audit_unchained'] : [];
        const before = known ?? (await snapshotTables(world));
        const status = await send(key, who, row);
        expect(`${who}: ${status}`).toBe(`${who}: ${expected === 200 ? (spec?.status ?? 200) : expected}`);
        if (expected === 200 && row.writes) {
          await workDone();
          known = undefined;
        } else {
          const after = await snapshotTables(world);
          expect(without(after, except)).toEqual(without(before, except));
          // The row of a refusal may be written after the response.
          known = expected === 403 ? undefined : after;
        }
      }
    });
  }
});
