/**
 * A queue that is fair between people: the person who was served longest ago is next. So a person with a hundred items
 * waits behind everybody else with the second one. Items of one person are first in, first out.
 */
export type FairQueue<T> = {
  push(person: string, item: T): void;
  /** Removes one item of a person. One that is not in the queue is no error. */
  remove(person: string, item: T): void;
  /** Removes and returns the next item; undefined when the queue is empty. */
  next(): T | undefined;
  /**
   * Returns the number of items that are served before this one if nothing is added; -1 for an item not in the queue.
   */
  ahead(item: T): number;
  /** Returns the number of items in the queue, or those of one person. */
  size(person?: string): number;
  /** Removes and returns all items. */
  drain(): T[];
};

/** Creates an empty queue. */
export function createFairQueue<T>(): FairQueue<T> {
  const lines = new Map<string, T[]>();
  /** The number of the turn at which a person was last served. A person who is missing was not served. */
  let served = new Map<string, number>();
  let turns = 0;

  /** Returns the person who is next. Ties go to the one who came first. */
  function choose(waiting: Iterable<string>, times: ReadonlyMap<string, number>): string | undefined {
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
    remove(person, item) {
      const left = lines.get(person)?.filter((one) => one !== item) ?? [];
      if (left.length > 0) lines.set(person, left);
      else lines.delete(person);
    },
    next() {
      const person = choose(lines.keys(), served);
      if (person === undefined) {
        served = new Map();
        return undefined;
      }
      const line = lines.get(person) as T[];
      const item = line.shift();
      if (line.length === 0) lines.delete(person);
      served.set(person, ++turns);
      // Keeps turns only of people who wait and of the one just served, so that the map does not grow.
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
        const next = choose(left.keys(), times) as string;
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
