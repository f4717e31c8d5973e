import type { Lang } from '#contract/faults.ts';
import type { MailService } from '../mail/service.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import { type Fault, fault } from '../platform/fault.ts';
import { newSecret } from '../platform/id.ts';
import { hashOfSecret } from '../platform/link-secret.ts';
import type { Platform } from '../platform/platform.ts';
import { insertLink, markEmailVerified, useLink } from './store.ts';

const linkHours = 24;

/** One-time links that prove an e-mail address: mailed, kept as SHA-256 only, good for 24 hours. */
export function createEmailVerification(
  { db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>,
  mail: MailService,
) {
  return {
    /** Mails a new link, in the caller's transaction. */
    async ask(tx: Tx, to: { userId: string; name: string; email: string; language: Lang }): Promise<void> {
      const secret = newSecret();
      const at = now();
      const expiresAt = new Date(at.getTime() + linkHours * 3_600_000);
      await insertLink(tx, {
        purpose: 'verify',
        secretHash: hashOfSecret(secret),
        userId: to.userId,
        email: to.email,
        now: at,
        expiresAt,
      });
      await mail.send(tx, {
        to: to.email,
        language: to.language,
        mail: {
          kind: 'verify-email',
          name: to.name,
          link: `${config.publicUrl}/verify-email/${secret}`,
          hours: linkHours,
        },
      });
    },

    /** Uses a link; answers whose address it proved. */
    confirm: (secret: string): Promise<{ userId: string } | Fault> =>
      transact(db, async (tx) => {
        const at = now();
        const link = await useLink(tx, { purpose: 'verify', secretHash: hashOfSecret(secret), now: at });
        const marked =
          link && (await markEmailVerified(tx, { userId: link.user_id, email: link.email, now: at }));
        return link && marked ? { userId: link.user_id } : fault('link_invalid');
      }),
  };
}
