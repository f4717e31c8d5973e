import { expect, test } from 'vitest';
import type { Session } from '../../../platform/security/session.ts';
import { createSessionCache } from './session-cache.ts';

const session = (id: string): Session => ({
  id,
  userId: `of ${id}`,
  role: 'user',
  isVerified: true,
  staffRoles: [],
  provedAt: new Date(0),
});

function counting(size: number) {
  let at = 0;
  const reads: string[] = [];
  const cache = createSessionCache({ now: () => new Date(at), size });
  const get = (sid: string) =>
    cache.get({
      sid,
      userId: `of ${sid}`,
      load: async () => {
        reads.push(sid);
        return session(sid);
      },
    });
  const wait = (ms: number) => {
    at += ms;
  };
  return { cache, reads, get, wait };
}

test('caches for half a second, then loads again', async () => {
  const { reads, get, wait } = counting(10);
  await get('a');
  wait(499);
  await get('a');
  expect(reads).toEqual(['a']);
  wait(1);
  await get('a');
  expect(reads).toEqual(['a', 'a']);
});

test('a load that began before a change is not cached', async () => {
  const { cache } = counting(10);
  const answers: ((session: Session | null) => void)[] = [];
  const get = () =>
    cache.get({ sid: 'a', userId: 'of a', load: () => new Promise((resolve) => answers.push(resolve)) });
  const before = get();
  cache.dropUser('of a');
  answers[0]?.(session('a'));
  expect(await before).not.toBeNull();
  const after = get();
  answers[1]?.(null);
  expect(await after).toBeNull();
});

test('a failed load is not cached', async () => {
  const { cache, get } = counting(10);
  await expect(
    cache.get({ sid: 'a', userId: 'of a', load: () => Promise.reject(new Error('no database')) }),
  ).rejects.toThrow();
  expect(await get('a')).toEqual(session('a'));
});

test('holds no more than its size and evicts the least recently used', async () => {
  const { reads, get } = counting(2);
  for (const sid of ['a', 'b', 'a', 'c', 'a', 'b']) await get(sid);
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});
