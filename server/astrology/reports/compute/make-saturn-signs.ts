/** Writes saturn-signs.gen.json: `node server/astrology/reports/compute/make-saturn-signs.ts`. Takes some seconds. */
import { writeFileSync } from 'node:fs';
import { type AyanamsaId, sadeSati } from '#jyotish';

const from = Date.UTC(1900, 0, 1);
const to = Date.UTC(2200, 0, 1);
// The phases of these four Moon signs together cover all twelve signs.
const MOONS = [1, 4, 7, 10];

function signsOf(ayanamsa: AyanamsaId): [number, number][] {
  const starts = new Map<number, number>();
  for (const moonSign of MOONS) {
    for (const { start, sign } of sadeSati({ moonSign, from, to, ayanamsa })) {
      starts.set(Math.round(start / 1000), sign);
    }
  }
  return [...starts].sort(([a], [b]) => a - b);
}

const table = {
  from: from / 1000,
  to: to / 1000,
  signs: { 1: signsOf(1), 3: signsOf(3), 5: signsOf(5) },
};
writeFileSync(new URL('saturn-signs.gen.json', import.meta.url), `${JSON.stringify(table)}\n`);
