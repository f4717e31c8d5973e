import type { Reader } from '../../platform/database/database.ts';
import { countJobs } from '../../platform/jobs/store.ts';
import type { AlertKind } from '../../schema/column-types.ts';
import { countLateMails, countRefusals, readBackups, readLastCheck, readTrials } from './store.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** A back-up is made every night. A day and a half without one means that the cron job does not run. */
const backupHours = 36;
/** A restore is tried every month. Forty days without one means that its timer does not run; a shop that never did is not told. */
const trialDays = 40;
/** Refused log-ins of a quarter of an hour: a crowd that mistypes stays far below. Over when it is a fifth of that. */
const refusals = { minutes: 15, begin: 100, end: 20 };
/** Late e-mails that were tried: a single one may have a wrong address. Over when fewer than half are left. */
const triedMails = { begin: 5, end: 3 };
/** The free space of the disk of uploads, in bytes and as a share. Over with a fifth more of it. */
const disk = { share: 0.1, enough: 10e9, least: 1e9, margin: 1.2 };

/** The space of a disk, in bytes. */
export type DiskSpace = { free: number; total: number };

/** A trouble as it is now. `n`: how many, or the free megabytes, for the e-mail. */
export type Condition = { kind: AlertKind; bad: boolean; n: number };

/** Returns whether a disk fills: under a tenth and under 10 GB, or under 1 GB. `factor` makes it harder to be over. */
const isFull = ({ free, total }: DiskSpace, factor: number): boolean =>
  free < disk.least * factor || (free < disk.enough * factor && free < total * disk.share * factor);

/** Reads all troubles. `known` are those that are open: each ends only when it is clearly over. */
export async function readConditions(
  db: Reader,
  {
    at,
    known,
    space,
    areFilesAway,
  }: { at: Date; known: ReadonlySet<AlertKind>; space: DiskSpace; areFilesAway: boolean },
): Promise<Condition[]> {
  const since = new Date(at.getTime() - refusals.minutes * minuteMs);
  const [backups, trials, queues, check, refused, mails] = await Promise.all([
    readBackups(db),
    readTrials(db),
    countJobs(db),
    readLastCheck(db),
    countRefusals(db, since),
    countLateMails(db),
  ]);
  const late = backups.lastGood !== null && at.getTime() - backups.lastGood.getTime() > backupHours * hourMs;
  const untried =
    trials.lastGood !== null && at.getTime() - trials.lastGood.getTime() > trialDays * 24 * hourMs;
  const failed = queues.reduce((sum, queue) => sum + Number(queue.failed), 0);
  const problems = check?.problems ?? 0;
  return [
    { kind: 'backup', bad: backups.lastFailed || late, n: 0 },
    { kind: 'trial', bad: trials.lastFailed || untried, n: 0 },
    { kind: 'jobs', bad: failed > 0, n: failed },
    {
      kind: 'mails',
      bad: mails.untried > 0 || mails.all >= (known.has('mails') ? triedMails.end : triedMails.begin),
      n: mails.all,
    },
    // A check under way says nothing new.
    { kind: 'check', bad: check?.problems === null ? known.has('check') : problems > 0, n: problems },
    {
      kind: 'disk',
      bad: isFull(space, known.has('disk') ? disk.margin : 1),
      n: Math.round(space.free / 1e6),
    },
    { kind: 'files', bad: areFilesAway, n: 0 },
    {
      kind: 'logins',
      bad: refused >= (known.has('logins') ? refusals.end : refusals.begin),
      n: refused,
    },
  ];
}
