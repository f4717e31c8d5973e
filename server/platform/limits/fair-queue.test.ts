import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const all = (queue: { next(): string | undefined }): string[] => {
  const taken: string[] = [];
  for (let one = queue.next(); one; one = queue.next()) taken.push(one);
  return taken;
};

it('serves people in turn, and each person first in, first out', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item[0] as string, item);
  expect(queue.size()).toBe(6);
  expect(queue.size('a')).toBe(3);
  expect(['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map((item) => queue.ahead(item))).toEqual([0, 3, 5, 1, 2, 4]);
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(queue.ahead('a1')).toBe(-1);
});

it('serves a newcomer before the person who was served last', () => {
  const queue = createFairQueue<string>();
  queue.push('a', 'a1');
  expect(queue.next()).toBe('a1');
  for (let n = 2; n < 140; n++) queue.push('a', `a${n}`);
  queue.push('b', 'b1');
  expect(queue.ahead('b1')).toBe(0);
  expect(queue.next()).toBe('b1');
  expect(queue.next()).toBe('a2');
  expect(queue.drain()).toHaveLength(137);
  expect(queue.next()).toBeUndefined();
});
