import type { DelicateKind } from '#contract/base/settings/guarded.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/**
 * To an owner, or (without a name) to a mailbox that loses mail: a delicate change. `facts` are lines of names and figures;
 * `more`: how many are not among them.
 */
type Facts = {
  name: string;
  change: DelicateKind;
  by: string;
  facts: string[];
  more: number;
  path: string;
};

/** Tells an owner, or a mailbox that loses mail by it, of a delicate change. */
export const shopDelicate = defineEmail<Facts>({
  kind: 'shop-delicate',
  write: ({ name, change, by, facts, more, path }, { language, site }) => {
    const say = words[language].shopDelicate;
    const { subject, text } = say[change];
    return {
      subject,
      toStaff: true,
      parts: [
        ...letter(name, language, [fillText(text, { by: by || say.somebody })]),
        ...facts.map((fact) => ({ kind: 'text' as const, text: fact })),
        ...(more > 0 ? [{ kind: 'text' as const, text: fillText(say.more, { n: more }) }] : []),
        { kind: 'text', text: say.wrong },
        { kind: 'button', label: say.button, url: site.publicUrl + path },
      ],
    };
  },
  samples: () =>
    (['mailbox', 'price', 'money', 'limit', 'right'] as const).map((change) => ({
      name: 'Gayatri Bhat',
      change,
      by: 'Anita Rao',
      facts: change === 'price' ? ['Yellow Sapphire, 5 ct: ₹31500 → ₹1'] : [],
      more: change === 'price' ? 3 : 0,
      path: '/admin/audit',
    })),
});
