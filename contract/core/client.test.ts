import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiError, createClient } from './client.ts';

/** A server in front of the shop, or an older one: it answers what a test sets. */
let server: Server;
let answer: (response: ServerResponse) => void;
let base: string;
beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const api = () =>
  createClient({
    base,
    token: () => null,
    lang: () => 'en',
    offline: () => 'No connection.',
    tooSlow: () => 'Too slow.',
  });
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const withdraw = () =>
  api()('POST /api/payment/wallet/withdraw', { body: { amount: 500 } }).then(
    () => 'accepted' as const,
    (error: ApiError) => ({ status: error.status, code: error.code, message: error.message }),
  );

test('an answer that says success: false is an error with its message, whatever its status', async () => {
  answer = json(200, { success: false, message: 'Not today' });
  expect(await withdraw()).toEqual({ status: 200, code: 'refused', message: 'Not today' });
  answer = json(200, { success: false });
  expect(await withdraw()).toEqual({ status: 200, code: 'refused', message: '' });
  answer = json(200, { success: true, message: 'Sent' });
  expect(await withdraw()).toBe('accepted');
});

test('an open chat request is the answer to the same request, though it says success: false', async () => {
  answer = json(200, { success: false, sessionData: { _id: 'one' } });
  const body = { astrologerId: 'two' };
  expect(await api()('POST /api/chat/request', { body })).toMatchObject({ sessionData: { _id: 'one' } });
});

test('of a foreign error only a short message is shown', async () => {
  answer = json(502, { message: 'The gateway is being restarted' });
  expect(await withdraw()).toMatchObject({ code: 'internal', message: 'The gateway is being restarted' });
  for (const body of [{ message: 'x'.repeat(301) }, { message: { html: '<p>' } }, 'text', null, [], 7]) {
    answer = json(502, body);
    expect(await withdraw()).toEqual({ status: 502, code: 'internal', message: '' });
  }
  answer = (response) => void response.writeHead(503).end('<html>Captive portal</html>');
  expect(await withdraw()).toEqual({ status: 503, code: 'internal', message: '' });
  answer = json(409, { code: 'wallet_low', message: 'y'.repeat(400) });
  expect(await withdraw()).toMatchObject({ code: 'wallet_low', message: 'y'.repeat(400) });
});

test('a request with a time limit is given up, before the answer and in the middle of it', async () => {
  const create = () =>
    api()('POST /api/blog/posts', { body: new FormData(), timeoutMs: 40 }).catch((error: ApiError) => error);
  answer = () => undefined;
  expect(await create()).toMatchObject({ status: 0, code: 'timed_out', message: 'Too slow.' });
  answer = (response) => void response.writeHead(200).write('{ "_id": ');
  expect(await create()).toMatchObject({ status: 0, code: 'timed_out' });
  answer = (response) => void response.destroy();
  expect(await create()).toMatchObject({ status: 0, code: 'offline', message: 'No connection.' });
});
