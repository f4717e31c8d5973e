import { expect } from 'vitest';
import { refusal } from './checkout.ts';

/** A step of a search: who does what. */
export type Step<S> = { who: string; what: string; run: (staged: S) => Promise<unknown> };

/** A state that a search begins with: how it is created, and the steps that follow at once. */
export type Start<S> = { name: string; create: () => Promise<S>; prefix: readonly Step<S>[] };

/** What a search walks. `V` is what can be compared after steps. */
export type Search<S, V> = {
  starts: readonly Start<S>[];
  steps: readonly Step<S>[];
  read: (staged: S) => Promise<V>;
  /** Returns whether a step is that of somebody who may decide about money, so that what follows is judged by it. */
  isTrusted: (step: Step<S>) => boolean;
  /** Returns what is wrong after a path, which led from `before` to `after` with its last step. */
  wrongs: (path: readonly Step<S>[], before: V, after: V) => string[];
};

/** Returns the name of a step. */
export const label = ({ who, what }: Pick<Step<never>, 'who' | 'what'>): string => `${who}: ${what}`;

/** Creates a state and repeats steps, all of which were accepted before. */
async function replay<S>({ create, prefix }: Start<S>, path: readonly Step<S>[]): Promise<S> {
  const staged = await create();
  for (const step of [...prefix, ...path]) await step.run(staged);
  return staged;
}

/**
 * Walks all sequences of three steps from each start. Searches equal states once. Returns what was wrong, and the steps
 * that changed something. Expects that a refused step changes nothing.
 */
export async function searchDetours<S, V>({ starts, steps, read, isTrusted, wrongs }: Search<S, V>) {
  const found: string[] = [];
  const seen = new Set<string>();
  const accepted = new Set<string>();
  let layer = starts.map((start) => ({ start, path: [] as Step<S>[] }));
  for (let depth = 1; depth <= 3; depth += 1) {
    const next: typeof layer = [];
    for (const { start, path } of layer) {
      let staged = await replay(start, path);
      const before = await read(staged);
      for (const step of steps) {
        const end = await refusal(step.run(staged));
        const after = await read(staged);
        if (end !== 'accepted') {
          expect([label(step), after]).toEqual([label(step), before]);
          continue;
        }
        // The same status again is accepted and does nothing.
        const isChanged = JSON.stringify(after) !== JSON.stringify(before);
        if (isChanged) accepted.add(label(step));
        const taken = [...start.prefix, ...path, step];
        for (const wrong of wrongs(taken, before, after))
          found.push(`${start.name}, ${taken.map(label).join(', ')}: ${wrong}`);
        const key = JSON.stringify([start.name, taken.some(isTrusted), after]);
        if (!seen.has(key)) next.push({ start, path: [...path, step] });
        seen.add(key);
        if (isChanged) staged = await replay(start, path);
      }
    }
    layer = next;
  }
  return { found, accepted: [...accepted] };
}
