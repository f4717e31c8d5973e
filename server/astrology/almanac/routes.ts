import type { almanac } from '#contract/astrology/almanac/endpoints.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { AlmanacService } from './service.ts';

/** Returns the handlers of the almanac. Browsers and calendars may cache what does not change within the hour. */
export function almanacHandlers(service: AlmanacService, now: () => Date): Handlers<typeof almanac> {
  return {
    'GET /api/almanac/days/{city}/{date}': ({ params, lang }) => service.day(params.city, params.date, lang),
    'GET /api/almanac/months/{city}/{month}': ({ params, lang }) =>
      service.month(params.city, params.month, lang),
    'GET /api/almanac/feeds/{city}/calendar.ics': async ({ params, query, setHeader, asker }) => {
      const feed = await service.feed(params.city, { kinds: query.kinds, lang: query.la, asker });
      if (typeof feed === 'string') setHeader('cache-control', 'public, max-age=3600');
      return feed;
    },
    'GET /api/almanac/now': async ({ query, lang, setHeader }) => {
      const line = await service.line(query.city, lang);
      // In whole seconds, so that no cache keeps a line beyond its end.
      const seconds = line ? Math.floor((Date.parse(line.until) - now().getTime()) / 1000) : 300;
      setHeader('cache-control', `public, max-age=${Math.max(0, Math.min(300, seconds))}`);
      setHeader('vary', 'Origin, x-lang, cookie');
      return { line };
    },
    'GET /api/almanac/cities': async () => ({ cities: await service.cities() }),
  };
}
