import { type Permission, permissions } from '#contract/people/accounts/permissions.ts';
import type { Messages } from '#languages/messages.gen.ts';

/** A group of permissions, by the key of its heading. */
export type PermissionGroup = keyof Messages['accounts/staff']['groups'];

type Subject<P extends Permission = Permission> = P extends `${infer Name}.${string}` ? Name : never;

const groupOf: Record<Subject, PermissionGroup> = {
  orders: 'orders',
  returns: 'orders',
  invoices: 'orders',
  products: 'products',
  stock: 'products',
  coupons: 'products',
  reviews: 'content',
  content: 'content',
  people: 'people',
  visitors: 'people',
  tickets: 'people',
  staff: 'people',
  astrologers: 'astrologers',
  documents: 'astrologers',
  chats: 'astrologers',
  dashboard: 'money',
  payouts: 'money',
  settings: 'shop',
  operations: 'shop',
  audit: 'shop',
};

/** Returns the permissions by group, both in the order of the contract. */
export function permissionGroups(): [PermissionGroup, Permission[]][] {
  const groups = new Map<PermissionGroup, Permission[]>();
  for (const group of ['orders', 'products', 'content', 'people', 'astrologers', 'money', 'shop'] as const)
    groups.set(group, []);
  for (const permission of Object.keys(permissions) as Permission[])
    groups.get(groupOf[permission.split('.')[0] as Subject])?.push(permission);
  return [...groups];
}
