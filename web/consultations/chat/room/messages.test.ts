import { expect, it } from 'vitest';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { readUpTo } from './messages.ts';

const message = (id: number, senderId: string): ChatMessage => ({
  _id: String(id),
  chatSessionId: 'chat',
  senderId,
  content: 'Namaste',
  clientId: null,
  createdAt: '2026-11-22T08:00:00.000Z',
});
const talk = [message(8, 'me'), message(9, 'them'), message(10, 'me'), message(11, 'me')];

it('a message counts as read once the other side has answered or typed after it, and never before', () => {
  expect(readUpTo(talk, 'them')).toBe(9);
  expect(readUpTo(talk, 'them', '10')).toBe(10);
  expect(readUpTo([...talk, message(12, 'them')], 'them', '10')).toBe(12);
  expect(readUpTo(talk.slice(2), 'them')).toBe(0);
});
