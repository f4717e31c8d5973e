import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Confirm your e-mail address for ${shop}`,
    heading: 'Confirm your e-mail address',
    greeting: (name: string) => `Namaste ${name},`,
    ask: (shop: string) => `Welcome to ${shop}. Please confirm that this address is yours.`,
    button: 'Confirm my address',
    once: (hours: number) => `The link works once and for ${hours} hours.`,
    other: 'If you did not create an account, you can leave this mail alone.',
  },
  hi: {
    subject: (shop: string) => `${shop} के लिए अपना ई-मेल पता पक्का करें`,
    heading: 'अपना ई-मेल पता पक्का करें',
    greeting: (name: string) => `नमस्ते ${name},`,
    ask: (shop: string) => `${shop} में आपका स्वागत है। कृपया पक्का करें कि यह पता आपका है।`,
    button: 'पता पक्का करें',
    once: (hours: number) => `यह लिंक एक बार और ${hours} घंटे तक काम करता है।`,
    other: 'अगर आपने खाता नहीं बनाया है, तो इस मेल को रहने दें।',
  },
};

/** Writes the e-mail with the link that proves an address. */
export const verifyEmail: Template<'verify-email'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(site.shopName),
    heading: say.heading,
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.ask(site.shopName) },
      { kind: 'button', label: say.button, url: mail.link },
      { kind: 'text', text: say.once(mail.hours) },
      { kind: 'text', text: say.other },
    ],
  };
};
