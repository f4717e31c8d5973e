import { expect, test } from 'vitest';
import type { EndpointSpec } from '../core/endpoint.ts';
import { contract } from '../index.ts';
import { freshPermissions, permissions, permissionsOf, staffRoles } from './permissions.ts';

test('the permissions that ask for fresh proof are those of the endpoints', () => {
  const asking = new Set<string>();
  const named = new Set<unknown>();
  for (const { fresh, permission, further = [] } of Object.values(contract as Record<string, EndpointSpec>)) {
    for (const one of [permission, ...further]) named.add(one);
    if (fresh === 'always') asking.add(String(permission));
    if (fresh === 'sometimes') for (const one of further) asking.add(one);
  }
  expect(freshPermissions.filter((one) => named.has(one)).toSorted()).toEqual([...asking].toSorted());
});

test('an owner has every permission, and every role has one', () => {
  for (const [permission, roles] of Object.entries(permissions)) expect(roles, permission).toContain('owner');
  for (const role of staffRoles) expect(permissionsOf([role]), role).not.toEqual([]);
});
