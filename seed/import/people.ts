import type { SeedAdmin, SeedAstrologer, SeedCustomer } from '../types.ts';
import type { DemoPerson } from './demo-shop.ts';
import { demoId, demoNumber } from './ids.ts';

const day = 86_400_000;

/** Returns the id of the person with this e-mail address. */
export const personId = (email: string): string => demoId('person', email);

/** Returns all people of the demo. They joined between fourteen and twenty-two months ago. */
export function demoPeople(
  {
    customers,
    astrologers,
    admins,
  }: {
    customers: readonly SeedCustomer[];
    astrologers: readonly SeedAstrologer[];
    admins: readonly SeedAdmin[];
  },
  now: Date,
): DemoPerson[] {
  const person = (
    one: Omit<SeedAdmin, 'staffRole'>,
    role: DemoPerson['role'],
    language: DemoPerson['language'] = 'en',
  ): DemoPerson => ({
    id: personId(one.email),
    firstName: one.firstName,
    lastName: one.lastName,
    email: one.email.toLowerCase(),
    phone: one.phone,
    role,
    staffRoles: [],
    language,
    createdAt: new Date(now.getTime() - (420 + demoNumber('joined', one.email, 240)) * day),
  });
  return [
    ...admins.map((one) => ({ ...person(one, 'admin'), staffRoles: [one.staffRole] })),
    ...astrologers.map((one) => person(one, 'astrologer')),
    ...customers.map((one) => person(one, 'user', one.language)),
  ];
}
