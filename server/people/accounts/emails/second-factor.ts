import type { FactorChange } from '#contract/people/accounts/second-factor.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/** Writes the notice of a change or a use of an account's second factors. */
export const secondFactor = defineEmail<{ name: string; change: FactorChange }>({
  kind: 'second-factor',
  write: (mail, { language, site }) => {
    const say = words[language].secondFactor;
    const [what, effect] = say.changes[mail.change];
    return {
      subject: `${what} · ${site.shopName}`,
      heading: what,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [effect, say.other]),
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () =>
    (
      [
        'passkey-added',
        'passkey-removed',
        'totp-added',
        'totp-removed',
        'codes-made',
        'code-used',
        'codes-tried',
        'reset',
      ] as const
    ).map((change) => ({ name: 'Savitri Sharma', change })),
});
