import { readWords } from '#languages/read.ts';
import type { MailService } from '../../base/email/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId, newSecret } from '../../platform/core/id.ts';
import type { PersonalPart } from '../../platform/core/personal-data.ts';
import { isUniqueViolation, type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { hashOfSecret } from '../../platform/security/link-secret.ts';
import type { Session } from '../../platform/security/session.ts';
import type { AccountsService } from '../accounts/service.ts';
import { dataCopyReady } from './emails/data-copy-ready.ts';
import { nomineeAnswer } from './emails/nominee-answer.ts';
import { readNominee, readNomineeCopy } from './nominee-store.ts';
import { createProof } from './proof.ts';
import {
  endExports,
  findExport,
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

const words = readWords('personal-data/answers');

type Account = NonNullable<Awaited<ReturnType<AccountsService['findAccount']>>>;

type CopyParts = {
  personalParts: readonly PersonalPart[];
  accounts: AccountsService;
  sealer: Encryptor;
  mail: MailService;
};

/** Creates the job that makes a copy, part by part. A retry starts again and gives the same result. */
function createMaking(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  { personalParts, accounts, sealer, mail }: CopyParts,
) {
  /** Mails a finished copy: to its owner that it can be downloaded, to a nominee its link. */
  async function tell(
    tx: Tx,
    { owner, recipient, secret }: { owner: Account; recipient: string | null; secret: string | null },
  ): Promise<void> {
    const { language } = owner;
    const name = `${owner.first_name} ${owner.last_name}`.trim();
    if (!recipient || !secret)
      return mail.send(tx, { to: owner.email, language, mail: dataCopyReady({ name }) });
    const nominee = await readNominee(tx, owner.id);
    const link = `${config.publicUrl}/api/nominee/copy/${secret}`;
    await mail.send(tx, {
      to: recipient,
      language,
      mail: nomineeAnswer({ name: nominee?.name ?? '', person: name, link }),
    });
  }

  return async function make({ id }: { id: string }): Promise<void> {
    const request = await findExport(db, id);
    const owner = request && (await accounts.findAccount(request.user_id));
    if (!owner) return;
    const secret = request.recipient === null ? null : newSecret();
    await checkpoint('copy.begun');
    const language = owner.language;
    const data: Record<string, unknown> = {};
    for (const [done, part] of personalParts.entries()) {
      await noteProgress(db, id, done);
      data[part.name] = await part.collect?.(db, { userId: owner.id, phone: owner.phone });
    }
    const at = now();
    const content = { about: words[language].about, madeAt: at.toISOString(), ...data };
    const plain = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
    const sealed = await sealer.encrypt(plain);
    await transact(db, async (tx) => {
      const first = await storeExport(tx, {
        id,
        sealed,
        bytes: plain.length,
        now: at,
        expiresAt: hoursAfter(at, keptHours),
        ticketHash: secret === null ? null : hashOfSecret(secret),
      });
      if (first) await tell(tx, { owner, recipient: request.recipient, secret });
      return null;
    });
  };
}

/** Creates copies of a person's data: one at a time, by a job, encrypted, stored for a day. */
export function createCopies(
  { db, jobs, now, log, config }: Pick<Platform, 'db' | 'jobs' | 'now' | 'log' | 'config'>,
  { personalParts, accounts, sealer, mail }: CopyParts,
) {
  const exported = personalParts.filter((part) => part.collect);
  const proved = createProof({ now }, { accounts });

  const working = jobs.work<{ id: string }>(
    queue,
    createMaking({ db, now, config }, { personalParts: exported, accounts, sealer, mail }),
  );
  working.catch((error: Error) =>
    log.error({ err: error }, 'data export queue failed to start: no copies are made; restart the process'),
  );

  /** Requests a copy, after which `and` runs in the same transaction. */
  async function request(
    { userId, recipient }: { userId: string; recipient: string | null },
    and: (tx: Tx) => Promise<null | AppError> = async () => null,
  ): Promise<null | AppError> {
    await working;
    const at = now();
    const id = newId(at);
    const steps = exported.length;
    try {
      return await transact(db, async (tx) => {
        await insertExport(tx, {
          id,
          userId,
          steps,
          now: at,
          expiresAt: hoursAfter(at, keptHours),
          recipient,
        });
        await jobs.send(tx, queue, { id });
        return and(tx);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'data_exports_one')) return appError('copy_in_progress');
      throw error;
    }
  }

  return {
    /** Returns the latest own copy. */
    latest: (userId: string) => readLatestExport(db, userId),

    /** Requests a new copy, with a proof of who asks. */
    async ask(session: Session, password: string | undefined): Promise<null | AppError> {
      const refused = await proved(session, password);
      return refused ?? request({ userId: session.userId, recipient: null });
    },

    /**
     * Requests a copy whose link a nominee gets by e-mail. `and` runs in the same transaction. Staff have checked who asks.
     */
    askForNominee: (
      wanted: { userId: string; recipient: string },
      and: (tx: Tx) => Promise<null | AppError>,
    ): Promise<null | AppError> => request(wanted, and),

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

    /** Returns the copy that a nominee asked for, until its link expires. */
    async openForNominee(ticket: string): Promise<Buffer | AppError> {
      const row = await readNomineeCopy(db, { hash: hashOfSecret(ticket), now: now() });
      return row?.sealed ? sealer.decrypt(row.sealed) : appError('nominee_link_over');
    },

    /** Deletes expired copies. */
    sweep: () => endExports(db, now()),
  };
}
