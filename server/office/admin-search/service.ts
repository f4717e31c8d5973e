import type { SettingsService } from '../../base/settings/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { createDeskNews } from './news.ts';
import { createDeskSearch } from './search.ts';

export { createEveningMail } from './evening-mail.ts';
export { publishDeskChanges } from './live.ts';

/** The search and the news of the admin. */
export type Desk = ReturnType<typeof createDesk>;

/** Creates the search and the news of the admin. */
export const createDesk = (
  platform: Pick<Platform, 'db' | 'reader' | 'now'>,
  parts: { settings: Pick<SettingsService, 'all'> },
) => ({
  search: createDeskSearch(platform),
  news: createDeskNews(platform, parts),
});
