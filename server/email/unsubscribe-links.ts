import type { Lang } from '#contract/core/errors.ts';
import type { Sender } from './types.ts';

const texts = {
  en: { why: 'You asked for this mail.', link: 'Unsubscribe' },
  hi: { why: 'यह मेल आपने माँगा था।', link: 'यह मेल बंद करें' },
};

/** The foot of a mail that one may leave out: why it came, and the link that ends it. */
export const leaving = (token: string, { language, house }: { language: Lang; house: Sender }) => ({
  ...texts[language],
  url: `${house.publicUrl}/unsubscribe/${token}`,
});

/** The headers by which mail programs offer to end it (RFC 2369, RFC 8058). */
export const leavingHeaders = (token: string, publicUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${publicUrl}/api/mail/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
