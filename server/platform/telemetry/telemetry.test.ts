import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '#server/platform/database/database.ts';
import { createClient } from '#server/selling/payments/cashfree/client.ts';
import { attributesOf, startCollector } from '#server/testing/collector.ts';
import { chatStage } from '#server/testing/fixtures/chat-setup.ts';
import { bodyFor, checkout } from '#server/testing/fixtures/checkout.ts';
import { createProduct } from '#server/testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { statementName } from './statement-name.ts';

const callerId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${callerId}-b7ad6b7169203331-01`;
const token = 'a token of the tests, long enough';
let collector: Awaited<ReturnType<typeof startCollector>>;
let testShop: TestShop;
let buyer: Person;
beforeAll(async () => {
  collector = await startCollector();
  testShop = await startTestShop({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      OTEL_METRIC_EXPORT_INTERVAL: '300',
      OTEL_SERVICE_NAME: 'the shop of the test',
      SLOW_REQUEST_MS: '1',
      METRICS_TOKEN: token,
      TRUST_PROXY: '1',
    },
  });
  buyer = await testShop.customer();
});
afterAll(async () => {
  await testShop.close();
  await collector.close();
});
const treesOf = (name: string) => expect.poll(() => collector.trees(name).at(-1) ?? []);

describe('with a collector', () => {
  test('a cash order is one trace: the request, its transaction, and each round trip by name', async () => {
    const product = await createProduct(testShop, { name: 'Ruby', price: 900, available: 4 });
    await buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod' } });
    await treesOf('POST /api/auth/place-order').toEqual(
      expect.arrayContaining(['POST /api/auth/place-order', '  transaction']),
    );
    const [tree = []] = collector.trees('POST /api/auth/place-order');
    // Each line with four spaces is a round trip of the transaction.
    expect(tree.filter((line) => /^ {4}\w/.test(line))).toEqual(
      expect.arrayContaining(['    begin', '    insert orders', '    commit']),
    );
    const root = collector.spans.find(({ name }) => name === 'POST /api/auth/place-order');
    expect(root && attributesOf(root)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/auth/place-order',
      'http.response.status_code': 201,
    });
    expect([...collector.resources].join()).toContain('"service.name":"the shop of the test"');
  });

  test('a call of the gateway is a step of the request that makes it, without the number of the order', async () => {
    const product = await createProduct(testShop, { name: 'Pearl', price: 700, available: 4 });
    const { customOrderId } = await checkout(buyer, product);
    await expect
      .poll(() => collector.spans.filter(({ name, kind }) => kind === 3 && name.endsWith('/orders')).length)
      .toBeGreaterThan(0);
    const call = collector.spans.find(({ name }) => name === 'POST /orders');
    const parent = collector.spans.find(({ spanId }) => spanId === call?.parentSpanId);
    expect(parent).toBeDefined();
    expect(call && attributesOf(call)).toMatchObject({ 'http.response.status_code': 200 });
    expect(collector.bodies.join()).not.toContain(customOrderId);
  });

  test('a job is a trace of its own', async () => {
    const { jobs, db } = testShop.shop.platform;
    const ran = new Promise<void>((resolve) => {
      void jobs.work('traced', async () => {
        await db.selectFrom('users').select('id').limit(1).execute();
        resolve();
      });
    });
    await expect
      .poll(async () => {
        await transact(db, (tx) => jobs.send(tx, 'traced', {}));
        return true;
      })
      .toBe(true);
    await ran;
    await treesOf('traced').toEqual(['traced', '  select users']);
  });

  test('a message by socket is a trace, with its round trips', async () => {
    const stage = chatStage(testShop);
    const { id, sockets, leave } = await stage.chatting();
    await sockets[0]?.emitWithAck('sendMessage', { sessionId: id, content: 'private-words' });
    const tree = ['sendMessage', '  transaction', '    insert chat_messages', '    commit'];
    await treesOf('sendMessage').toEqual(expect.arrayContaining(tree));
    leave();
    expect(collector.bodies.join()).not.toContain('private-words');
    expect(collector.bodies.join()).not.toContain(id);
  });

  test('no span holds a person, a value or a text of a statement', async () => {
    await buyer.api('GET /api/auth/products', { query: { q: 'secret-words' } });
    await treesOf('GET /api/auth/products').not.toEqual([]);
    const all = collector.bodies.join();
    for (const never of [
      buyer.email,
      buyer.phone,
      buyer.userId,
      buyer.token,
      'secret-words',
      '127.0.0.1:',
      '$1',
    ])
      expect(all).not.toContain(never);
  });

  test('a trace that a trusted proxy has begun goes on', async () => {
    await fetch(`${testShop.base}/api/auth/orders`, { headers: { traceparent } });
    await expect.poll(() => collector.spans.some(({ traceId }) => traceId === callerId)).toBe(true);
  });

  test('a header that is no traceparent begins no trace', async () => {
    const none = traceparent.replace(callerId, '0'.repeat(32));
    const more = `${traceparent}-more`.replace('0af7', 'beef');
    for (const wrong of ['', 'x', more, none])
      await fetch(`${testShop.base}/api/auth/profile`, { headers: { traceparent: wrong } });
    await expect.poll(() => collector.trees('GET /api/auth/profile').length).toBe(4);
    const traces = collector.spans.filter(({ name }) => name === 'GET /api/auth/profile');
    expect(traces.every(({ parentSpanId }) => !parentSpanId)).toBe(true);
    expect(new Set(traces.map(({ traceId }) => traceId.replace(/^beef|^0+$/, 'not ours'))).size).toBe(4);
    expect(traces.some(({ traceId }) => /^beef|^0+$/.test(traceId))).toBe(false);
  });

  test('the gateway gets the trace of the step that calls it, if it is asked for', async () => {
    const seen: (string | undefined)[] = [];
    const gateway = createServer((request, response) => {
      seen.push(request.headers.traceparent as string | undefined);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const config = { baseUrl, clientId: 'shop', clientSecrets: ['secret'], apiVersion: '1' };
    const { telemetry } = testShop.shop.platform;
    for (const sendsTrace of [true, false])
      await telemetry.run('asking', 'job', () =>
        createClient({ ...config, sendsTrace }).request('GET', '/orders/4711'),
      );
    await expect
      .poll(() => collector.trees('asking'))
      .toEqual([
        ['asking', '  GET /orders/{id}'],
        ['asking', '  GET /orders/{id}'],
      ]);
    const [call] = collector.spans.filter(({ name }) => name === 'GET /orders/{id}');
    expect(seen).toEqual([`00-${call?.traceId}-${call?.spanId}-01`, undefined]);
    gateway.close();
  });

  test('sends the metrics of /metrics, with steps of requests by verb', async () => {
    await expect.poll(() => collector.metrics.has('database_query_seconds')).toBe(true);
    const requests = collector.metrics.get('http_request_seconds')?.histogram?.dataPoints ?? [];
    const orders = requests.find((point) => attributesOf(point).route === '/api/auth/place-order');
    expect(orders?.bucketCounts?.reduce((sum, n) => sum + n, 0)).toBe(orders?.count);
    expect(collector.metrics.get('payment_events_total')?.sum?.isMonotonic).toBe(true);
    const text = await (
      await fetch(`${testShop.base}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    ).text();
    const names = [...text.matchAll(/^# TYPE (\S+) (?!summary)/gm)].map(([, name]) => name);
    expect([...collector.metrics.keys()].toSorted()).toEqual(names.toSorted());
  });

  test('slow requests are listed with their slowest steps, for whoever has the token', async () => {
    expect((await fetch(`${testShop.base}/metrics/slow`)).status).toBe(401);
    const answer = await fetch(`${testShop.base}/metrics/slow`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const slow = (await answer.json()) as {
      route: string;
      trace: string;
      steps: { step: string; ms: number }[];
    }[];
    const order = slow.find(({ route }) => route === 'POST /api/auth/place-order');
    expect(order?.steps.map(({ step }) => step)).toContain('transaction transaction');
    expect(collector.spans.some(({ traceId }) => traceId === order?.trace)).toBe(true);
  });
});

test('slow requests are listed with their steps without a collector, for whoever has the token', async () => {
  const shop = await startTestShop({ env: { SLOW_REQUEST_MS: '1', METRICS_TOKEN: token } });
  expect((await fetch(`${shop.base}/api/auth/products`)).status).toBe(200);
  const read = async () =>
    (await fetch(`${shop.base}/metrics/slow`, { headers: { authorization: `Bearer ${token}` } })).json();
  const steps = expect.arrayContaining([
    expect.objectContaining({ step: expect.stringMatching(/^query select /) }),
  ]);
  await expect
    .poll(read)
    .toContainEqual(expect.objectContaining({ route: 'GET /api/auth/products', status: 200, steps }));
  await shop.close();
});

test('a collector that is away costs nothing: requests are answered, and the shop ends', async () => {
  const shop = await startTestShop({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' },
  });
  for (let n = 0; n < 300; n += 1) expect((await fetch(`${shop.base}/api/auth/products`)).status).toBe(200);
  await shop.close();
});

test('a collector that never answers is not waited for: the shop ends in time', async () => {
  const open = new Set<Socket>();
  const silent = createSocketServer((socket) => {
    open.add(socket);
    socket.resume().on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const shop = await startTestShop({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_TRACES_SAMPLER_ARG: '1' },
  });
  expect((await fetch(`${shop.base}/api/auth/products`)).status).toBe(200);
  await shop.close();
  // The last exports are given up after ten seconds: until then their connections are open.
  expect(open.size).toBeGreaterThan(0);
  for (const socket of open) socket.destroy();
  silent.close();
});

test('a visitor cannot name a trace: nobody is trusted without TRUST_PROXY', async () => {
  const shop = await startTestShop({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' },
  });
  const forged = traceparent.replace('0af7', 'dead');
  await fetch(`${shop.base}/api/auth/orders`, { headers: { traceparent: forged } });
  await shop.close();
  expect(collector.bodies.join()).not.toContain('dead651916cd43dd8448eb211c80319c');
});

test('a statement is named by its verb and its first table', () => {
  expect(statementName('select "id" from "users" where "email" = $1')).toBe('select users');
  expect(statementName('insert into "orders" ("id") values ($1)')).toBe('insert orders');
  expect(statementName('update "skus" set "sold" = "sold" + $1')).toBe('update skus');
  expect(statementName("with due as (select 1) delete from public.carts using due where email = 'a@b'")).toBe(
    'delete carts',
  );
  expect(statementName('commit')).toBe('commit');
  expect(statementName('select pg_notify($1, $2)')).toBe('select');
});
