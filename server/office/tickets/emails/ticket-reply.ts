import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('tickets/emails');

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
    const say = words[language].ticketReply;
    const lines = mail.text.split(/\r?\n/);
    return {
      subject: fillText(say.subject, { number: mail.number }),
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
        { kind: 'small', text: fillText(say.more, { number: mail.number }) },
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
