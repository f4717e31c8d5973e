import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { type Buyer, newBuyer, newPerson, signIn } from './buyers.ts';
import { query } from './products.ts';

/** An approved astrologer made for one test, at a price in rupees per minute. */
export type Astrologer = Buyer & { name: string };

/** Registers an astrologer over the API and approves them, as a review of their documents would. */
export async function newAstrologer(request: APIRequestContext, pricePerMinute: number): Promise<Astrologer> {
  const { email, phone, password } = newPerson();
  const firstName = `Vasudha${Math.random().toString(36).slice(2, 8)}`;
  const signUp = await request.post('/api/astrologers/astrologer-signup', {
    data: {
      firstName,
      lastName: 'Kulkarni',
      email,
      phone,
      password,
      gender: 'female',
      dob: '1980-02-01',
      expertise: 'Vedic, KP',
      yearsOfExperience: 12,
      languagesSpoken: ['Hindi', 'Marathi'],
      pricePerMinute,
    },
  });
  if (!signUp.ok()) throw new Error(`astrologer-signup returned ${signUp.status()}: ${await signUp.text()}`);
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token, role, isVerified, userId } = await login.json();
  // The event renews the pages that count the astrologers.
  await query(
    `with approved as (update astrologers set kyc = 'approved' where user_id = $1 returning user_id)
     select publish_event('astrologers', user_id) from approved`,
    [userId],
  );
  return {
    firstName,
    email,
    phone,
    password,
    name: `${firstName} Kulkarni`,
    session: { token, role, isVerified, userId },
  };
}

/** Adds rupees to a wallet through the gateway, and waits until they are there. */
export async function addMoney(
  request: APIRequestContext,
  { session }: Buyer,
  rupees: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${session.token}` };
  const balance = async (): Promise<number> =>
    (await (await request.get('/api/payment/wallet/me', { headers })).json()).wallet.balance;
  const before = await balance();
  const opened = await request.post('/api/payment/wallet/initiateTopUp', {
    headers,
    data: { amount: rupees },
  });
  const { order_id } = await opened.json();
  await request.post(`/sandbox/cashfree/control/orders/${order_id}`, { data: { outcome: 'success' } });
  await expect.poll(balance, { timeout: 60_000 }).toBeGreaterThan(before);
}

/** Creates a customer with the given rupees in the wallet. */
export async function customerWith(request: APIRequestContext, rupees: number): Promise<Buyer> {
  const buyer = await newBuyer(request);
  await addMoney(request, buyer, rupees);
  return buyer;
}

/** Opens a socket as a page does, without a browser. This makes an astrologer online. */
export async function beOnline(baseURL: string, { session }: Buyer): Promise<Socket> {
  const socket = io(baseURL, { transports: ['websocket'], auth: { token: session.token }, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await socket.emitWithAck('register', {});
  return socket;
}

/** Returns the open request to an astrologer. */
export async function requestTo(request: APIRequestContext, { session }: Buyer): Promise<string> {
  const response = await request.get(`/api/chat/requests/${session.userId}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const [first] = (await response.json()).requests;
  if (!first) throw new Error('there is no open chat request');
  return first._id;
}

/** Accepts or refuses a request. */
export async function answerRequest(
  request: APIRequestContext,
  { session }: Buyer,
  id: string,
  status: 'approved' | 'rejected',
): Promise<void> {
  const response = await request.patch(`/api/chat/${id}/respond`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { status },
  });
  if (!response.ok()) throw new Error(`respond returned ${response.status()}: ${await response.text()}`);
}

/** Opens a second person's page in its own browser context. */
export async function otherPage(browser: Browser, who: Buyer, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signIn(page, who);
  return page;
}

const nextMinute = (chatId: string, from: string): Promise<void> =>
  query(`update chat_sessions set next_minute_at = now() + $2::interval where id = $1`, [chatId, from]);

/** Stops the meter of a running chat: no minute falls due, however long a test takes. */
export const stopMeter = (chatId: string): Promise<void> => nextMinute(chatId, '1 day');

/** Lets one minute of a chat whose meter is stopped fall due now, and waits until it is charged. */
export async function chargeMinute(
  request: APIRequestContext,
  { session }: Buyer,
  chatId: string,
): Promise<void> {
  const minutes = async (): Promise<number> => {
    const response = await request.get(`/api/chat/status/${chatId}`, {
      headers: { authorization: `Bearer ${session.token}` },
    });
    return (await response.json()).session.minutes;
  };
  const before = await minutes();
  await nextMinute(chatId, '0');
  await expect.poll(minutes).toBe(before + 1);
  await stopMeter(chatId);
}

/** Starts a chat over the API: the customer requests it, the astrologer accepts. Returns its id. */
export async function startChat(
  request: APIRequestContext,
  customer: Buyer,
  astrologer: Buyer,
): Promise<string> {
  const requested = await request.post('/api/chat/request', {
    headers: { authorization: `Bearer ${customer.session.token}` },
    data: { astrologerId: astrologer.session.userId },
  });
  if (!requested.ok()) throw new Error(`request returned ${requested.status()}: ${await requested.text()}`);
  const { session } = await requested.json();
  await answerRequest(request, astrologer, session._id, 'approved');
  return session._id;
}
