import type { SettingsService } from '../../base/settings/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { createNews } from './news.ts';
import { createSearch } from './search.ts';

export { createEveningMail } from './evening-mail.ts';
export { publishAdminChanges } from './live.ts';

/** The search and the news of the admin. */
export type AdminSearch = ReturnType<typeof createAdminSearch>;

/** Creates the search and the news of the admin. */
export const createAdminSearch = (
  platform: Pick<Platform, 'db' | 'reader' | 'now'>,
  parts: { settings: Pick<SettingsService, 'all'> },
) => ({
  search: createSearch(platform),
  news: createNews(platform, parts),
});
