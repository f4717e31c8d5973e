import type { AccountsService } from '../accounts/service.ts';
import type { MailService } from '../email/service.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId, newSecret } from '../platform/core/id.ts';
import type { PersonalPart } from '../platform/core/personal-data.ts';
import { isUniqueViolation, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Encryptor } from '../platform/security/encryptor.ts';
import { hashOfSecret } from '../platform/security/link-secret.ts';
import type { Session } from '../platform/security/session.ts';
import { createProof } from './proof.ts';
import {
  endExports,
  findExportOwner,
  insertExport,
  insertTicket,
  noteProgress,
  readLatestExport,
  storeExport,
  takeByTicket,
} from './store.ts';

const queue = 'data-export';
const keptHours = 24;
const ticketMinutes = 5;

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

/** The header of every copy. */
const about = {
  en: 'Everything this shop keeps of you. Amounts are in paise (100 paise are one rupee), times are UTC.',
  hi: 'यह दुकान आपके बारे में जो कुछ रखती है। राशियाँ पैसों में हैं (100 पैसे एक रुपया), समय UTC में है।',
};

type CopyParts = {
  parts: readonly PersonalPart[];
  accounts: AccountsService;
  sealer: Encryptor;
  mail: MailService;
};

/** Creates the job that makes a copy, part by part. A retry starts again and gives the same result. */
function createMaking(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { parts, accounts, sealer, mail }: CopyParts,
) {
  return async function make({ id }: { id: string }): Promise<void> {
    const userId = await findExportOwner(db, id);
    const owner = userId && (await accounts.findAccount(userId));
    if (!owner) return;
    await checkpoint('copy.begun');
    const language = owner.language;
    const data: Record<string, unknown> = {};
    for (const [done, part] of parts.entries()) {
      await noteProgress(db, id, done);
      data[part.name] = await part.collect?.(db, { userId: owner.id, phone: owner.phone });
    }
    const at = now();
    const content = { about: about[language], madeAt: at.toISOString(), ...data };
    const plain = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
    const sealed = await sealer.encrypt(plain);
    await transact(db, async (tx) => {
      const first = await storeExport(tx, {
        id,
        sealed,
        bytes: plain.length,
        now: at,
        expiresAt: hoursAfter(at, keptHours),
      });
      if (!first) return null;
      const name = `${owner.first_name} ${owner.last_name}`.trim();
      await mail.send(tx, { to: owner.email, language, mail: { kind: 'data-copy-ready', name } });
      return null;
    });
  };
}

/** Creates copies of a person's data: one at a time, by a job, encrypted, stored for a day. */
export function createCopies(
  { db, jobs, now, log }: Pick<Platform, 'db' | 'jobs' | 'now' | 'log'>,
  { parts, accounts, sealer, mail }: CopyParts,
) {
  const exported = parts.filter((part) => part.collect);
  const proved = createProof({ now }, { accounts });

  const working = jobs.work<{ id: string }>(
    queue,
    createMaking({ db, now }, { parts: exported, accounts, sealer, mail }),
  );
  working.catch((error: Error) =>
    log.error({ err: error }, 'data export queue failed to start: no copies are made; restart the process'),
  );

  return {
    /** Returns the latest copy. */
    latest: (userId: string) => readLatestExport(db, userId),

    /** Requests a new copy, with a proof of who asks. */
    async ask(session: Session, password: string | undefined): Promise<null | AppError> {
      const refused = await proved(session, password);
      if (refused) return refused;
      await working;
      const { userId } = session;
      const at = now();
      const id = newId(at);
      try {
        return await transact(db, async (tx) => {
          await insertExport(tx, {
            id,
            userId,
            steps: exported.length,
            now: at,
            expiresAt: hoursAfter(at, keptHours),
          });
          await jobs.send(tx, queue, { id });
          return null;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'data_exports_one')) return appError('copy_in_progress');
        throw error;
      }
    },

    /** Returns the address of one download, valid for five minutes. */
    async link(userId: string): Promise<{ ticket: string } | AppError> {
      const ticket = newSecret();
      const at = now();
      const endsAt = new Date(at.getTime() + ticketMinutes * 60_000);
      const there = await insertTicket(db, { userId, hash: hashOfSecret(ticket), now: at, endsAt });
      return there ? { ticket } : appError('copy_missing');
    },

    /** Returns the copy itself, once per address. */
    async open(userId: string, ticket: string): Promise<Buffer | AppError> {
      const row = await takeByTicket(db, { hash: hashOfSecret(ticket), userId, now: now() });
      return row?.sealed ? sealer.decrypt(row.sealed) : appError('copy_link_over');
    },

    /** Deletes expired copies. */
    sweep: () => endExports(db, now()),
  };
}
