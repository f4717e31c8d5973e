import type { house } from '#contract/house.ts';
import type { site } from '#contract/site.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { houseOf } from './house.ts';
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

/** What is public of the house itself. */
export const houseHandlers = (settings: SettingsService): Handlers<typeof house> => ({
  'GET /api/settings/house': async () => houseOf(await settings.all()),
});
