import type { MissingForSale } from '#contract/base/settings/for-sale.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';

const words = readWords('opening/emails');

/** The shop stops selling at `until`, or has stopped, because `steps` are missing. */
type Facts = { name: string; sells: boolean; until: string; steps: MissingForSale['step'][] };

/** Warns an owner that the shop stops selling, or has stopped, because details of its identity are missing. */
export const shopIdentity = defineEmail<Facts>({
  kind: 'shop-identity',
  write: ({ name, sells, until, steps }, { language, site }) => {
    const say = words[language].shopIdentity;
    return {
      subject: sells ? say.subject : say.stopped,
      toStaff: true,
      parts: [
        ...letter(name, language, [
          sells ? fillText(say.goesOn, { until: moment(until, language) }) : say.ended,
        ]),
        ...steps.map((step) => ({ kind: 'text' as const, text: `• ${say.steps[step]}` })),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/settings` },
      ],
    };
  },
  samples: () =>
    [true, false].map((sells) => ({
      name: 'Meera',
      sells,
      until: '2026-12-12T06:30:00.000Z',
      steps: ['identity' as const, 'grievance' as const, 'tax' as const],
    })),
});
