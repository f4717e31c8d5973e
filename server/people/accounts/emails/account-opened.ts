import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Your account at ${shop}`,
    heading: 'We opened an account for you',
    opened: (shop: string) =>
      `You asked ${shop} to write down an order for you. So that you can see it, pay for it and find its invoice, we opened an account with this e-mail address.`,
    password:
      'It has no password yet. Enter your e-mail address on this page, and we send you a link to choose one:',
    button: 'Choose a password',
    other: 'You did not ask us for anything? Then please answer this e-mail, and we close the account.',
  },
  hi: {
    subject: (shop: string) => `${shop} में आपका खाता`,
    heading: 'हमने आपके लिए खाता खोला है',
    opened: (shop: string) =>
      `आपने ${shop} से अपना ऑर्डर लिखने को कहा था। आप उसे देख सकें, भुगतान कर सकें और उसका इनवॉइस पा सकें, इसलिए हमने इस ई-मेल पते से एक खाता खोला है।`,
    password: 'इसका अभी कोई पासवर्ड नहीं है। इस पेज पर अपना ई-मेल पता भरें, हम पासवर्ड चुनने का लिंक भेजेंगे:',
    button: 'पासवर्ड चुनें',
    other: 'आपने हमसे कुछ नहीं कहा था? तो कृपया इस ई-मेल का जवाब दें, हम खाता बंद कर देंगे।',
  },
};

/** Tells a buyer that staff opened an account for them, and how to choose a password. */
export const accountOpened = defineEmail<{ name: string }>({
  kind: 'account-opened',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(site.shopName),
      heading: say.heading,
      drawing: 'thali',
      parts: [
        ...letter(mail.name, language, [say.opened(site.shopName), say.password]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/forgot-my-password` },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma' }],
});
