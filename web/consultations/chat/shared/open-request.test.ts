import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeSession } from '#web/session/store.ts';
import { keepRequest, onRequest, readRequest } from './open-request.ts';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterAll(() => vi.unstubAllGlobals());

const logIn = (userId: string) => writeSession({ token: 'token', role: 'user', isVerified: true, userId });

it('a request is of its customer: a log-out hides it at once, and the next person on this device never sees it', () => {
  logIn('asha');
  const seen: (string | null)[] = [];
  const end = onRequest(() => seen.push(readRequest()));
  keepRequest('chat-of-asha');
  writeSession(null);
  logIn('ravi');
  writeSession(null);
  logIn('asha');
  end();
  writeSession(null);
  expect(seen).toEqual(['chat-of-asha', null, null, null, 'chat-of-asha']);
});
