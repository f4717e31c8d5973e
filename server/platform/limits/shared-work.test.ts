import { describe, expect, it } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { createSharedWork } from './shared-work.ts';

const bounds = { atOnce: 1, maxPerPerson: 60, maxWaiting: 100 };

/** A queue whose first task, of the shop itself, runs until `release`. `order` lists the tasks as they begin. */
function heldQueue(own: Partial<typeof bounds> = {}) {
  const work = createSharedWork<string>({ ...bounds, ...own });
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(name);
    return name;
  };
  const gate = Promise.withResolvers<string>();
  const held = work.get('held', () => gate.promise);
  const ask = (person: string, key: string, signal = new AbortController().signal) =>
    work.get(key, task(key), () => ({ person, signal }));
  return { work, order, ask, held, release: () => gate.resolve('held') };
}

const codeOf = (answer: string | AppError): string => (answer instanceof AppError ? answer.code : answer);

describe('work for clients that are gone', () => {
  it('is never begun: after fifty that were given up a stranger is next', async () => {
    const { order, ask, release } = heldQueue();
    const gone = Array.from({ length: 50 }, (_, n) => {
      const connection = new AbortController();
      return { answer: ask('attacker', `gone ${n}`, connection.signal), connection };
    });
    for (const { connection } of gone) connection.abort();
    const stranger = ask('stranger', 'mine');
    release();
    expect(await stranger).toBe('mine');
    await Promise.all(gone.map(({ answer }) => answer));
    expect(order).toEqual(['mine']);
  });

  it('is done if somebody else waits for it, and all get one result', async () => {
    const { order, ask, release } = heldQueue();
    const [left, stays] = [new AbortController(), new AbortController()];
    const both = [ask('a', 'shared', left.signal), ask('b', 'shared', stays.signal)];
    left.abort();
    release();
    expect(await Promise.all(both)).toEqual(['shared', 'shared']);
    expect(order).toEqual(['shared']);
  });

  it('is not begun for a connection that was closed before it was queued', async () => {
    const { order, ask, release, held } = heldQueue();
    const late = ask('a', 'late', AbortSignal.abort());
    release();
    await Promise.all([held, late]);
    expect(order).toEqual([]);
  });

  it('what has begun is finished and shared, even if its first client is gone', async () => {
    const work = createSharedWork<string>(bounds);
    const gate = Promise.withResolvers<string>();
    const connection = new AbortController();
    let begun = 0;
    const render = () => {
      begun += 1;
      return gate.promise;
    };
    const first = work.get('page', render, () => ({ person: 'a', signal: connection.signal }));
    connection.abort();
    const second = work.get('page', render, () => ({ person: 'b', signal: new AbortController().signal }));
    gate.resolve('page');
    expect([await first, await second, begun]).toEqual(['page', 'page', 1]);
  });
});

describe('a queue of work', () => {
  it('is fair: a stranger waits for one task of a greedy address, not for all', async () => {
    const { order, ask, release } = heldQueue();
    const greedy = Array.from({ length: 20 }, (_, n) => ask('greedy', `greedy ${n}`));
    const stranger = ask('stranger', 'mine');
    release();
    await Promise.all([...greedy, stranger]);
    expect(order.slice(0, 2)).toEqual(['greedy 0', 'mine']);
  });

  it('lets a stranger who asks for the last task of a greedy address have it in their own turn', async () => {
    const { order, ask, release } = heldQueue();
    const greedy = Array.from({ length: 20 }, (_, n) => ask('greedy', `greedy ${n}`));
    const stranger = ask('stranger', 'greedy 19');
    release();
    await Promise.all([...greedy, stranger]);
    expect(order.slice(0, 2)).toEqual(['greedy 0', 'greedy 19']);
    expect(order).toHaveLength(20);
  });

  it('refuses a person with too many waiting, and everybody when it is full, with a time to come back', async () => {
    const { ask, release } = heldQueue({ maxPerPerson: 2, maxWaiting: 3 });
    const answers = [
      ask('a', '1'),
      ask('a', '2'),
      ask('a', '3'),
      ask('b', '4'),
      ask('c', '5'),
      // What is on its way already costs nothing.
      ask('c', '1'),
    ];
    release();
    const all = await Promise.all(answers);
    expect(all.map(codeOf)).toEqual(['1', '2', 'work_yours_waiting', '4', 'work_busy', '1']);
    for (const answer of all)
      if (answer instanceof AppError) expect(answer.values.seconds).toBeGreaterThan(0);
  });

  it('a task that fails is told to all who wait, and is tried again by the next', async () => {
    const work = createSharedWork<string>(bounds);
    const fail = async () => {
      throw new Error('no');
    };
    await expect(work.get('a', fail)).rejects.toThrow('no');
    expect(await work.get('a', async () => 'yes')).toBe('yes');
  });
});
