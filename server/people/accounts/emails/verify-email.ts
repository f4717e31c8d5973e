import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Confirm your e-mail address for ${shop}`,
    heading: (shop: string) => `Welcome to ${shop}`,
    ask: 'Please confirm that this e-mail address is yours, so that your orders and reports reach you.',
    button: 'Confirm my address',
    once: (hours: number) => `The link works once, within the next ${hours} hours.`,
    other: 'You did not create an account? Then please ignore this e-mail.',
  },
  hi: {
    subject: (shop: string) => `${shop}: अपने ई-मेल पते की पुष्टि करें`,
    heading: (shop: string) => `${shop} में आपका स्वागत है`,
    ask: 'कृपया पुष्टि करें कि यह ई-मेल पता आपका है, ताकि आपके ऑर्डर और रिपोर्ट की जानकारी आप तक पहुँचे।',
    button: 'पते की पुष्टि करें',
    once: (hours: number) => `यह लिंक एक ही बार, अगले ${hours} घंटे में काम करेगा।`,
    other: 'आपने खाता नहीं बनाया? तो इस ई-मेल को अनदेखा कर दें।',
  },
};

/** Writes the e-mail with the link that proves an address. */
export const verifyEmail = defineEmail<{ name: string; link: string; hours: number }>({
  kind: 'verify-email',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(site.shopName),
      heading: say.heading(site.shopName),
      drawing: 'thali',
      parts: [
        ...letter(mail.name, language, [say.ask]),
        { kind: 'button', label: say.button, url: mail.link },
        { kind: 'small', text: say.once(mail.hours) },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: ({ origin }) => [{ name: 'Savitri Sharma', link: `${origin}/verify-email/sample`, hours: 24 }],
});
