import type { Candidate, Comparison } from '#contract/astrology/reports/comparison.ts';
import type { Lang } from '#languages/list.ts';
import type { Database } from '../../platform/database/database.ts';
import { type BirthSubject, coordinatesText } from './buying/input.ts';
import { candidateData, kootaHeads } from './compute/candidate-data.ts';
import { toReadable } from './contents.ts';
import { listPaidMatchings, type ReportRow } from './store.ts';

/** The matchings of a person that are compared at most; the newest. */
const AT_MOST = 60;

const ranks: Record<Candidate['verdict']['id'], number> = { supported: 0, 'with care': 1, 'not advised': 2 };

/** Orders candidates: by verdict, then by points with cancelled doshas counted in, then by points. */
export const byStanding = (one: Candidate, other: Candidate): number =>
  ranks[one.verdict.id] - ranks[other.verdict.id] ||
  other.weighed_points - one.weighed_points ||
  other.total_points - one.total_points ||
  one.name.localeCompare(other.name);

type Side = { row: ReportRow; person: BirthSubject; partner: BirthSubject };

const birthKey = ({ datetime, latitude, longitude }: BirthSubject): string =>
  `${datetime}@${coordinatesText(latitude, longitude)}`;

/** Returns each matching twice: as one of the girl's, and as one of the boy's. */
function sidesOf(row: ReportRow): Side[] {
  const [girl, boy] = toReadable(row).input.subjects;
  if (!girl || !boy) return [];
  return [
    { row, person: girl, partner: boy },
    { row, person: boy, partner: girl },
  ];
}

/** Groups matchings by person, role and ayanamsa. Of one pair that was bought twice only the newest stays. */
function grouped(rows: readonly ReportRow[]): Map<string, Map<string, Side>> {
  const groups = new Map<string, Map<string, Side>>();
  for (const side of rows.flatMap(sidesOf)) {
    const { role } = side.person;
    const key = `${role} ${birthKey(side.person)} ${toReadable(side.row).input.ayanamsa}`;
    const partners = groups.get(key) ?? new Map<string, Side>();
    if (!partners.has(birthKey(side.partner))) partners.set(birthKey(side.partner), side);
    groups.set(key, partners);
  }
  return groups;
}

function toComparison(sides: readonly Side[], la: Lang): Comparison[] {
  const [first] = sides;
  if (!first || sides.length < 2 || (first.person.role !== 'girl' && first.person.role !== 'boy')) return [];
  const name = sides.find(({ person }) => person.name)?.person.name ?? '';
  return [
    {
      key: `${first.person.role} ${first.row.id}`,
      person: { role: first.person.role, name },
      ayanamsa: toReadable(first.row).input.ayanamsa,
      kootas: kootaHeads(la),
      candidates: sides
        .map(({ row, partner }) => ({
          orderId: row.gateway_order_id,
          name: partner.name,
          ...candidateData(toReadable(row).input, la),
        }))
        .toSorted(byStanding),
    },
  ];
}

/** Creates the comparison of candidates. It reads paid matchings only, so it shows nothing that was not bought (decision 101). */
export const createComparisons = ({ db }: { db: Database }) => ({
  /** Returns a person's own paid matchings side by side; those with most candidates first. */
  async comparisons(userId: string, la: Lang): Promise<Comparison[]> {
    const groups = grouped(await listPaidMatchings(db, userId, AT_MOST));
    return [...groups.values()]
      .flatMap((sides) => toComparison([...sides.values()], la))
      .toSorted((one, other) => other.candidates.length - one.candidates.length);
  },
});
