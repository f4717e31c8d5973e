import { describe, expect, it } from 'vitest';
import { createQueryCache } from './query-cache.ts';

/** A load that the test completes. */
function held<T>(answer: T): { load: () => Promise<T>; end: () => void; loads: () => number } {
  let loads = 0;
  const { promise, resolve } = Promise.withResolvers<T>();
  return {
    load: () => {
      loads += 1;
      return promise;
    },
    end: () => resolve(answer),
    loads: () => loads,
  };
}

describe('cached query results', () => {
  it('are loaded once, and again after a drop', async () => {
    const fresh = createQueryCache(10);
    let n = 0;
    const read = () => fresh.get('a', async () => ++n);
    expect([await read(), await read()]).toEqual([1, 1]);
    fresh.drop();
    expect(await read()).toBe(2);
  });

  it('of `share` are shared only while they load', async () => {
    const fresh = createQueryCache(10);
    const first = held('first');
    const [one, two] = [fresh.share('a', first.load), fresh.share('a', first.load)];
    first.end();
    expect(await Promise.all([one, two])).toEqual(['first', 'first']);
    expect(first.loads()).toBe(1);
    expect(await fresh.share('a', async () => 'next')).toBe('next');
  });

  it('are not shared with callers after a drop', async () => {
    const fresh = createQueryCache(10);
    const old = held('old');
    const before = fresh.share('a', old.load);
    fresh.drop();
    const after = fresh.share('a', async () => 'new');
    old.end();
    expect([await before, await after]).toEqual(['old', 'new']);
  });

  it('that fail are neither cached nor shared again', async () => {
    const fresh = createQueryCache(10);
    const fails = async () => {
      throw new Error('gone');
    };
    await expect(fresh.get('a', fails)).rejects.toThrow('gone');
    await expect(fresh.share('a', fails)).rejects.toThrow('gone');
    expect(await fresh.share('a', async () => 1)).toBe(1);
    expect(await fresh.get('a', async () => 2)).toBe(2);
  });
});
