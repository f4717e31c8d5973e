/**
 * Seconds of each operator of the keystroke-level model (Card, Moran and Newell, The keystroke-level model for user
 * performance time with interactive systems, CACM 23, 1980). `press` is a mouse button that goes down or up.
 */
export const operators = { key: 0.28, point: 1.1, press: 0.1, home: 0.4, mind: 1.35 } as const;

/** The cost of a walk so far. */
export type Cost = {
  /** Presses of a mouse button, and of keys that are no text: Tab, Enter, Space, arrows, shortcuts. */
  presses: number;
  /** Characters that were typed. What was pasted is one press. */
  typed: number;
  /** Pages opened: addresses whose path differs from the one before. */
  pages: number;
  /** Keys of the model: characters, keys and the modifiers of shortcuts. */
  keys: number;
  clicks: number;
  homings: number;
  minds: number;
  /** Seconds of the clock, without any human. */
  seconds: number;
};

const nothing: Cost = {
  presses: 0,
  typed: 0,
  pages: 0,
  keys: 0,
  clicks: 0,
  homings: 0,
  minds: 0,
  seconds: 0,
};

/** Returns the minutes that the keystroke-level model gives to a cost, without reading and without packing. */
export const humanMinutes = ({ keys, clicks, homings, minds }: Cost): number =>
  (keys * operators.key +
    clicks * (operators.point + 2 * operators.press) +
    homings * operators.home +
    minds * operators.mind) /
  60;

/** Counts what hands do, by the step of the day that they do it for. */
export function createCounter() {
  const steps = new Map<string, Cost>();
  let cost: Cost = { ...nothing };
  let begun = performance.now();
  let name = '';
  let on: 'mouse' | 'keys' | null = null;

  function end(): void {
    if (name !== '') steps.set(name, { ...cost, seconds: (performance.now() - begun) / 1000 });
  }
  function hand(where: 'mouse' | 'keys'): void {
    if (on !== null && on !== where) cost.homings += 1;
    on = where;
  }

  return {
    /** Begins a step. The one before ends. */
    begin(step: string): void {
      end();
      name = step;
      cost = { ...nothing };
      begun = performance.now();
    },
    /** Counts one thought: the model puts it before each action, not before each key of it. */
    think(): void {
      cost.minds += 1;
    },
    click(): void {
      hand('mouse');
      cost.presses += 1;
      cost.clicks += 1;
    },
    /** Counts a key or a shortcut such as `Control+k`. */
    key(shortcut: string): void {
      hand('keys');
      cost.presses += 1;
      cost.keys += shortcut.split('+').length;
    },
    type(text: string): void {
      hand('keys');
      cost.typed += text.length;
      cost.keys += text.length;
    },
    page(): void {
      cost.pages += 1;
    },
    /** Ends the walk. Returns the cost of each step. */
    finish(): ReadonlyMap<string, Cost> {
      end();
      name = '';
      return steps;
    },
  };
}

/** Counts presses, characters, pages and time. */
export type Counter = ReturnType<typeof createCounter>;

/** Returns the sum of costs. */
export function sumOf(costs: Iterable<Cost>): Cost {
  const sum = { ...nothing };
  for (const cost of costs) for (const key of Object.keys(sum) as (keyof Cost)[]) sum[key] += cost[key];
  return sum;
}

/** Returns a cost multiplied by `n`. */
export const times = (cost: Cost, n: number): Cost =>
  Object.fromEntries(Object.entries(cost).map(([key, value]) => [key, value * n])) as Cost;
