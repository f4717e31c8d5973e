import type { FastifyRequest } from 'fastify';

/** The languages of the stand-ins, whatever those of the shop are. */
export type Language = 'en' | 'hi';

/**
 * Returns the reader's language: the shop's `lang` cookie, else the first of Accept-Language that is one of ours,
 * else English.
 */
export function languageOf(request: FastifyRequest): Language {
  const cookie = /(?:^|;\s*)lang=(en|hi)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  if (cookie) return cookie as Language;
  for (const range of (request.headers['accept-language'] ?? '').split(',')) {
    const tag = range.trim().slice(0, 2).toLowerCase();
    if (tag === 'en' || tag === 'hi') return tag;
  }
  return 'en';
}
