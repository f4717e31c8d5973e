import type { StaffRole } from '#contract/accounts/permissions.ts';
import type { Template } from '../../email/template.ts';

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
} satisfies Record<'en' | 'hi', Record<StaffRole, string>>;

const texts = {
  en: {
    subject: (shop: string) => `You are invited to work at ${shop}`,
    heading: 'Join the team',
    greeting: 'Namaste,',
    invited: (by: string, shop: string) => `${by} invites you to join the team of ${shop}.`,
    as: (names: string) => `Your part: ${names}.`,
    button: 'Join the team',
    once: (days: number) => `The link works once and for ${days} days. Please do not pass it on.`,
    other:
      'If you do not know what this is about, you can leave this mail alone: nothing happens without the link.',
  },
  hi: {
    subject: (shop: string) => `${shop} में काम करने का न्योता`,
    heading: 'टीम में आइए',
    greeting: 'नमस्ते,',
    invited: (by: string, shop: string) => `${by} आपको ${shop} की टीम में बुला रहे हैं।`,
    as: (names: string) => `आपका काम: ${names}।`,
    button: 'टीम में शामिल हों',
    once: (days: number) => `यह लिंक एक बार और ${days} दिन तक काम करता है। कृपया इसे आगे न भेजें।`,
    other: 'अगर आपको इसकी जानकारी नहीं है, तो इस मेल को रहने दें: लिंक खोले बिना कुछ नहीं होता।',
  },
};

/** Writes the invitation to join the staff, with the link that accepts it. */
export const staffInvitation: Template<'staff-invitation'> = (mail, { language, site }) => {
  const say = texts[language];
  const names = mail.staffRoles.map((role) => roles[language][role]).join(', ');
  return {
    subject: say.subject(site.shopName),
    heading: say.heading,
    parts: [
      { kind: 'text', text: say.greeting },
      { kind: 'text', text: say.invited(mail.invitedBy, site.shopName) },
      { kind: 'text', text: say.as(names) },
      { kind: 'button', label: say.button, url: mail.link },
      { kind: 'text', text: say.once(mail.days) },
      { kind: 'text', text: say.other },
    ],
  };
};
