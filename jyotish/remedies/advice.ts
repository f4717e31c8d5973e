/** The advice on a stone: which one, none, or to wait, by rules that are printed for the reader. */
import { type Chart, chartOf } from '../kundli/chart.ts';
import type { Dignity } from '../kundli/dignity.ts';
import { naturalRegard } from '../kundli/friendship.ts';
import type { KundliOptions } from '../kundli/kundli.ts';
import type { Shadbala } from '../kundli/shadbala/types.ts';
import { shadbala } from '../kundli/shadbala.ts';
import { antardashaAt, type DashaPeriod, vimshottari } from '../kundli/vimshottari.ts';
import { type Graha, SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import { siderealPositions } from '../sky/positions.ts';
import { type Lordship, lordships } from './lordship.ts';
import { type LagnaStay, lagnaStay } from './stay.ts';

/** A birth, and the day for which advice is asked. The dasha year has 365.25 days. */
export interface StoneOptions extends Omit<KundliOptions, 'yearLength'> {
  /** UTC ms: the dashas that run at this instant count. */
  at: number;
}

/** One graha as the rules see it. */
export interface StoneFinding extends Lordship {
  /** The house that it is in, 1 to 12. */
  house: number;
  sign: number;
  dignity: Dignity | null;
  retrograde: boolean;
  combust: boolean;
  /** The planet that overcomes it in a war, as shadbala decides it. */
  overcomeBy: SevenGraha | null;
  /** Shadbala as a share of what is required of this graha (`REQUIRED_RUPAS`); below 1 is weak. */
  ratio: number;
  /** Ratio below 1, or combust. */
  weak: boolean;
  /** In the 6th, 8th or 12th, and not in its own sign or exaltation. */
  hidden: boolean;
  /** Whether its mahadasha or antardasha runs. */
  running: 'maha' | 'antar' | null;
}

/** `stone`: one is advised; `none`: no stone is needed; `wait`: not now, or not without an astrologer. */
export type StoneVerdict = 'stone' | 'none' | 'wait';

/**
 * The reason of a verdict. Of a stone: `lagna` (it belongs to the lord of the lagna), `maha` or `antar` (its period runs).
 * Of none: `strong` (no helpful graha is weak), `later` (the weak one rules no period of this mahadasha or the next one).
 * Of waiting: `dasha` (its period comes, see `from`), `hidden` (it is in the 6th, 8th or 12th, and texts differ).
 */
export type StoneReason = 'lagna' | 'maha' | 'antar' | 'strong' | 'later' | 'dasha' | 'hidden';

/** The advice for a birth. */
export interface StoneAdvice {
  verdict: StoneVerdict;
  reason: StoneReason;
  /** The graha of the stone, or the one that is waited for; null for none. */
  graha: SevenGraha | null;
  /** UTC ms: when the period that is waited for begins; null unless the reason is `dasha`. */
  from: number | null;
  /** Sign of the lagna. */
  lagna: number;
  /** The stay of the lagna, UTC ms; null beyond the polar circles. */
  stay: LagnaStay | null;
  /** The instant for which grahas are judged, UTC ms. */
  judgedAt: number;
  findings: StoneFinding[];
  /** The grahas whose stones are not for this lagna. */
  avoid: SevenGraha[];
  /** The grahas whose stones are not worn with the advised one: its natural enemies, and those whose enemy it is. */
  notWith: SevenGraha[];
  /** The lords of the running periods; null outside the 120 years. */
  running: { maha: Graha; antar: Graha; antarEnd: number } | null;
}

/** Houses that hide a graha (trik): 6, 8 and 12. */
const HIDING: readonly number[] = [6, 8, 12];

const helps = ({ nature }: Lordship): boolean => nature === 'helpful' || nature === 'yogakaraka';

/** From the first to be asked to the last: the running periods, the lagna, then yogakaraka, the 9th and the 5th. */
function rank({ running, houses, nature }: StoneFinding): number {
  if (running === 'maha') return 0;
  if (running === 'antar') return 1;
  if (houses.includes(1)) return 2;
  if (nature === 'yogakaraka') return 3;
  return houses.includes(9) ? 4 : 5;
}

function findingsOf(chart: Chart, { grahas, wars }: Shadbala, running: Running): StoneFinding[] {
  const lords = lordships(chart.lagna.sign);
  return SEVEN_GRAHAS.map((graha) => {
    const { house, sign, dignity, retrograde, combust } = chart.grahas[graha];
    const { ratio } = grahas[graha];
    const atHome = dignity === 'own' || dignity === 'moolatrikona' || dignity === 'exalted';
    return {
      ...lords[graha],
      ...{ house, sign, dignity, retrograde, combust, ratio },
      overcomeBy: wars.find(({ loser }) => loser === graha)?.victor ?? null,
      weak: ratio < 1 || combust,
      hidden: HIDING.includes(house) && !atHome,
      running: running?.maha.lord === graha ? 'maha' : running?.antar.lord === graha ? 'antar' : null,
    };
  });
}

type Running = ReturnType<typeof antardashaAt>;

/** The next period of a graha within the running mahadasha, or the next mahadasha if it is its own. */
function nextPeriod(birth: { instant: number; moon: number }, at: number, graha: Graha): DashaPeriod | null {
  const dashas = vimshottari(birth);
  const current = dashas.findIndex(({ start, end }) => start <= at && at < end);
  const antar = dashas[current]?.antar.find(({ lord, start }) => lord === graha && start > at);
  const next = dashas[current + 1];
  return antar ?? (next?.lord === graha ? next : null);
}

type Chosen = Pick<StoneAdvice, 'verdict' | 'reason' | 'graha' | 'from'>;

function choose(
  findings: readonly StoneFinding[],
  periodOf: (graha: SevenGraha) => DashaPeriod | null,
): Chosen {
  const asked = findings.filter((one) => helps(one) && one.weak).sort((a, b) => rank(a) - rank(b));
  if (asked.length === 0) return { verdict: 'none', reason: 'strong', graha: null, from: null };
  const open = asked.filter(({ hidden }) => !hidden);
  const now = open.find(({ running, houses }) => running !== null || houses.includes(1));
  if (now) return { verdict: 'stone', reason: now.running ?? 'lagna', graha: now.graha, from: null };
  for (const { graha } of open) {
    const period = periodOf(graha);
    if (period) return { verdict: 'wait', reason: 'dasha', graha, from: period.start };
  }
  const hidden = asked.find((one) => one.hidden && (one.running !== null || one.houses.includes(1)));
  if (hidden) return { verdict: 'wait', reason: 'hidden', graha: hidden.graha, from: null };
  return { verdict: 'none', reason: 'later', graha: null, from: null };
}

/**
 * Returns the advice for a birth whose time is known. The rules, in order:
 *
 * 1. A stone strengthens its graha, so only a graha that helps the lagna is asked about: a lord of the 1st, 5th or 9th
 *    against whom the verse of the lagna says nothing ({@link lordships}).
 * 2. Only a weak graha needs it: its shadbala is below what is required of it (BPHS 27, Raman), or it is combust (Surya Siddhanta 9.6-9), which
 *    shadbala does not count. Debilitation and war are in shadbala, and are told but not counted twice.
 * 3. Only now: its mahadasha or antardasha runs, or it is the lord of the lagna, whose stone is worn for life. Otherwise wait
 *    for its next period within this mahadasha, or for the next mahadasha.
 * 4. Not where texts differ: for a graha in the 6th, 8th or 12th outside its own sign and exaltation, wait.
 *
 * Of several, the lord of the mahadasha comes first, then of the antardasha, the lagna, a yogakaraka, the 9th, the 5th. Rahu
 * and Ketu rule no sign, so these rules never give their stones. Grahas are judged in the middle of the lagna's stay
 * ({@link lagnaStay}), dashas by the Moon at the birth itself.
 */
export function stoneAdvice({ at, ...birth }: StoneOptions): StoneAdvice {
  const stay = lagnaStay(birth);
  const judgedAt = stay?.middle ?? birth.instant;
  const judged = { ...birth, instant: judgedAt };
  const chart = chartOf(judged);
  const { positions } = siderealPositions(birth);
  const moon = { instant: birth.instant, moon: positions.Moon.longitude };
  const running = antardashaAt(moon, at);
  const findings = findingsOf(chart, shadbala(judged), running);
  const chosen = choose(findings, (graha) => nextPeriod(moon, at, graha));
  const stone = chosen.verdict === 'stone' ? chosen.graha : null;
  return {
    ...chosen,
    lagna: chart.lagna.sign,
    stay,
    judgedAt,
    findings,
    avoid: findings.filter(({ nature }) => nature === 'harmful').map(({ graha }) => graha),
    notWith: SEVEN_GRAHAS.filter(
      (other) =>
        stone &&
        other !== stone &&
        (naturalRegard(stone, other) === 'enemy' || naturalRegard(other, stone) === 'enemy'),
    ),
    running: running
      ? { maha: running.maha.lord, antar: running.antar.lord, antarEnd: running.antar.end }
      : null,
  };
}
