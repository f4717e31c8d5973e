import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTestDatabase } from '../test-database.ts';
import { mountCashfree } from './index.ts';

/** One webhook as it came over the wire. */
export type ReceivedWebhook = { headers: Record<string, string>; raw: string; path: string };

/** The fields tests read from answers; which of them are there depends on the call. */
export type WireBody = {
  code: string;
  message: string;
  order_id: string;
  cf_order_id: string;
  order_status: string;
  order_expiry_time: string;
  payment_session_id: string;
  refund_status: string;
  return_url: string;
  checkout_url: string;
  payment: { cf_payment_id: string; payment_status: string };
  payments: { cf_payment_id: string; payment_status: string }[];
  webhooks: {
    status: number;
    attempt: number;
    state: string;
    type: string;
    body: string;
    answers: unknown[];
  }[];
};

/** An answer of the gateway; `text` is its body as it came, `body` the parsed JSON. */
export type Reply = { status: number; headers: Headers; text: string; body: WireBody };

/** A gateway and a webhook receiver on real ports, with a database and a clock of their own. */
export type TestShop = {
  base: string;
  /** Starts one more gateway on the same database, as another process would, and answers its base. */
  startGateway: () => Promise<string>;
  secret: string;
  received: ReceivedWebhook[];
  /** Sets the status that the receiver responds with; 200 at first. */
  answerWith: (status: number) => void;
  /** Moves the gateway's clock forward. */
  pass: (ms: number) => void;
  now: () => Date;
  api: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  control: (path: string, body?: unknown, method?: string) => Promise<Reply>;
  /** Creates an order of ₹170 with the given changes and answers its OrderEntity. */
  order: (changes?: Record<string, unknown>) => Promise<WireBody>;
  close: () => Promise<void>;
};

const CLIENT = { id: 'TEST_CLIENT', secret: 'a test secret' };

/** Starts both. */
export async function startTestShop(): Promise<TestShop> {
  const database = await createTestDatabase();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const received: ReceivedWebhook[] = [];
  let status = 200;
  const receiver = await startReceiver((hook) => {
    received.push(hook);
    return status;
  });
  const gateways: FastifyInstance[] = [];
  const startGateway = async () => {
    const app = Fastify();
    gateways.push(app);
    await app.register(mountCashfree, {
      prefix: '/sandbox/cashfree',
      pool: database.pool,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      publicUrl: 'http://shop.test/sandbox/cashfree',
      notifyUrl: `${receiver.url}/hook`,
      now,
    });
    return `${await app.listen({ port: 0, host: '127.0.0.1' })}/sandbox/cashfree`;
  };
  const base = await startGateway();
  const send = (method: string, path: string, call: { body?: unknown; headers: Record<string, string> }) =>
    request(`${base}${path}`, method, call);
  const api: TestShop['api'] = (method, path, body, headers = {}) =>
    send(method, path, { body, headers: { ...credentials(), ...headers } });
  return {
    base,
    startGateway,
    secret: CLIENT.secret,
    received,
    answerWith: (next) => {
      status = next;
    },
    pass: (ms) => {
      ahead += ms;
    },
    now,
    api,
    control: (path, body, method = 'POST') => send(method, `/control${path}`, { body, headers: {} }),
    order: async (changes = {}) => {
      const answer = await api('POST', '/pg/orders', orderBody(changes));
      if (answer.status !== 200) throw new Error(`order was refused: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    close: async () => {
      await Promise.all(gateways.map((app) => app.close()));
      await receiver.app.close();
      await database.drop();
    },
  };
}

/** Returns the headers that every API call needs. */
export function credentials(): Record<string, string> {
  return { 'x-client-id': CLIENT.id, 'x-client-secret': CLIENT.secret, 'x-api-version': '2025-01-01' };
}

/** Returns a body that create order accepts, with changes; a change to undefined leaves the field out. */
export function orderBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    order_id: `T-${randomBytes(8).toString('hex')}`,
    order_amount: 170,
    order_currency: 'INR',
    customer_details: {
      customer_id: 'cust1',
      customer_phone: '9876543210',
      customer_name: 'सावित्री Deshpande',
    },
    order_meta: { return_url: 'http://shop.test/done?order_id={order_id}&status={order_status}' },
    ...changes,
  };
}

async function request(
  url: string,
  method: string,
  call: { body?: unknown; headers: Record<string, string> },
): Promise<Reply> {
  const json: Record<string, string> = call.body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(url, {
    method,
    headers: { ...json, ...call.headers },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

async function startReceiver(
  onHook: (hook: ReceivedWebhook) => number,
): Promise<{ app: FastifyInstance; url: string }> {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, raw: unknown) => raw,
  );
  app.post('/*', async (request, reply) => {
    const headers = request.headers as Record<string, string>;
    return reply.status(onHook({ headers, raw: String(request.body), path: request.url })).send();
  });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}
