import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { Lang } from '#languages/list.ts';
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

const texts = {
  en: {
    subject: (shop: string) => `You are invited to work at ${shop}`,
    heading: 'Come and join the team',
    invited: (by: string, shop: string) => `${by} invites you to join the team of ${shop}.`,
    role: 'Your role',
    button: 'Join the team',
    once: (days: number) =>
      `The link works once, for ${days} days. It is meant for you alone: please do not pass it on.`,
    other:
      'You do not know what this is about? Then please ignore this e-mail. Nothing happens without the link.',
  },
  hi: {
    subject: (shop: string) => `${shop} में काम करने का न्योता`,
    heading: 'हमारी टीम में आइए',
    invited: (by: string, shop: string) => `${by} ने आपको ${shop} की टीम में आने का न्योता दिया है।`,
    role: 'आपकी भूमिका',
    button: 'टीम में शामिल हों',
    once: (days: number) => `यह लिंक एक ही बार, ${days} दिन तक काम करेगा। यह केवल आपके लिए है: कृपया इसे आगे न भेजें।`,
    other: 'आपको इसकी जानकारी नहीं है? तो इस ई-मेल को अनदेखा कर दें। लिंक खोले बिना कुछ नहीं होगा।',
  },
};

type Facts = { invitedBy: string; staffRoles: StaffRole[]; link: string; days: number };

/** Writes the invitation to join the staff, with the link that accepts it. */
export const staffInvitation = defineEmail<Facts>({
  kind: 'staff-invitation',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const names = mail.staffRoles.map((role) => roles[language][role]).join(', ');
    return {
      subject: say.subject(site.shopName),
      heading: say.heading,
      drawing: 'thali',
      parts: [
        ...letter('', language, [say.invited(mail.invitedBy, site.shopName)]),
        { kind: 'facts', rows: [[say.role, names]] },
        { kind: 'button', label: say.button, url: mail.link },
        { kind: 'small', text: say.once(mail.days) },
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
