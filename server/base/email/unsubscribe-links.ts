import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { Sender } from './types.ts';

const words = readWords('email/emails');

/** Returns the foot of an optional e-mail: why it was sent, and the unsubscribe link. */
export const unsubscribeFoot = (token: string, { language, site }: { language: Lang; site: Sender }) => ({
  ...words[language].unsubscribe,
  url: `${site.publicUrl}/unsubscribe/${token}`,
});

/** Returns the unsubscribe headers for mail programs (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (token: string, apiUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${apiUrl}/api/mail/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
