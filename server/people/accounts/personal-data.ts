import {
  type ErasedPerson,
  type PersonalPart,
  removeRows,
  retainedForTax,
  rowsOf,
} from '../../platform/core/personal-data.ts';
import type { Tx } from '../../platform/database/database.ts';

/** The person, their ways in, and what they agreed to. The row stays, because orders refer to its id. */
export const accountsPersonal: PersonalPart = {
  name: 'account',
  tables: {
    users: { exported: true, erased: true },
    sessions: { exported: true, erased: true },
    identities: { exported: true, erased: true },
    consents: {
      exported: true,
      erased:
        'kept as proof that it was given and taken back; it holds no name, and the number it names is anonymous',
    },
    email_links: { exported: 'one-time secrets, stored as hashes for a week at most', erased: true },
    staff_invitations: { exported: true, erased: true },
    known_devices: {
      exported: 'one-way hashes of cookies, by which browsers are known; sessions tell the devices',
      erased: true,
    },
    passkeys: { exported: true, erased: true },
    totp_factors: { exported: true, erased: true },
    recovery_codes: { exported: 'one-way hashes of codes, which nobody can read again', erased: true },
    factor_steps: {
      exported: 'steps of a log-in that has not ended; they live for 15 minutes',
      erased: true,
    },
    person_notes: { exported: true, erased: true },
    person_tags: { exported: true, erased: true },
    person_worth: { exported: true, erased: `sums of the orders, which are ${retainedForTax}` },
    person_worth_due: {
      exported: 'a queue that holds an id for a second',
      erased: 'emptied within a second',
    },
    sign_in_tickets: { exported: 'one-time secrets, kept as hashes for a minute', erased: true },
  },
  async collect(db, { userId }) {
    const of = (table: string, column = 'user_id', hidden: string[] = []) =>
      rowsOf(db, { table, column, value: userId, hidden });
    const [person] = await of('users', 'id', ['password_hash']);
    return {
      person,
      sessions: await of('sessions'),
      signInBy: await of('identities'),
      passkeys: await of('passkeys', 'user_id', ['credential_id', 'public_key', 'counter']),
      authenticatorApp: await of('totp_factors', 'user_id', ['secret', 'last_step']),
      consents: await of('consents'),
      notes: await of('person_notes', 'user_id', ['by_id']),
      tags: await of('person_tags'),
      worth: await of('person_worth'),
      staffInvitations: await of('staff_invitations', 'accepted_by', ['secret_hash']),
    };
  },
  async erase(tx, person) {
    await removeRows(tx, person.userId, ['person_notes', 'person_tags']);
    await removeRows(tx, person.userId, ['email_links', 'sign_in_tickets', 'known_devices', 'identities']);
    await removeRows(tx, person.userId, ['passkeys', 'totp_factors', 'recovery_codes', 'factor_steps']);
    await tx
      .deleteFrom('staff_invitations')
      .where((eb) => eb.or([eb('accepted_by', '=', person.userId), eb('email', '=', person.email)]))
      .execute();
    await endConsents(tx, person);
    await tx
      .updateTable('sessions')
      .set({ revoked_at: person.at, user_agent: null })
      .where('user_id', '=', person.userId)
      .execute();
    await tx
      .updateTable('users')
      .set({
        first_name: 'Erased',
        last_name: '',
        email: `erased-${person.userId}@erased.invalid`,
        phone: '',
        password_hash: null,
        pending_email: null,
        email_verified_at: null,
        deleted_at: person.at,
      })
      .where('id', '=', person.userId)
      .execute();
    return [];
  },
  /** A customer who asked for erasure and became a member of staff meanwhile stays, so that an owner always remains. */
  async obstacles(db, userId) {
    const staff = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('role', '=', 'admin')
      .executeTakeFirst();
    return staff ? [{ code: 'staff', count: 1 }] : [];
  },
};

async function endConsents(tx: Tx, { userId, at }: ErasedPerson): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
