import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';

const texts = {
  en: {
    subject: (person: string) => `Your request for the account of ${person}`,
    erasure: (person: string) =>
      `You act for ${person}, who named you as nominee. As you asked, we will delete the account on the day below. Orders, invoices and payments stay as long as tax law requires.`,
    when: 'It will be deleted on',
    copy: (person: string) =>
      `You act for ${person}, who named you as nominee. The copy of the data that you asked for is ready. The link works for 24 hours. Please do not pass it on: whoever has it can read everything.`,
    button: 'Download the copy',
    other: 'If you have a question, write to us or call:',
  },
  hi: {
    subject: (person: string) => `${person} के खाते के बारे में आपका अनुरोध`,
    erasure: (person: string) =>
      `${person} ने आपको नामित किया था, और आप उनकी ओर से लिख रहे हैं। आपके कहने पर हम यह खाता नीचे दिए दिन हटा देंगे। ऑर्डर, इनवॉइस और भुगतान उतने समय तक रहेंगे जितना कर कानून कहता है।`,
    when: 'खाता हटेगा',
    copy: (person: string) =>
      `${person} ने आपको नामित किया था, और आप उनकी ओर से लिख रहे हैं। जानकारी की जो कॉपी आपने माँगी थी, वह तैयार है। लिंक 24 घंटे काम करेगा। कृपया इसे किसी को न भेजें: जिसके पास यह लिंक है, वह सब कुछ पढ़ सकता है।`,
    button: 'कॉपी डाउनलोड करें',
    other: 'कोई सवाल हो, तो हमें लिखें या फ़ोन करें:',
  },
};

/** Writes the e-mail to a nominee: when the account is erased, or the link of the copy. */
export const nomineeAnswer = defineEmail<{ name: string; person: string; dueAt?: string; link?: string }>({
  kind: 'nominee-answer',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const { person, dueAt, link } = mail;
    return {
      subject: say.subject(person),
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [dueAt ? say.erasure(person) : say.copy(person)]),
        ...(dueAt
          ? [{ kind: 'facts' as const, rows: [[say.when, moment(dueAt, language)] as [string, string]] }]
          : []),
        ...(link ? [{ kind: 'button' as const, label: say.button, url: link }] : []),
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: ({ origin }) => [
    { name: 'Meera Iyer', person: 'Savitri Sharma', dueAt: '2026-11-28T04:15:00.000Z' },
    { name: 'Meera Iyer', person: 'Savitri Sharma', link: `${origin}/api/nominee/copy/sample` },
  ],
});
