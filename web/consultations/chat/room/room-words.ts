import type { Messages } from '#languages/messages.gen.ts';
import type { LoadWords } from '#web/api/load.ts';

/** Returns the words of a chat's page for a chat that does not exist or could not be loaded. */
export const roomWords = ({ chat: { chat: t } }: Pick<Messages, 'chat'>): LoadWords => ({
  title: t.log,
  failed: t.loadFailed,
  retry: t.retry,
  missing: { title: t.notFound, text: t.notFoundText },
  back: { to: '/astro-list', text: t.toList },
});
