/**
 * Saturn over the natal Moon through a life. Saturn's sign does not depend on the birth, and searching a century takes
 * the engine 40 ms. So the stays were computed once (make-saturn-signs.ts).
 */
import { type AyanamsaId, type SaturnStay, saturnPhase } from '#jyotish';
import table from './saturn-signs.gen.json' with { type: 'json' };

/** Stays by ayanamsa, each [start in seconds since 1970, sign]; a stay ends at the next one's start. */
const stays = table as unknown as Record<'from' | 'to', number> & {
  signs: Record<`${AyanamsaId}`, [number, number][]>;
};

/** Returns every stay of Saturn that affects a natal Moon sign between two instants, cut at both ends. */
export function saturnStays(of: {
  moonSign: number;
  from: number;
  to: number;
  ayanamsa: AyanamsaId;
}): SaturnStay[] {
  const list = stays.signs[of.ayanamsa];
  return list.flatMap(([seconds, sign], index) => {
    const start = Math.max(of.from, seconds * 1000);
    const end = Math.min(of.to, (list[index + 1]?.[0] ?? stays.to) * 1000);
    const phase = start < end ? saturnPhase(of.moonSign, sign) : null;
    return phase ? [{ phase, sign, start, end }] : [];
  });
}
