import type { Part } from '../../../base/email/layout.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Your e-mail address at ${shop} is being changed`,
    heading: 'Is this change yours?',
    asked: (newEmail: string) =>
      `We were asked to change the e-mail address of your account to ${newEmail}. It changes as soon as the new address is confirmed.`,
    mine: 'If it was you, there is nothing more to do.',
    stop: 'If it was not you, undo the change now and then set a new password.',
    button: 'Undo the change',
    undo: (days: number) =>
      `The link works once, for ${days} days, even after the change. It logs out every other device.`,
    changed: 'Your account now has a different e-mail address. From today we write to that one.',
    other: 'Do you need help? Write to us or call:',
  },
  hi: {
    subject: (shop: string) => `${shop} में आपका ई-मेल पता बदला जा रहा है`,
    heading: 'क्या यह बदलाव आपने किया है?',
    asked: (newEmail: string) =>
      `हमसे आपके खाते का ई-मेल पता बदलकर ${newEmail} करने को कहा गया है। नए पते की पुष्टि होते ही पता बदल जाएगा।`,
    mine: 'अगर यह आपने किया है, तो कुछ और करने की ज़रूरत नहीं।',
    stop: 'अगर यह आपने नहीं किया, तो बदलाव अभी रद्द करें और फिर नया पासवर्ड बनाएँ।',
    button: 'बदलाव रद्द करें',
    undo: (days: number) =>
      `यह लिंक एक ही बार, ${days} दिन तक काम करेगा, पता बदल जाने के बाद भी। इससे बाकी सभी डिवाइस लॉग आउट हो जाएँगे।`,
    changed: 'आपके खाते का ई-मेल पता बदल गया है। आज से हम आपको नए पते पर लिखेंगे।',
    other: 'मदद चाहिए? हमें लिखें या फ़ोन करें:',
  },
};

/**
 * To the address that an account is about to leave. `newEmail` is masked, and `link` undoes the change for `days`. An
 * e-mail queued by an older version has neither.
 */
type Facts = { name: string; newEmail?: string; link?: string; days?: number };

/** Writes the warning to the address that an account is about to leave, with the link that undoes the change. */
export const emailChanged = defineEmail<Facts>({
  kind: 'email-changed',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const { newEmail, link, days } = mail;
    const pending = newEmail && link && days;
    const parts: Part[] = pending
      ? [
          { kind: 'text', text: say.asked(newEmail) },
          { kind: 'text', text: say.mine },
          { kind: 'text', text: say.stop },
          { kind: 'button', label: say.button, url: link },
          { kind: 'small', text: say.undo(days) },
        ]
      : [{ kind: 'text', text: say.changed }];
    return {
      subject: say.subject(site.shopName),
      ...(pending && { heading: say.heading }),
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, []),
        ...parts,
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: ({ origin }) => [
    {
      name: 'Savitri Sharma',
      newEmail: 's•••••@example.test',
      link: `${origin}/undo-email-change/sample`,
      days: 3,
    },
    { name: 'Savitri Sharma' },
  ],
});
