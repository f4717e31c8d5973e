import type { PredictionText } from '#contract/astrology/horoscope/endpoints.ts';
import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { parseCoordinates } from '#contract/base/settings/coordinates.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { addDays } from '#jyotish';
import type { AuditService } from '../../base/audit/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Changes, createChanges } from '../../platform/realtime/changes.ts';
import { compose } from './compose.ts';
import { dateOf } from './day.ts';
import { skyOf, sunriseOf, toSkyRecord } from './sky.ts';
import {
  insertDay,
  listWrittenDays,
  lockPrediction,
  overwrite,
  type PredictionRow,
  readDay,
} from './store.ts';

export { signName } from './sky.ts';

/** Days after today that are written ahead, so that admins can read and change them in time. */
const AHEAD = 7;

const entity = 'prediction';
const entityId = (date: string, sign: number): string => `${date}/${signs[sign]}`;

/** The text of a prediction in both languages. */
type Words = { en: PredictionText; hi: PredictionText };

/** The horoscope service. */
export type HoroscopeService = ReturnType<typeof createHoroscope>;

/** An edit of a prediction: the day, the sign and the new text. */
export type Edit = { date: string; sign: number; words: Words };

type Deps = Pick<Platform, 'db' | 'now'> & {
  audit: AuditService;
  accounts: Pick<AccountsService, 'findPeople'>;
  settings: Pick<SettingsService, 'all'>;
  changes: Changes;
};

/** Composes and writes a day from the sky at sunrise where the shop works. Existing text stays. */
async function writeDay({ db, now, settings }: Deps, date: string): Promise<number> {
  const { energisation } = await settings.all();
  const at = sunriseOf(date, parseCoordinates(energisation.coordinates));
  const place = { en: energisation.place, hi: energisation.placeHi };
  return insertDay(
    db,
    signs.map((_, sign) => {
      const sky = skyOf(at, sign);
      return { date, sign, ...compose(date, sign, sky), sky: toSkyRecord(sky, { at, place }) };
    }),
    now(),
  );
}

/** Returns whether a day's text should exist: from yesterday to a week ahead. */
function isWritten(date: string, now: Date): boolean {
  const today = indiaDay(now);
  return date >= addDays(today, -1) && date <= addDays(today, AHEAD);
}

/** Returns a day's rows. Writes missing days from yesterday to a week ahead; older days may be missing. */
async function readOrWriteDay(deps: Deps, date: string): Promise<PredictionRow[]> {
  const { db, now } = deps;
  const rows = await readDay(db, date);
  if (rows.length === signs.length || !isWritten(date, now())) return rows;
  await writeDay(deps, date);
  return readDay(db, date);
}

/** Changes the text of a future day with an audit row, and publishes the change for cached pages. */
async function editPrediction(
  deps: Deps,
  { date, sign, words }: Edit,
  by: string,
): Promise<PredictionRow | AppError> {
  const { db, now, audit, changes } = deps;
  if (date <= indiaDay(now())) return appError('prediction_published');
  await readOrWriteDay(deps, date);
  return transact(db, async (tx) => {
    const row = await lockPrediction(tx, date, sign);
    if (!row) return appError('prediction_missing');
    const at = now();
    // The day may have begun while another transaction locked the row.
    if (date <= indiaDay(at)) return appError('prediction_published');
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
}

/** Lists every edit, newest first. */
async function listEdits({ db, audit, accounts }: Deps, date: string, sign: number) {
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
}

/** Creates the horoscope service. */
export function createHoroscope(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, accounts, settings }: Pick<Deps, 'audit' | 'accounts' | 'settings'>,
) {
  const changes = createChanges('horoscope');
  const deps: Deps = { db, now, audit, accounts, settings, changes };
  const turns = new Set<() => void>();
  let seen = '';
  let written = '';

  return {
    /** Returns the rows of a day that readers may see, up to tomorrow. */
    async read(requested: string): Promise<PredictionRow[] | AppError> {
      const date = dateOf(requested, now());
      const rows = date <= addDays(indiaDay(now()), 1) ? await readOrWriteDay(deps, date) : [];
      return rows.length === signs.length ? rows : appError('prediction_missing');
    },

    /** Returns the rows of a day for admins, as far ahead as there is text. */
    async admin(date: string): Promise<PredictionRow[] | AppError> {
      const rows = await readOrWriteDay(deps, date);
      return rows.length === signs.length ? rows : appError('prediction_missing');
    },

    /** Returns whether a date has begun. From then on its text is final. */
    isPublished: (date: string): boolean => date <= indiaDay(now()),

    /** Changes the text of a future day. */
    edit: (edit: Edit, by: string) => editPrediction(deps, edit, by),

    /** Lists every edit, newest first. */
    changesOf: (date: string, sign: number) => listEdits(deps, date, sign),

    /**
     * Runs at midnight in India, on every process. Notifies the listeners that the day has changed, and writes the
     * missing days from yesterday to a week ahead. Also catches up after a process slept.
     */
    async sweep(): Promise<number> {
      const today = indiaDay(now());
      if (today !== seen) {
        seen = today;
        for (const listener of turns) listener();
      }
      if (today === written) return 0;
      const first = addDays(today, -1);
      const last = addDays(today, AHEAD);
      const there = await listWrittenDays(db, first, last);
      let done = 0;
      for (let date = first; date <= last; date = addDays(date, 1)) {
        if (!there.has(date)) done += await writeDay(deps, date);
      }
      written = today;
      return done;
    },

    /** Subscribes to the start of a new day in India, in this process. */
    onTurn: (listener: () => void): void => void turns.add(listener),

    /** Subscribes to days whose text was changed in this process. Listeners run before the response to the change. */
    onChange: changes.subscribe,
  };
}
