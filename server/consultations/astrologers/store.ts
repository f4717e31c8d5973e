import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Astrologers } from '../../schema/tables.gen.ts';

/** A row of `astrologers`. */
export type AstrologerRow = Selectable<Astrologers>;

/** The profile that an astrologer writes; the rate is in paise a minute. */
export type AstrologerFacts = Pick<
  AstrologerRow,
  'expertise' | 'years' | 'bio' | 'languages' | 'rate' | 'name_hi' | 'bio_hi'
>;

/** Inserts an astrologer for an account. */
export const insertAstrologer = (
  tx: Tx,
  astrologer: AstrologerFacts &
    Pick<AstrologerRow, 'user_id' | 'gender' | 'country' | 'state' | 'city' | 'location'> & {
      dob: string;
      kyc?: AstrologerRow['kyc'];
      created_at: Date;
    },
) =>
  tx
    .insertInto('astrologers')
    .values({ ...astrologer, dob: sql`${astrologer.dob}::date` })
    .execute();

/** Returns one astrologer; `dob` is YYYY-MM-DD. */
export const findAstrologer = (db: Reader, userId: string) =>
  db
    .selectFrom('astrologers')
    .selectAll()
    .select(sql<string>`to_char(dob, 'YYYY-MM-DD')`.as('born'))
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Locks an astrologer's row and returns their price, in paise a minute. */
export const lockRate = (tx: Tx, userId: string): Promise<{ rate: number } | undefined> =>
  tx
    .selectFrom('astrologers')
    .select('rate')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks an astrologer's row and returns the address of their photo. */
export const lockPhoto = (tx: Tx, userId: string): Promise<{ photo: string | null } | undefined> =>
  tx
    .selectFrom('astrologers')
    .select('photo')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Updates an astrologer's profile. */
export const updateAstrologer = (
  tx: Tx,
  userId: string,
  change: Partial<AstrologerFacts & Pick<AstrologerRow, 'accepting' | 'photo'>>,
) => tx.updateTable('astrologers').set(change).where('user_id', '=', userId).execute();

/**
 * The face of an astrologer in a chat: the name in Devanagari and the address of the photo, null where there is none.
 */
export type Face = { nameHi: string | null; photo: string | null };

/** Returns the faces of these astrologers by their ids. */
export async function readFaces(db: Reader, userIds: readonly string[]): Promise<Map<string, Face>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('astrologers')
    .select(['user_id', 'name_hi', 'photo'])
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(rows.map((row) => [row.user_id, { nameHi: row.name_hi, photo: row.photo }]));
}

/** Returns approved astrologers, or the one with this id if approved; a few hundred rows at most. */
export const readApproved = (db: Reader, userId: string | null = null): Promise<AstrologerRow[]> =>
  db
    .selectFrom('astrologers')
    .selectAll()
    .where('kyc', '=', 'approved')
    .$if(userId !== null, (query) => query.where('user_id', '=', userId as string))
    .execute();
