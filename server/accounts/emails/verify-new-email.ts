import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Confirm your new e-mail address for ${shop}`,
    heading: 'Confirm your new e-mail address',
    greeting: (name: string) => `Namaste ${name},`,
    ask: (shop: string) =>
      `You asked to use this address for your account at ${shop}. Please confirm that it is yours. Until then your old address stays.`,
    button: 'Use this address',
    once: (hours: number) => `The link works once and for ${hours} hours.`,
    other:
      'If you did not ask for this, please do not open the link: somebody else typed your address. Nothing happens without it.',
  },
  hi: {
    subject: (shop: string) => `${shop} के लिए अपना नया ई-मेल पता पक्का करें`,
    heading: 'अपना नया ई-मेल पता पक्का करें',
    greeting: (name: string) => `नमस्ते ${name},`,
    ask: (shop: string) =>
      `आपने ${shop} के अपने खाते में यह पता रखना चाहा है। कृपया पक्का करें कि यह पता आपका है। तब तक आपका पुराना पता ही रहेगा।`,
    button: 'यह पता रखें',
    once: (hours: number) => `यह लिंक एक बार और ${hours} घंटे तक काम करता है।`,
    other: 'अगर आपने ऐसा नहीं चाहा, तो लिंक न खोलें: किसी और ने आपका पता लिख दिया है। लिंक खोले बिना कुछ नहीं बदलेगा।',
  },
};

/** Writes the e-mail with the link that proves the address an account asks to change to. */
export const verifyNewEmail: Template<'verify-new-email'> = (mail, { language, site }) => {
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
