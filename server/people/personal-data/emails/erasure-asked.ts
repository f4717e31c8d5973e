import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';

const texts = {
  en: {
    subject: 'Your account will be deleted',
    asked: 'You asked us to delete your account. Until the day below you can change your mind.',
    when: 'It will be deleted on',
    button: 'Keep my account',
    other: 'If it was not you, keep your account, change your password, and write to us or call:',
  },
  hi: {
    subject: 'आपका खाता हटाया जाएगा',
    asked: 'आपने अपना खाता हटाने को कहा है। नीचे दिए दिन तक आप अपना मन बदल सकते हैं।',
    when: 'खाता हटेगा',
    button: 'मेरा खाता रहने दें',
    other: 'अगर यह आपने नहीं कहा, तो खाता रहने दें, अपना पासवर्ड बदलें और हमें लिखें या फ़ोन करें:',
  },
};

/** To the owner of an account that is to be erased at `dueAt`. */
type Facts = { name: string; dueAt: string };

/** Writes the e-mail that an account will be erased, and how to cancel that. */
export const erasureAsked = defineEmail<Facts>({
  kind: 'erasure-asked',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.asked]),
        { kind: 'facts', rows: [[say.when, moment(mail.dueAt, language)]] },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma', dueAt: '2026-11-28T04:15:00.000Z' }],
});
