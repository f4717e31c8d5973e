import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { startTestMailbox } from '../../../testing/mailbox.ts';
import type { Person, TestShop } from '../../../testing/test-shop.ts';

let addresses = 0;
/** Returns an address that was never invited. */
export function newAddress(): string {
  addresses += 1;
  return `invited${addresses}@example.test`;
}

/** Invites an address, as a packing helper if not said. */
export const invite = (by: Person, email: string, staffRoles: StaffRole[] = ['packing']) =>
  by.api('POST /api/admin/staff/invitations', { body: { email, staffRoles } });

/** Creates the calls of an invited person, and the reader of the secrets mailed to them. */
export function createInvited(testShop: TestShop, mailbox: Awaited<ReturnType<typeof startTestMailbox>>) {
  let phones = 8_000_000_000;
  return {
    /** Returns the secret of the newest invitation to an address, once `count` e-mails have arrived there. */
    async secretTo(email: string, count = 1): Promise<string> {
      const mails = await mailbox.mailsTo(email, count);
      const links = mails.flatMap(({ text }) => /\/join\/([\w-]+)/.exec(text)?.[1] ?? []);
      if (links.length === 0) throw new Error(`no invitation to ${email}`);
      return links.at(-1) as string;
    },
    look: (token: string) => testShop.visitor('POST /api/auth/invitation', { body: { token } }),
    signUp(token: string, typed: { password?: string; phone?: string } = {}) {
      phones += 1;
      const own = { firstName: 'Meera', lastName: '', phone: String(phones), password: 'a good password' };
      return testShop.visitor('POST /api/auth/invitation/signup', {
        body: { token, ...own, ...typed, agreedToTerms: true },
      });
    },
    accept: (token: string, by: Person) => by.api('POST /api/auth/invitation/accept', { body: { token } }),
  };
}

/** Returns the rights of a person, as they are stored. */
export const rowOf = ({ db }: TestShop, userId: string) =>
  db
    .selectFrom('users')
    .select(['role', 'staff_roles', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Returns the audit entries about a person or an invitation, without log-ins. */
export const auditOf = ({ db }: TestShop, id: string) =>
  db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('entity_id', '=', id)
    .where('action', 'not like', 'staff.login%')
    .orderBy('id')
    .execute();

/** Signs up a customer with a confirmed address. */
export async function newConfirmed(testShop: TestShop): Promise<Person> {
  const person = await testShop.customer();
  await testShop.db
    .updateTable('users')
    .set({ email_verified_at: testShop.clock.now() })
    .where('id', '=', person.userId)
    .execute();
  return person;
}
