import type { Reader } from '../../../platform/database/database.ts';

/**
 * A step that has begun: a log-in after its password, the question for a passkey, a new passkey, or a new authenticator
 * app.
 */
export type StepKind = 'login' | 'assert' | 'register' | 'totp';

/** The key of a step. `bearer` is the SHA-256 of a ticket or of a session's id. */
export type StepKey = { bearer: Buffer; kind: StepKind; now: Date };

/** Begins a step, in place of an earlier one of the same bearer and kind. Deletes the expired ones. */
export async function putStep(
  db: Reader,
  step: StepKey & {
    userId: string;
    expiresAt: Date;
    by?: string;
    challenge?: string;
    secret?: Buffer;
  },
): Promise<void> {
  const values = {
    user_id: step.userId,
    by: step.by ?? null,
    challenge: step.challenge ?? null,
    secret: step.secret ?? null,
    tries: 0,
    expires_at: step.expiresAt,
  };
  await db.deleteFrom('factor_steps').where('expires_at', '<=', step.now).execute();
  await db
    .insertInto('factor_steps')
    .values({ bearer: step.bearer, kind: step.kind, ...values })
    .onConflict((conflict) => conflict.columns(['bearer', 'kind']).doUpdateSet(values))
    .execute();
}

/** Returns a step; undefined when it is unknown or expired. */
export const findStep = (db: Reader, { bearer, kind, now }: StepKey) =>
  db
    .selectFrom('factor_steps')
    .select(['user_id', 'by', 'challenge', 'secret', 'tries'])
    .where('bearer', '=', bearer)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Ends a step and returns it. Of two concurrent calls, one gets it. */
export const takeStep = (db: Reader, { bearer, kind, now }: StepKey) =>
  db
    .deleteFrom('factor_steps')
    .where('bearer', '=', bearer)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['user_id', 'by', 'challenge', 'secret'])
    .executeTakeFirst();

/** Counts a try of a step. Returns the number of tries so far; undefined when the step is over. */
export async function countTry(db: Reader, { bearer, kind, now }: StepKey): Promise<number | undefined> {
  const row = await db
    .updateTable('factor_steps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('bearer', '=', bearer)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries;
}

/** Ends the log-ins of a person that wait for their second factor. */
export async function deleteLogInSteps(db: Reader, userId: string): Promise<void> {
  await db.deleteFrom('factor_steps').where('user_id', '=', userId).where('kind', '=', 'login').execute();
}
