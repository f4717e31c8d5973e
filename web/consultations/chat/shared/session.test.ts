import { describe, expect, it } from 'vitest';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { newerOf } from './session.ts';

const person = { _id: 'p', firstName: 'Savitri', lastName: 'Deshpande', nameHi: null, photo: null };
const running: ChatSession = {
  _id: 'chat',
  status: 'approved',
  userId: person,
  astrologerId: person,
  createdAt: '2026-11-22T08:00:00.000Z',
  expiresAt: '2026-11-22T08:02:00.000Z',
  startedAt: '2026-11-22T08:00:10.000Z',
  endedAt: null,
  ending: null,
  rate: 15,
  minutes: 1,
  charged: 15,
  refunded: 0,
  nextMinuteAt: '2026-11-22T08:01:10.000Z',
  pausedAt: null,
  rating: null,
};
const second: ChatSession = {
  ...running,
  minutes: 2,
  charged: 30,
  nextMinuteAt: '2026-11-22T08:02:10.000Z',
};
const over: ChatSession = {
  ...second,
  status: 'ended',
  endedAt: '2026-11-22T08:01:30.000Z',
  ending: 'user',
  nextMinuteAt: null,
};

describe('two copies of one chat', () => {
  it('an outdated response never removes a minute', () => {
    expect(newerOf(second, running)).toEqual(second);
    expect(newerOf(running, second)).toEqual(second);
  });

  it('an ended chat is never reopened', () => {
    expect(newerOf(over, second)).toEqual(over);
    expect(newerOf(second, over)).toEqual(over);
  });

  it('at the same minute the newcomer wins, since it may have a rating', () => {
    expect(newerOf(over, { ...over, rating: 5 }).rating).toBe(5);
  });
});
