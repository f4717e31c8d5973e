import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ensureSchema } from '../database.ts';
import { serveAuthorize } from './authorize.ts';
import type { OpenIdOptions } from './options.ts';
import { findByAccessToken, insertAccessToken, SCHEMA, takeCode } from './store.ts';
import { idToken, loadKey, profileOf } from './tokens.ts';

const tokenForm = z.object({
  grant_type: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
  client_id: z.string().default(''),
  client_secret: z.string().default(''),
});

const same = (one: string, other: string): boolean => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
};

/**
 * Mounts an OpenID provider (Core 1.0 and Discovery 1.0, code flow with PKCE S256). It is a Fastify plugin: register it
 * with a prefix. Anybody may choose anybody on its page, so it must never be mounted where real people have accounts.
 */
export async function mountOpenId(app: FastifyInstance, options: OpenIdOptions): Promise<void> {
  await ensureSchema(options.pool, SCHEMA);
  const key = await loadKey(options.pool);
  const { issuer, publicUrl } = options;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => Object.fromEntries(new URLSearchParams(String(text))),
  );

  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${publicUrl}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  }));

  app.get('/jwks', async () => ({ keys: [key.publicJwk] }));

  app.post('/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const form = tokenForm.safeParse(request.body);
    if (!form.success || form.data.grant_type !== 'authorization_code')
      return reply.code(400).send({ error: 'invalid_request' });
    if (!isClient(request, form.data, options)) return reply.code(401).send({ error: 'invalid_client' });
    const code = await takeCode(options.pool, form.data.code);
    const challenge = createHash('sha256').update(form.data.code_verifier).digest('base64url');
    if (!code || code.redirectUri !== form.data.redirect_uri || code.challenge !== challenge)
      return reply.code(400).send({ error: 'invalid_grant' });
    const accessToken = randomBytes(24).toString('base64url');
    await insertAccessToken(options.pool, accessToken, code.person);
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email profile',
      id_token: await idToken({ issuer, clientId: options.clientId, key }, code),
    };
  });

  app.get('/userinfo', async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const person = await findByAccessToken(options.pool, token);
    if (!person) return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send();
    return { sub: person.sub, ...profileOf({ person, fault: 'none' }) };
  });

  serveAuthorize(app, options);
}

/** The client's word, in the form or as Basic (RFC 6749, section 2.3.1). */
function isClient(
  request: FastifyRequest,
  form: { client_id: string; client_secret: string },
  { clientId, clientSecret }: OpenIdOptions,
): boolean {
  const basic = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const [id = '', secret = ''] = basic
    ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    : [form.client_id, form.client_secret];
  return same(id, clientId) && same(secret, clientSecret);
}
