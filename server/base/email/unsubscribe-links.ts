import type { Lang } from '#languages/list.ts';
import type { Sender } from './types.ts';

const texts = {
  en: { why: 'You asked us for this e-mail.', link: 'Unsubscribe' },
  hi: { why: 'यह ई-मेल आपने माँगा था।', link: 'यह ई-मेल बंद करें' },
};

/** Returns the foot of an optional e-mail: why it was sent, and the unsubscribe link. */
export const unsubscribeFoot = (token: string, { language, site }: { language: Lang; site: Sender }) => ({
  ...texts[language],
  url: `${site.publicUrl}/unsubscribe/${token}`,
});

/** Returns the unsubscribe headers for mail programs (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (token: string, apiUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${apiUrl}/api/mail/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
