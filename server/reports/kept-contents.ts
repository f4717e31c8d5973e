import type { ReportContent } from '#contract/reports.ts';
import { clockOf } from './compute/local-time.ts';
import { contentOf, readable } from './contents.ts';
import type { ReportRow } from './store.ts';

type Kept = { content: ReportContent; from: number; until: number };

// About 8 MB: a buyer reads a report, turns its language, prints it; after that it may be computed again. Keeping more
// costs the collector of garbage what computing costs.
const keptAtMost = 16;
// How a wrong birth time would move the running dasha is told to a tenth of a minute: in ten minutes that stays so.
const minutesKept = 10;

/** When something in a kundli will read differently: a running period ends, or Saturn comes to or leaves the natal Moon. */
function steadyUntil({ content, at }: { content: ReportContent; at: number }): number {
  const soon = at + minutesKept * 60_000;
  if (content.kind !== 'kundli') return Number.POSITIVE_INFINITY;
  const { running, sade_sati } = content.data;
  const borders = [
    ...(running ? [running.pratyantar.end] : []),
    ...sade_sati.stays.flatMap(({ start, end }) => [start, end]),
  ].map((text) => Date.parse(text));
  return Math.min(soon, ...borders.filter((border) => border > at));
}

/** The same content with the moment for which the running periods are meant. */
function asOf(content: ReportContent, at: number): ReportContent {
  if (content.kind !== 'kundli' || !content.data.running) return content;
  const running = { ...content.data.running, at: clockOf(content.data.birth.timezone)(at) };
  return { ...content, data: { ...content.data, running } };
}

/**
 * What reports say, computed once for the reads that follow one another and only as long as it would be computed the
 * same. What a report is computed from never changes.
 */
export function createContents(now: () => Date) {
  const kept = new Map<string, Kept>();
  return (row: ReportRow, la?: 'en' | 'hi'): ReportContent => {
    const language = la ?? (row.language as 'en' | 'hi');
    const key = `${row.id} ${language}`;
    const moment = now();
    const at = moment.getTime();
    const known = kept.get(key);
    kept.delete(key);
    if (known && known.from <= at && at < known.until) {
      kept.set(key, known);
      return asOf(known.content, at);
    }
    const content = contentOf(readable(row), language, moment);
    kept.set(key, { content, from: at, until: steadyUntil({ content, at }) });
    const [oldest] = kept.keys();
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
    return content;
  };
}
