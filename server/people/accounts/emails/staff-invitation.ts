import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const roles = {
  en: {
    owner: 'owner',
    manager: 'manager',
    packing: 'packing',
    care: 'customer care',
    content: 'content',
    accounts: 'accounts',
    review: 'review of astrologers',
  },
  hi: {
    owner: 'मालिक',
    manager: 'प्रबंधक',
    packing: 'पैकिंग',
    care: 'ग्राहक सेवा',
    content: 'सामग्री',
    accounts: 'लेखा',
    review: 'ज्योतिषियों की जाँच',
  },
} satisfies Record<Lang, Record<StaffRole, string>>;

const words = readWords('accounts/emails');

type Facts = { invitedBy: string; staffRoles: StaffRole[]; link: string; days: number };

/** Writes the invitation to join the staff, with the link that accepts it. */
export const staffInvitation = defineEmail<Facts>({
  kind: 'staff-invitation',
  write: (mail, { language, site }) => {
    const say = words[language].staffInvitation;
    const names = mail.staffRoles.map((role) => roles[language][role]).join(', ');
    return {
      subject: fillText(say.subject, { shop: site.shopName }),
      heading: say.heading,
      drawing: 'thali',
      parts: [
        ...letter('', language, [fillText(say.invited, { by: mail.invitedBy, shop: site.shopName })]),
        { kind: 'facts', rows: [[say.role, names]] },
        { kind: 'button', label: say.button, url: mail.link },
        { kind: 'small', text: fillText(say.once, { days: mail.days }) },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: ({ origin }) => [
    {
      invitedBy: 'Gayatri Bhat',
      staffRoles: ['packing', 'care'],
      link: `${origin}/join/sample`,
      days: 7,
    },
  ],
});
