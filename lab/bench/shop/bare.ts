import Fastify from 'fastify';

// The baseline of the shop: Fastify alone, serving given bytes at given paths.
type Mirrored = { path: string; headers: Record<string, string>; body: string };

const responses = new Map<string, { headers: Record<string, string>; body: Buffer }>();
const app = Fastify();
app.get('/*', (request, reply) => {
  const response = responses.get(request.url);
  if (!response) return reply.code(404).send();
  return reply.headers(response.headers).send(response.body);
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', ({ path, headers, body }: Mirrored) => {
  responses.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('mirrored');
});
process.on('disconnect', () => process.exit(0));
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : 0);
