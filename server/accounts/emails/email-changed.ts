import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Your e-mail address at ${shop} is being changed`,
    greeting: (name: string) => `Namaste ${name},`,
    asked: (newEmail: string) =>
      `Your account asks to change its e-mail address to ${newEmail}. The change happens when the new address is confirmed.`,
    mine: 'If it was you, there is nothing to do here.',
    button: 'Undo the change',
    undo: (days: number) =>
      `If it was not you, undo the change at once and then set a new password. The link works once and for ${days} days, also after the change has happened. It logs out every other device.`,
    changed: 'Your account has another e-mail address now. We write there from today, and no longer here.',
    other: 'If you need help, please write or call us:',
  },
  hi: {
    subject: (shop: string) => `${shop} में आपका ई-मेल पता बदला जा रहा है`,
    greeting: (name: string) => `नमस्ते ${name},`,
    asked: (newEmail: string) =>
      `आपके खाते का ई-मेल पता ${newEmail} करने का अनुरोध आया है। नया पता पक्का होने पर ही बदलाव होगा।`,
    mine: 'अगर यह आपने किया है, तो यहाँ कुछ करने की ज़रूरत नहीं।',
    button: 'बदलाव वापस लें',
    undo: (days: number) =>
      `अगर यह आपने नहीं किया, तो बदलाव तुरंत वापस लें और फिर नया पासवर्ड बनाएँ। यह लिंक एक बार और ${days} दिन तक काम करता है, पता बदल जाने के बाद भी। इससे बाकी सब डिवाइस लॉग आउट हो जाते हैं।`,
    changed: 'आपके खाते का ई-मेल पता अब दूसरा है। आज से हम वहीं लिखेंगे, यहाँ नहीं।',
    other: 'मदद चाहिए तो हमें लिखें या फ़ोन करें:',
  },
};

/** Writes the warning to the address that an account is about to leave, with the link that undoes the change. */
export const emailChanged: Template<'email-changed'> = (mail, { language, site }) => {
  const say = texts[language];
  const { newEmail, link, days } = mail;
  return {
    subject: say.subject(site.shopName),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      ...(newEmail && link && days
        ? ([
            { kind: 'text', text: say.asked(newEmail) },
            { kind: 'text', text: say.mine },
            { kind: 'text', text: say.undo(days) },
            { kind: 'button', label: say.button, url: link },
          ] as const)
        : ([{ kind: 'text', text: say.changed }] as const)),
      { kind: 'text', text: say.other },
      { kind: 'block', lines: [site.email, site.phone] },
    ],
  };
};
