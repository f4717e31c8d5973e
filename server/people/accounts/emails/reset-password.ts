import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Set a new password for ${shop}`,
    heading: 'Set a new password',
    ask: (shop: string) => `You asked for a new password for your account at ${shop}. Set it here:`,
    button: 'Set a new password',
    once: (minutes: number) => `The link works once, within the next ${minutes} minutes.`,
    other: 'You did not ask for this? Then please ignore this e-mail. Your password stays as it is.',
  },
  hi: {
    subject: (shop: string) => `${shop} के लिए नया पासवर्ड बनाएँ`,
    heading: 'नया पासवर्ड बनाएँ',
    ask: (shop: string) => `आपने ${shop} के अपने खाते के लिए नया पासवर्ड माँगा है। उसे यहाँ बनाएँ:`,
    button: 'नया पासवर्ड बनाएँ',
    once: (minutes: number) => `यह लिंक एक ही बार, अगले ${minutes} मिनट में काम करेगा।`,
    other: 'आपने नहीं माँगा? तो इस ई-मेल को अनदेखा कर दें। आपका पासवर्ड वही रहेगा।',
  },
};

/** Writes the e-mail with the link that sets a new password. */
export const passwordResetLink = defineEmail<{ name: string; link: string; minutes: number }>({
  kind: 'reset-password',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(site.shopName),
      heading: say.heading,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.ask(site.shopName)]),
        { kind: 'button', label: say.button, url: mail.link },
        { kind: 'small', text: say.once(mail.minutes) },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: ({ origin }) => [{ name: 'Savitri Sharma', link: `${origin}/reset-password/sample`, minutes: 30 }],
});
