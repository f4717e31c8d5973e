import type { PredictionText } from '#contract/horoscope/endpoints.ts';
import { signs } from '#contract/horoscope/zodiac.ts';
import { addDays } from '#jyotish';
import type { AccountsService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { createChanges } from '../platform/realtime/changes.ts';
import { compose } from './compose.ts';
import { dateOf, shopDate } from './day.ts';
import { keptSky, skyOf } from './sky.ts';
import { insertDay, lockPrediction, overwrite, type PredictionRow, readDay, writtenDays } from './store.ts';

export { shopDate } from './day.ts';
export { signName } from './sky.ts';

/** How many days after today are written ahead, so that the desk can read and change them before their day. */
const AHEAD = 7;

const entity = 'prediction';
const entityId = (date: string, sign: number): string => `${date}/${signs[sign]}`;

/** Words of a prediction in both languages. */
type Words = { en: PredictionText; hi: PredictionText };

/** The daily predictions. */
export type HoroscopeService = ReturnType<typeof createHoroscope>;

/** Makes the horoscope service. */
export function createHoroscope(
  { db, bus, now }: Pick<Platform, 'db' | 'bus' | 'now'>,
  { audit, accounts }: { audit: AuditService; accounts: Pick<AccountsService, 'findPeople'> },
) {
  const changes = createChanges('horoscope', bus);
  const turns = new Set<() => void>();
  let seen = '';
  let written = '';

  /** Composes and writes a day; words that are there already stay as they are. */
  const writeDay = (date: string): Promise<number> =>
    insertDay(
      db,
      signs.map((_, sign) => {
        const sky = skyOf(date, sign);
        return { date, sign, ...compose(date, sign, sky), sky: keptSky(sky) };
      }),
      now(),
    );

  /** A day's rows. Days from yesterday to a week ahead are written when nobody did; older ones are there or not. */
  async function day(date: string): Promise<PredictionRow[]> {
    const rows = await readDay(db, date);
    if (rows.length === signs.length || !within(date)) return rows;
    await writeDay(date);
    return readDay(db, date);
  }

  function within(date: string): boolean {
    const today = shopDate(now());
    return date >= addDays(today, -1) && date <= addDays(today, AHEAD);
  }

  return {
    /** What readers may see of a day: its twelve rows, up to tomorrow. */
    async read(asked: string): Promise<PredictionRow[] | AppError> {
      const date = dateOf(asked, now());
      const rows = date <= addDays(shopDate(now()), 1) ? await day(date) : [];
      return rows.length === signs.length ? rows : appError('prediction_missing');
    },

    /** The same for the desk, as far ahead as there are words. */
    async admin(date: string): Promise<PredictionRow[] | AppError> {
      const rows = await day(date);
      return rows.length === signs.length ? rows : appError('prediction_missing');
    },

    /** Whether a date has begun: from then on its words stay. */
    isPublished: (date: string): boolean => date <= shopDate(now()),

    /** Changes the words of a day to come, with its audit row; pages that show it hear of it. */
    async edit(
      { date, sign, words }: { date: string; sign: number; words: Words },
      by: string,
    ): Promise<PredictionRow | AppError> {
      if (date <= shopDate(now())) return appError('prediction_published');
      await day(date);
      return transact(db, async (tx) => {
        const row = await lockPrediction(tx, date, sign);
        if (!row) return appError('prediction_missing');
        const at = now();
        // The day may have begun while the row was held by another.
        if (date <= shopDate(at)) return appError('prediction_published');
        await overwrite(tx, row, { ...words, at, by });
        await audit.record(tx, {
          at,
          actorId: by,
          action: 'prediction.edit',
          entity,
          entityId: entityId(date, sign),
          before: { en: row.en, hi: row.hi },
          after: words,
        });
        await changes.publish(tx, [date]);
        return { ...row, ...words, editedAt: at, editedBy: by };
      });
    },

    /** Every change by hand, the newest first. */
    async changesOf(date: string, sign: number) {
      const entries = await audit.of(db, entity, entityId(date, sign));
      const ids = entries.flatMap(({ actorId }) => (actorId ? [actorId] : []));
      const people = await accounts.findPeople(ids);
      return entries.map(({ at, actorId, before, after }) => {
        const person = actorId ? people.get(actorId) : undefined;
        return {
          at: at.toISOString(),
          by: person ? { _id: person.id, name: person.name } : null,
          before: before as Words,
          after: after as Words,
        };
      });
    },

    /**
     * What midnight in India brings, run by every process: pages of the day before are dropped, and the days from
     * yesterday to a week ahead are written where they are missing, also after the process slept.
     */
    async sweep(): Promise<number> {
      const today = shopDate(now());
      if (today !== seen) {
        seen = today;
        for (const hear of turns) hear();
      }
      if (today === written) return 0;
      const first = addDays(today, -1);
      const last = addDays(today, AHEAD);
      const there = await writtenDays(db, first, last);
      let done = 0;
      for (let date = first; date <= last; date = addDays(date, 1)) {
        if (!there.has(date)) done += await writeDay(date);
      }
      written = today;
      return done;
    },

    /** Hears in this process that a new day has begun in India. */
    onTurn: (hear: () => void): void => void turns.add(hear),

    /** Hears of days whose words were changed in this process, before the change is answered. */
    onChange: changes.subscribe,
  };
}
