/**
 * What waits, by person: whoever was served longest ago comes next, so that one who asks for a hundred things waits behind
 * everybody else with the second of them. Within one person it is first come, first served.
 */
export type FairQueue<T> = {
  push(person: string, item: T): void;
  /** Takes the item whose turn it is; undefined when nothing waits. */
  next(): T | undefined;
  /** Items that are served before this one if nobody else comes; -1 for one that does not wait. */
  ahead(item: T): number;
  /** Items that wait; of one person if named. */
  size(person?: string): number;
  /** Takes out everything. */
  drain(): T[];
};

/** Makes an empty queue. */
export function createFairQueue<T>(): FairQueue<T> {
  const lines = new Map<string, T[]>();
  /** When people were served last, as the number of the turn; who is not here was not. */
  let served = new Map<string, number>();
  let turns = 0;

  /** Who is next of those with a line; the first to come of several. */
  function chosen(waiting: Iterable<string>, times: ReadonlyMap<string, number>): string | undefined {
    let best: string | undefined;
    for (const person of waiting)
      if (best === undefined || (times.get(person) ?? 0) < (times.get(best) ?? 0)) best = person;
    return best;
  }

  return {
    push(person, item) {
      const line = lines.get(person);
      if (line) line.push(item);
      else lines.set(person, [item]);
    },
    next() {
      const person = chosen(lines.keys(), served);
      if (person === undefined) {
        served = new Map();
        return undefined;
      }
      const line = lines.get(person) as T[];
      const item = line.shift();
      if (line.length === 0) lines.delete(person);
      served.set(person, ++turns);
      // Turns are remembered of who waits and of who was served just now: no list of everybody grows.
      for (const one of served.keys()) if (one !== person && !lines.has(one)) served.delete(one);
      return item;
    },
    ahead(item) {
      const left = new Map(Array.from(lines, ([person, line]) => [person, line.length]));
      const times = new Map(served);
      const owner = Array.from(lines).find(([, line]) => line.includes(item));
      if (!owner) return -1;
      const [person, line] = owner;
      let turn = turns;
      let before = 0;
      for (let own = line.indexOf(item) + 1; ; before++) {
        const next = chosen(left.keys(), times) as string;
        if (next === person && --own === 0) return before;
        const rest = (left.get(next) ?? 0) - 1;
        if (rest === 0) left.delete(next);
        else left.set(next, rest);
        times.set(next, ++turn);
      }
    },
    size: (person) =>
      person === undefined
        ? Array.from(lines.values()).reduce((sum, line) => sum + line.length, 0)
        : (lines.get(person)?.length ?? 0),
    drain() {
      const all = Array.from(lines.values()).flat();
      lines.clear();
      return all;
    },
  };
}
