import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serveAssets } from '../page/assets.ts';
import { sendPage } from '../page/document.ts';
import { languageOf } from '../page/language.ts';
import { choosePage, refusedPage } from './authorize-view.ts';
import type { OpenIdOptions } from './options.ts';
import { people } from './people.ts';
import { faults, insertCode, type ProviderPerson } from './store.ts';

const asked = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().regex(/(^| )openid( |$)/),
  state: z.string(),
  nonce: z.string().optional(),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
});

const chosen = asked.extend({
  choice: z.string(),
  name: z.string().trim().max(100).default(''),
  email: z.string().trim().max(100).default(''),
  fault: z.enum(faults).catch('none'),
});

/** Serves the page on which people choose who they are, and handles their choice. */
export function serveAuthorize(app: FastifyInstance, options: OpenIdOptions): void {
  const base = new URL(options.publicUrl).pathname.replace(/\/$/, '');
  const home = new URL(options.redirectUri).origin;
  const ours = (wish: { client_id: string; redirect_uri: string }) =>
    wish.client_id === options.clientId && wish.redirect_uri === options.redirectUri;
  serveAssets(app, { 'openid.css': new URL('./openid.css', import.meta.url) });

  app.get('/authorize', async (request, reply) => {
    const language = languageOf(request);
    const wish = asked.safeParse(request.query);
    // An unknown client or address is never redirected to (RFC 6749, section 4.1.2.1).
    if (!wish.success || !ours(wish.data))
      return sendPage(reply, refusedPage({ language, base }), { status: 400 });
    return sendPage(reply, choosePage({ language, base, wish: wish.data, problem: false }), {
      formTargets: [home],
    });
  });

  app.post('/authorize', async (request, reply) => {
    const language = languageOf(request);
    const wish = chosen.safeParse(request.body);
    if (!wish.success || !ours(wish.data))
      return sendPage(reply, refusedPage({ language, base }), { status: 400 });
    const { choice, redirect_uri: redirectUri, state } = wish.data;
    const back = (answer: Record<string, string>) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${redirectUri}?${new URLSearchParams({ ...answer, state })}`, 303);
    if (choice === 'deny') return back({ error: 'access_denied', error_description: 'The person said no.' });
    const person = choice === 'typed' ? typedPerson(wish.data) : people.find(({ sub }) => sub === choice);
    if (!person) {
      const page = choosePage({ language, base, wish: wish.data, problem: true });
      return sendPage(reply, page, { status: 400, formTargets: [home] });
    }
    const code = randomBytes(24).toString('base64url');
    await insertCode(options.pool, code, {
      redirectUri,
      challenge: wish.data.code_challenge,
      nonce: wish.data.nonce ?? null,
      person,
      fault: wish.data.fault,
    });
    return back({ code });
  });
}

/** Somebody typed in: the same e-mail is the same person every time. Null without a whole e-mail and a name. */
function typedPerson({ name, email }: { name: string; email: string }): ProviderPerson | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) || !name) return null;
  const [givenName = name, ...rest] = name.split(/\s+/);
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
  return { sub, email, givenName, familyName: rest.join(' ') };
}
