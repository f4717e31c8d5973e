import Fastify from 'fastify';

// What the shop is compared with: Fastify alone, which answers given bytes at given paths.
type Mirrored = { path: string; headers: Record<string, string>; body: string };

const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
const app = Fastify();
app.get('/*', (request, reply) => {
  const answer = answers.get(request.url);
  if (!answer) return reply.code(404).send();
  return reply.headers(answer.headers).send(answer.body);
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', ({ path, headers, body }: Mirrored) => {
  answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('mirrored');
});
process.on('disconnect', () => process.exit(0));
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : 0);
