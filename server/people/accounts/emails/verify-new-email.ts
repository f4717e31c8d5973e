import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Confirm your new e-mail address for ${shop}`,
    heading: 'Confirm your new e-mail address',
    ask: (shop: string) =>
      `You would like to use this address for your account at ${shop}. Please confirm that it is yours. Until then your old address stays.`,
    button: 'Use this address',
    once: (hours: number) => `The link works once, within the next ${hours} hours.`,
    other:
      'You did not ask for this? Then somebody typed your address by mistake. Leave the link closed and nothing will change.',
  },
  hi: {
    subject: (shop: string) => `${shop}: अपने नए ई-मेल पते की पुष्टि करें`,
    heading: 'अपने नए ई-मेल पते की पुष्टि करें',
    ask: (shop: string) =>
      `आपने ${shop} के अपने खाते के लिए यह पता चुना है। कृपया पुष्टि करें कि यह आपका है। तब तक आपका पुराना पता ही चलेगा।`,
    button: 'यही पता रखें',
    once: (hours: number) => `यह लिंक एक ही बार, अगले ${hours} घंटे में काम करेगा।`,
    other: 'आपने ऐसा नहीं किया? तो किसी ने भूल से आपका पता लिख दिया है। लिंक न खोलें, कुछ नहीं बदलेगा।',
  },
};

/** Writes the e-mail with the link that proves the address an account asks to change to. */
export const verifyNewEmail = defineEmail<{ name: string; link: string; hours: number }>({
  kind: 'verify-new-email',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(site.shopName),
      heading: say.heading,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.ask(site.shopName)]),
        { kind: 'button', label: say.button, url: mail.link },
        { kind: 'small', text: say.once(mail.hours) },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: ({ origin }) => [{ name: 'Savitri Sharma', link: `${origin}/verify-email/sample`, hours: 24 }],
});
