/** Packs a theory for the loop in series.ts: a chain of frequencies, then rounded amplitudes. Used by make.ts only. */
import { type Chain, chainOf } from './chain.ts';
import { DIGITS, type PackedTheory } from './series.ts';

/** One term A cos(phase + f1 T + f2 T^2 + ...), as [A, phase, f1, f2, ...]. */
export type Term = readonly number[];
/** Terms by powers of T. */
export type Series = Readonly<Record<string, readonly Term[]>>;
/** Three figures, one for each coordinate. */
export type PerCoordinate = Readonly<Record<'L' | 'B' | 'R', number>>;

/** A theory and how much of it is packed. */
export interface PackOptions {
  theory: Readonly<Record<'L' | 'B' | 'R', Series>>;
  /** Least amplitude that is packed, at the end of the reach. */
  cut: PerCoordinate;
  /** Unit to which amplitudes are rounded. */
  unit: PerCoordinate;
  /** Greatest |T| that the theory is meant for. */
  reach: number;
}

/** A term by the slot of its frequency: a cos + b sin. */
interface Harmonic {
  slot: number;
  cosine: number;
  sine: number;
}

/** Collects numbers as text: base64 digits of five bits each, the least first, as in source maps. */
class DigitStream {
  private text = '';

  natural(value: number): void {
    let rest = value;
    for (; rest >= 32; rest = Math.floor(rest / 32)) this.text += DIGITS[(rest % 32) + 32];
    this.text += DIGITS[rest];
  }

  signed(value: number): void {
    if (Math.abs(value) > 2 ** 51) throw new Error('A number needs more than 52 bits.');
    this.natural(value < 0 ? -2 * value - 1 : 2 * value);
  }

  toString(): string {
    return this.text;
  }
}

/** Returns the terms of one power with one harmonic a frequency, by slot. */
function harmonicsOf(terms: readonly Term[], { slotOf }: Chain): Harmonic[] {
  const bySlot = new Map<number, Harmonic>();
  for (const [amplitude = 0, phase = 0, ...frequency] of terms) {
    const { slot, sign } = slotOf(frequency);
    const sum = bySlot.get(slot) ?? { slot, cosine: 0, sine: 0 };
    sum.cosine += amplitude * Math.cos(phase);
    sum.sine -= sign * amplitude * Math.sin(phase);
    bySlot.set(slot, sum);
  }
  return [...bySlot.values()].sort((a, b) => a.slot - b.slot);
}

/** Returns the packed theory. */
export function packTheory({ theory, cut, unit, reach }: PackOptions): PackedTheory {
  const coordinates = (['L', 'B', 'R'] as const).map((name) => ({
    unit: unit[name],
    powers: Object.entries(theory[name]).map(([power, terms]) =>
      terms.filter(([amplitude = 0]) => Math.abs(amplitude) * reach ** Number(power) >= cut[name]),
    ),
  }));
  const largestFirst = coordinates
    .flatMap((each) => each.powers.flat().map((term) => ({ term, size: Math.abs(term[0] ?? 0) / each.unit })))
    .sort((a, b) => b.size - a.size);
  const chain = chainOf(largestFirst.map(({ term: [, , ...frequency] }) => frequency));
  const stream = new DigitStream();
  for (const [a, b, sign] of chain.products) {
    stream.natural(a);
    stream.natural(2 * b + (sign < 0 ? 1 : 0));
  }
  const counts = coordinates.map((coordinate) =>
    coordinate.powers.map((terms, power) => {
      const harmonics = harmonicsOf(terms, chain);
      const scale = reach ** power / coordinate.unit;
      let last = 0;
      for (const { slot, cosine, sine } of harmonics) {
        stream.natural(slot - last);
        stream.signed(Math.round(cosine * scale));
        stream.signed(Math.round(sine * scale));
        last = slot;
      }
      return harmonics.length;
    }),
  );
  return {
    reach,
    bases: chain.bases,
    products: chain.products.length,
    units: coordinates.map((coordinate) => coordinate.unit),
    counts,
    numbers: stream.toString(),
  };
}
