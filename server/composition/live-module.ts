import type { FastifyInstance } from 'fastify';
import type { SettingsService } from '../base/settings/service.ts';
import type { AccountsService } from '../people/accounts/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createLive } from '../platform/realtime/live.ts';

/** The sockets of browsers that are open, with their sessions and limits. */
export const liveModule = {
  name: 'live',
  async start(
    platform: Platform,
    {
      app,
      accounts,
      settings,
    }: { app: FastifyInstance; accounts: AccountsService; settings: SettingsService },
  ) {
    const live = await createLive(app, platform, {
      resolveSession: accounts.resolveSession,
      filterOpen: accounts.filterOpenSessions,
      limits: async () => (await settings.all()).sockets,
    });
    return { services: { live } };
  },
};
