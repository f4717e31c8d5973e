import type { site } from '#contract/site.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { SettingsService } from './service.ts';

/** The site's own calls. */
export const siteHandlers = (settings: SettingsService): Handlers<typeof site> => ({
  'GET /api/settings/public': () => settings.public(),
  'GET /api/keepalive': async ({ now }) => ({
    status: 'ok',
    message: 'Navaratna is awake.',
    time: now.toISOString(),
  }),
});
