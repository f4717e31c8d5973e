/**
 * Finds how the sines and cosines of a theory follow from each other. The frequencies of planetary theories are sums of
 * few mean motions, so nearly every one is the sum or the difference of two others, and its sine and cosine are one
 * complex product. Used by pack.ts only.
 *
 * The search compares numbers, not multipliers of mean motions. Any pair within TOLERANCE serves, whatever its meaning:
 * the error of the phase is at most TOLERANCE times the span of the theory.
 */

/** Phase of a term less its constant: the coefficients of T, T^2, ... in radians. */
export type Frequency = readonly number[];

/** Frequencies as a list in which each follows from earlier ones. */
export interface Chain {
  /** Frequencies that need a sine and a cosine of their own. Slot 0 is frequency zero; theirs are the next ones. */
  bases: Frequency[];
  /** Slot of the first factor, slot of the second, 1 for the sum and -1 for the difference. */
  products: (readonly [number, number, 1 | -1])[];
  /** Returns the slot of a frequency and the sign to multiply its sine with. Throws for one that was not asked for. */
  slotOf: (frequency: Frequency) => { slot: number; sign: 1 | -1 };
}

/** Greatest difference of a coefficient, radians per unit of T: below 0.00001" of the largest term over the span. */
const TOLERANCE = 1e-10;
const BUCKET = 1e-6;

const combine = (a: Frequency, sign: 1 | -1, b: Frequency): Frequency =>
  a.map((value, i) => value + sign * (b[i] ?? 0));

/** Frequencies with their slots, found by their first coefficient. */
class Slots {
  readonly list: Frequency[] = [];
  private readonly buckets = new Map<number, number[]>();

  add(frequency: Frequency): number {
    const slot = this.list.push(frequency) - 1;
    const bucket = Math.round((frequency[0] ?? 0) / BUCKET);
    const slots = this.buckets.get(bucket);
    if (slots) slots.push(slot);
    else this.buckets.set(bucket, [slot]);
    return slot;
  }

  find(frequency: Frequency): number | undefined {
    const middle = Math.round((frequency[0] ?? 0) / BUCKET);
    for (const bucket of [middle, middle - 1, middle + 1]) {
      for (const slot of this.buckets.get(bucket) ?? []) {
        const known = this.list[slot] ?? [];
        if (known.every((value, i) => Math.abs(value - (frequency[i] ?? 0)) <= TOLERANCE)) return slot;
      }
    }
    return undefined;
  }
}

/** Returns a frequency with a positive first coefficient, and the sign that was taken out. */
function upright(frequency: Frequency): { frequency: Frequency; sign: 1 | -1 } {
  if ((frequency[0] ?? 0) >= 0) return { frequency, sign: 1 };
  return { frequency: frequency.map((value) => -value), sign: -1 };
}

/**
 * Returns a chain that reaches every frequency. Of those that follow from nothing known, the first in the list becomes
 * a base, so the frequencies of the largest terms belong first.
 */
export function chainOf(frequencies: readonly Frequency[]): Chain {
  const known = new Slots();
  known.add((frequencies[0] ?? []).map(() => 0));
  const wanted = new Slots();
  for (const each of frequencies) {
    const { frequency } = upright(each);
    if (known.find(frequency) === undefined && wanted.find(frequency) === undefined) wanted.add(frequency);
  }
  const { bases, products } = order(wanted.list);
  for (const base of bases) known.add(base);
  for (const [a, b, sign] of products) known.add(combine(known.list[a] ?? [], sign, known.list[b] ?? []));
  const slotOf = (given: Frequency) => {
    const { frequency, sign } = upright(given);
    const slot = known.find(frequency);
    if (slot === undefined) throw new Error(`No slot for the frequency ${frequency}.`);
    return { slot, sign };
  };
  return { bases, products, slotOf };
}

interface Step {
  frequency: Frequency;
  factors: readonly [Frequency, Frequency, 1 | -1] | null;
}

/** Returns the wanted frequencies in an order in which each follows from earlier ones, or is a base. */
function order(wanted: readonly Frequency[]): Pick<Chain, 'bases' | 'products'> {
  const reached = new Slots();
  const steps: Step[] = [];
  const waiting = new Set(wanted);
  const queue: Step[] = [];
  const reach = (step: Step) => {
    steps.push(step);
    waiting.delete(step.frequency);
    reached.add(step.frequency);
    queue.push(step);
  };
  const factorsOf = (target: Frequency, fresh: Frequency): Step['factors'] => {
    const rest = reached.find(combine(target, -1, fresh));
    if (rest !== undefined) return [fresh, reached.list[rest] ?? [], 1];
    const above = reached.find(combine(target, 1, fresh));
    if (above !== undefined) return [reached.list[above] ?? [], fresh, -1];
    const below = reached.find(combine(fresh, -1, target));
    return below === undefined ? null : [fresh, reached.list[below] ?? [], -1];
  };
  for (const next of wanted) {
    if (!waiting.has(next)) continue;
    reach({ frequency: next, factors: null });
    for (let step = queue.shift(); step; step = queue.shift()) {
      for (const target of waiting) {
        const factors = factorsOf(target, step.frequency);
        if (factors) reach({ frequency: target, factors });
      }
    }
  }
  return numbered(steps);
}

/** Returns bases first and then the products, by slots. */
function numbered(steps: readonly Step[]): Pick<Chain, 'bases' | 'products'> {
  const bases = steps.filter(({ factors }) => !factors).map(({ frequency }) => frequency);
  const made = steps.filter(({ factors }) => factors);
  const slots = new Map(
    [...bases, ...made.map(({ frequency }) => frequency)].map((each, i) => [each, i + 1]),
  );
  const products = made.map(({ factors }) => {
    const [a, b, sign] = factors ?? [[], [], 1];
    return [slots.get(a) ?? 0, slots.get(b) ?? 0, sign] as const;
  });
  return { bases, products };
}
