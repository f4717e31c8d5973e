import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database.ts';
import { orderEntity } from './entities.ts';
import { GatewayError, invalidField, missingField, refusals } from './errors.ts';
import { injectFaults } from './faults.ts';
import { API_VERSIONS, type Gateway } from './gateway.ts';
import { answerOnce } from './idempotency.ts';
import { createOrder, requireOrder, terminateOrder } from './orders.ts';
import { onePaymentEntity, paymentEntities, simulatePayment } from './payments.ts';
import { reconReport } from './recon.ts';
import { createRefund, oneRefundEntity, refundEntities } from './refunds.ts';

type OrderPath = { Params: { orderId: string } };

/**
 * Serves the PG API: orders, payments, refunds, the daily report, simulation. Every call needs the client's id, secret
 * and an API version.
 */
export async function serveApi(scope: FastifyInstance, gateway: Gateway): Promise<void> {
  injectFaults(scope, gateway);
  scope.addHook('onRequest', async (request) => authenticate(gateway, request));

  scope.post('/pg/orders', (request, reply) =>
    once(gateway, { request, reply, route: 'POST /pg/orders' }, (db) =>
      createOrder(gateway, db, request.body),
    ),
  );
  scope.get<OrderPath>('/pg/orders/:orderId', async ({ params }) =>
    orderEntity(await requireOrder(gateway.pool, params.orderId), gateway.now()),
  );
  scope.patch<OrderPath>('/pg/orders/:orderId', ({ params, body }) =>
    terminateOrder(gateway, params.orderId, body),
  );

  scope.get<OrderPath>('/pg/orders/:orderId/payments', ({ params }) =>
    paymentEntities(gateway, params.orderId),
  );
  scope.get<{ Params: { orderId: string; cfPaymentId: string } }>(
    '/pg/orders/:orderId/payments/:cfPaymentId',
    ({ params }) => onePaymentEntity(gateway, params.orderId, params.cfPaymentId),
  );

  scope.post<OrderPath>('/pg/orders/:orderId/refunds', (request, reply) => {
    const { orderId } = request.params;
    return once(gateway, { request, reply, route: `POST /pg/orders/${orderId}/refunds` }, (db) =>
      createRefund(gateway, db, { orderId, body: request.body }),
    );
  });
  scope.get<OrderPath>('/pg/orders/:orderId/refunds', ({ params }) =>
    refundEntities(gateway, params.orderId),
  );
  scope.get<{ Params: { orderId: string; refundId: string } }>(
    '/pg/orders/:orderId/refunds/:refundId',
    ({ params }) => oneRefundEntity(gateway, params.orderId, params.refundId),
  );

  scope.post('/pg/recon', (request) =>
    reconReport(gateway, header(request, 'x-api-version') ?? '', request.body),
  );
  scope.post('/pg/simulate', ({ body }) => simulatePayment(gateway, body));
  scope.all('/pg/*', async () => {
    throw refusals.badUrl();
  });
}

async function once(
  gateway: Gateway,
  call: { request: FastifyRequest; reply: FastifyReply; route: string },
  act: (db: Db) => Promise<object>,
): Promise<object> {
  const { request, reply, route } = call;
  const key = header(request, 'x-idempotency-key');
  const apiVersion = header(request, 'x-api-version') ?? '';
  const answer = await answerOnce(gateway, { route, key, apiVersion, body: request.body ?? null }, act);
  if (answer.replayed) reply.header('x-idempotency-replayed', 'true');
  reply.status(answer.status);
  return answer.body;
}

async function authenticate(gateway: Gateway, request: FastifyRequest): Promise<void> {
  const idMatches = sameText(header(request, 'x-client-id') ?? '', gateway.clientId);
  const secretMatches = sameText(header(request, 'x-client-secret') ?? '', gateway.clientSecret);
  if (!idMatches || !secretMatches) throw refusals.unauthenticated();
  const version = header(request, 'x-api-version');
  if (version === undefined) throw missingField('x-api-version');
  if (!API_VERSIONS.includes(version)) throw invalidField('x-api-version', version);
}

function sameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value || undefined;
}

/** Answers a refusal with its own body, unreadable JSON with 400, and anything unforeseen with a bare 500. */
export function answerErrors(scope: FastifyInstance, gateway: Gateway): void {
  scope.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.status === 500 && !(error instanceof GatewayError))
      gateway.log.error({ err: error }, 'sandbox gateway');
    return reply.status(refusal.status).send(refusal.body(header(request, 'x-api-version')));
  });
}

function refusalFor(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  const status = (error as { statusCode?: number } | null)?.statusCode;
  return status !== undefined && status >= 400 && status < 500 ? refusals.badBody() : refusals.internal();
}
