import type { Lang } from '#contract/core/errors.ts';
import type { MailService } from '../email/service.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId, newSecret } from '../platform/core/id.ts';
import type { PersonalPart } from '../platform/core/personal-data.ts';
import { isUniqueViolation, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Encryptor } from '../platform/security/encryptor.ts';
import { hashOfSecret } from '../platform/security/link-secret.ts';
import {
  endExports,
  insertExport,
  insertTicket,
  keepExport,
  noteProgress,
  readLatestExport,
  readOpenExport,
  takeByTicket,
} from './store.ts';

const queue = 'data-export';
const keptHours = 24;
const ticketMinutes = 5;

/** What stands at the head of every copy. */
const about = {
  en: 'Everything this shop keeps of you. Amounts are in paise (100 paise are one rupee), times are UTC.',
  hi: 'यह दुकान आपके बारे में जो कुछ रखती है। राशियाँ पैसों में हैं (100 पैसे एक रुपया), समय UTC में है।',
};

/** Makes copies of all that is known of a person: one at a time, by a job, sealed, for a day. */
export function createCopies(
  { db, jobs, now, log }: Pick<Platform, 'db' | 'jobs' | 'now' | 'log'>,
  { parts, sealer, mail }: { parts: readonly PersonalPart[]; sealer: Encryptor; mail: MailService },
) {
  const told = parts.filter((part) => part.collect);
  const inHours = (hours: number) => new Date(now().getTime() + hours * 3_600_000);

  /** Gathers part after part. Run again it starts over and ends the same. */
  async function make({ id }: { id: string }): Promise<void> {
    const owner = await readOpenExport(db, id);
    if (!owner) return;
    await checkpoint('copy.begun');
    const language = owner.language as Lang;
    const data: Record<string, unknown> = {};
    for (const [done, part] of told.entries()) {
      await noteProgress(db, id, done);
      data[part.name] = await part.collect?.(db, owner);
    }
    const at = now();
    const content = { about: about[language], madeAt: at.toISOString(), ...data };
    const plain = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
    const sealed = await sealer.seal(plain);
    await transact(db, async (tx) => {
      const first = await keepExport(tx, {
        id,
        sealed,
        bytes: plain.length,
        now: at,
        expiresAt: inHours(keptHours),
      });
      if (!first) return null;
      const name = `${owner.first_name} ${owner.last_name}`.trim();
      await mail.send(tx, { to: owner.email, language, mail: { kind: 'data-copy-ready', name } });
      return null;
    });
  }

  const working = jobs.work<{ id: string }>(queue, make);
  working.catch((error: Error) => log.error({ err: error }, 'the queue of data exports did not start'));

  return {
    /** The latest copy. */
    latest: (userId: string) => readLatestExport(db, userId),

    /** Asks for a new one. */
    async ask(userId: string): Promise<null | AppError> {
      await working;
      const at = now();
      const id = newId(at);
      try {
        return await transact(db, async (tx) => {
          await insertExport(tx, { id, userId, steps: told.length, now: at, expiresAt: inHours(keptHours) });
          await jobs.send(tx, queue, { id });
          return null;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'data_exports_one')) return appError('copy_in_progress');
        throw error;
      }
    },

    /** The address of one download, good for five minutes. */
    async link(userId: string): Promise<{ ticket: string } | AppError> {
      const ticket = newSecret();
      const at = now();
      const endsAt = new Date(at.getTime() + ticketMinutes * 60_000);
      const there = await insertTicket(db, { userId, hash: hashOfSecret(ticket), now: at, endsAt });
      return there ? { ticket } : appError('copy_missing');
    },

    /** The copy itself, once an address. */
    async open(userId: string, ticket: string): Promise<Buffer | AppError> {
      const row = await takeByTicket(db, { hash: hashOfSecret(ticket), userId, now: now() });
      return row?.sealed ? sealer.open(row.sealed) : appError('copy_link_over');
    },

    /** Removes those that had their day. */
    sweep: () => endExports(db, now()),
  };
}
