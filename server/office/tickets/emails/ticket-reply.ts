import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (number: string) => `Our answer: ${number}`,
    heading: 'Our answer to you',
    files: 'With it:',
    filesUntil: 'The links open for 60 days, without a login. Do not pass them on.',
    open: 'Open your messages',
    more: (number: string) =>
      `More to ask? Reply to this e-mail and leave the number ${number} in its subject.`,
  },
  hi: {
    subject: (number: string) => `हमारा जवाब: ${number}`,
    heading: 'आपके लिए हमारा जवाब',
    files: 'साथ में:',
    open: 'अपने संदेश खोलें',
    filesUntil: 'ये लिंक 60 दिन तक बिना लॉग इन खुलते हैं। इन्हें किसी और को न भेजें।',
    more: (number: string) => `कुछ और पूछना है? इस ई-मेल का जवाब दें और विषय में नंबर ${number} रहने दें।`,
  },
};

/** `text` in an admin's words. */ /** `files`: paths of signed links that open without a login. */
type Facts = {
  name: string;
  number: string;
  text: string;
  files?: { name: string; path: string }[];
  own?: true;
};

/** The e-mail with an admin's reply to a message. */
export const ticketReply = defineEmail<Facts>({
  kind: 'ticket-reply',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const lines = mail.text.split(/\r?\n/);
    return {
      subject: say.subject(mail.number),
      heading: say.heading,
      preview: lines.find((line) => line.trim() !== '') ?? '',
      drawing: 'bell',
      parts: [
        ...letter(mail.name, language, []),
        { kind: 'block', lines },
        ...(mail.files?.length
          ? ([
              { kind: 'title', text: say.files },
              ...mail.files.map(({ name, path }) => ({
                kind: 'link' as const,
                label: name,
                url: `${site.apiUrl}${path}`,
              })),
              { kind: 'small', text: say.filesUntil },
            ] as const)
          : []),
        ...(mail.own
          ? [{ kind: 'button' as const, label: say.open, url: `${site.publicUrl}/tickets/${mail.number}` }]
          : []),
        { kind: 'small', text: say.more(mail.number) },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', number: 'T-1042', text: 'Your parcel reaches you tomorrow.\nThank you.' },
    {
      name: 'Savitri Sharma',
      number: 'T-1042',
      text: 'Here is the invoice.',
      files: [{ name: 'invoice.pdf', path: '/api/ticket-files/sample' }],
    },
  ],
});
