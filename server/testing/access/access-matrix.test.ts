import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import {
  type Permission,
  permits,
  type StaffRole,
  staffRoles,
} from '#contract/people/accounts/permissions.ts';
import { snapshotTables } from '../table-snapshot.ts';
import { startTestShop, type TestShop } from '../test-shop.ts';
import { type AccessCase, type AccessRole, accessRoles, type Own } from './access-case.ts';
import { accessMatrix } from './access-matrix.ts';
import { setUpAccess } from './access-setup.ts';

let testShop: TestShop;
let own: Own;
const tokens = {} as Record<AccessRole | StaffRole, string | null>;
/** The roles of staff beside the owner, who is `admin` here. */
const helpers = staffRoles.filter((role) => role !== 'owner');
beforeAll(async () => {
  testShop = await startTestShop();
  const stage = await setUpAccess(testShop);
  own = stage.own;
  for (const who of accessRoles) tokens[who] = who === 'nobody' ? null : stage.people[who].token;
  for (const role of helpers) tokens[role] = (await testShop.admin(role)).token;
});
afterAll(() => testShop.close());

async function send(key: string, who: AccessRole | StaffRole, row: AccessCase): Promise<number> {
  const { params = {}, query = {}, body } = row.send?.(own) ?? {};
  const [method, path] = key.split(' ') as [string, string];
  const url = new URL(testShop.base + path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''));
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
         where state in ('created', 'active') and start_after <= now()`.execute(testShop.db);
      return rows.map(({ name }) => name);
    })
    .toEqual([]);
}

const without = (tables: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => !names.includes(name)));

/**
 * Returns the status that a member of staff gets: what an owner gets with the permission, and what a stranger gets
 * without it.
 */
function statusOf(
  { access, permission, status = 200 }: EndpointSpec,
  row: AccessCase,
  role: StaffRole,
): number {
  const [, , other, , owner] = row.expect;
  const needed = access === 'admin' ? permission : (row.reads ?? 'any');
  const may = (one: Permission | 'any' | undefined) =>
    one === undefined || one === 'any' || permits([role], one);
  const isPermitted = may(needed) && may(row.further);
  const expected = isPermitted ? owner : access === 'admin' ? 403 : other;
  return expected === 200 ? status : expected;
}

/**
 * Calls an endpoint as every role of staff, except those for whom it would write: the owner does that. Returns whether
 * one of them was refused.
 */
async function walkStaff(key: string, spec: EndpointSpec, row: AccessCase): Promise<boolean> {
  const expected = new Map(helpers.map((role) => [role, statusOf(spec, row, role)]));
  const skips = (status: number) =>
    // An earlier endpoint has ended the owner's session, and this one would end those of the helpers.
    (status < 300 && row.writes === true) || (status === 401 && spec.access === 'member');
  const walked = [...expected].filter(([, status]) => !skips(status));
  const found: string[] = [];
  for (const [role] of walked) found.push(`${role}: ${await send(key, role, row)}`);
  expect(found).toEqual(walked.map(([role, status]) => `${role}: ${status}`));
  return walked.some(([, status]) => status === 403);
}

describe('the access matrix', () => {
  test('every call of the contract is classified, and none twice', () => {
    expect(Object.keys(accessMatrix).sort()).toEqual(Object.keys(contract).sort());
  });

  for (const [key, row] of Object.entries(accessMatrix) as [string, AccessCase][]) {
    test(key, async () => {
      const spec = (contract as Record<string, EndpointSpec>)[key] as EndpointSpec;
      let known: Record<string, string> | undefined;
      // The owner comes last: nobody before may have changed the owner's records.
      for (const who of ['nobody', 'other', 'astrologer', 'admin', 'customer'] as const) {
        const expected = row.expect[accessRoles.indexOf(who)] ?? 0;
        const before = known ?? (await snapshotTables(testShop));
        const status = await send(key, who, row);
        expect(`${who}: ${status}`).toBe(`${who}: ${expected === 200 ? (spec.status ?? 200) : expected}`);
        const isRefused = (who === 'astrologer' && (await walkStaff(key, spec, row))) || expected === 403;
        // A refusal of an admin endpoint writes one audit row and nothing else.
        const except = isRefused ? ['audit', 'audit_unchained'] : [];
        if (expected === 200 && row.writes) {
          await workDone();
          known = undefined;
        } else {
          const after = await snapshotTables(testShop);
          expect(without(after, except)).toEqual(without(before, except));
          // The row of a refusal may be written after the response.
          known = isRefused ? undefined : after;
        }
      }
    });
  }
});
