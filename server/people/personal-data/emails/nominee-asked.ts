import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';

const texts = {
  en: {
    subject: 'Your nominee has asked us to act',
    erasure: (nominee: string) =>
      `${nominee}, whom you named as your nominee, has shown us papers and asked us to delete your account. It is deleted on the day below, unless you stop it.`,
    copy: (nominee: string) =>
      `${nominee}, whom you named as your nominee, has shown us papers and asked for a copy of your data. We are sending it to them.`,
    when: 'It will be deleted on',
    well: 'If you read this and are well, log in: there you can keep your account and change your nominee. Please also write to us or call:',
    button: 'Log in',
  },
  hi: {
    subject: 'आपके नामित व्यक्ति ने हमसे संपर्क किया है',
    erasure: (nominee: string) =>
      `आपके नामित व्यक्ति ${nominee} ने हमें कागज़ात दिखाए हैं और आपका खाता हटाने को कहा है। आप न रोकें, तो खाता नीचे दिए दिन हटा दिया जाएगा।`,
    copy: (nominee: string) =>
      `आपके नामित व्यक्ति ${nominee} ने हमें कागज़ात दिखाए हैं और आपकी जानकारी की कॉपी माँगी है। हम उन्हें वह कॉपी भेज रहे हैं।`,
    when: 'खाता हटेगा',
    well: 'अगर आप यह पढ़ रहे हैं और ठीक हैं, तो लॉग इन करें: वहाँ आप अपना खाता बनाए रख सकते हैं और नामित व्यक्ति बदल सकते हैं। कृपया हमें लिखें या फ़ोन भी करें:',
    button: 'लॉग इन करें',
  },
};

/** To the owner of an account whose nominee asked for its erasure at `dueAt`, or for a copy. */
type Facts = { name: string; nominee: string; dueAt?: string };

/** Writes the e-mail to a person whose nominee asked for the erasure of the account, or for a copy. */
export const nomineeAsked = defineEmail<Facts>({
  kind: 'nominee-asked',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const { nominee, dueAt } = mail;
    return {
      subject: say.subject,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [dueAt ? say.erasure(nominee) : say.copy(nominee)]),
        ...(dueAt
          ? [{ kind: 'facts' as const, rows: [[say.when, moment(dueAt, language)] as [string, string]] }]
          : []),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
        { kind: 'text', text: say.well },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', nominee: 'Meera Iyer', dueAt: '2026-11-28T04:15:00.000Z' },
    { name: 'Savitri Sharma', nominee: 'Meera Iyer' },
  ],
});
