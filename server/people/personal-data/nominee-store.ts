import type { NomineeRelation } from '#contract/people/personal-data/rules.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** A nominee as it is stored. */
export type NomineeRow = {
  name: string;
  relation: NomineeRelation;
  email: string | null;
  phone: string | null;
  named_at: Date;
};

/** Returns a person's nominee; undefined if they named nobody. */
export const readNominee = (db: Reader, userId: string): Promise<NomineeRow | undefined> =>
  db
    .selectFrom('nominees')
    .select(['name', 'relation', 'email', 'phone', 'named_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Names or replaces a person's nominee. */
export async function writeNominee(tx: Tx, userId: string, row: NomineeRow): Promise<void> {
  await tx
    .insertInto('nominees')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Removes a person's nominee. Returns the name; undefined if there is none. */
export async function deleteNominee(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('nominees')
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Deletes the copies that a person's nominee asked for, ready or not. */
export async function deleteNomineeCopies(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('data_exports')
    .where('user_id', '=', userId)
    .where('recipient', 'is not', null)
    .execute();
}

/** Returns an encrypted copy by the nominee's link; undefined if the link is unknown or expired. */
export const readNomineeCopy = (db: Reader, { hash, now }: { hash: Buffer; now: Date }) =>
  db
    .selectFrom('data_exports')
    .select('sealed')
    .where('ticket_hash', '=', hash)
    .where('recipient', 'is not', null)
    .where('ticket_ends_at', '>', now)
    .where('expires_at', '>', now)
    .executeTakeFirst();
