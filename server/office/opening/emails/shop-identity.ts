import type { MissingForSale } from '#contract/base/settings/for-sale.ts';
import type { Lang } from '#languages/list.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';

type Words = {
  subject: string;
  stopped: string;
  goesOn: (until: string) => string;
  ended: string;
  steps: Record<MissingForSale['step'], string>;
  button: string;
};

const texts: Record<Lang, Words> = {
  en: {
    subject: 'Some details of your shop are missing',
    stopped: 'Your shop no longer sells',
    goesOn: (until) =>
      `Some details of your shop are missing, or are still those of the demo. It keeps selling until ${until}. After that it shows its goods, but sells nothing until the details are filled in. Still missing:`,
    ended:
      'Some details of your shop are missing, so it shows its goods but sells nothing. It sells again as soon as they are filled in. Still missing:',
    steps: {
      identity: 'Name, address and mailbox of the shop',
      phone: 'Phone number',
      orderMails: 'The mailbox for new orders',
      legal: 'Legal entity',
      grievance: 'Grievance officer',
      tax: 'GST: a GSTIN, or that the shop is not registered',
    },
    button: 'Open the settings',
  },
  hi: {
    subject: 'आपकी दुकान का परिचय अधूरा है',
    stopped: 'आपकी दुकान में अब बिक्री बंद है',
    goesOn: (until) =>
      `दुकान की कुछ जानकारी भरी नहीं है या अब भी डेमो की है। बिक्री ${until} तक चलती रहेगी। उसके बाद दुकान उत्पाद दिखाएगी, पर जानकारी भरने तक कुछ नहीं बेचेगी। अभी बाकी है:`,
    ended:
      'दुकान की कुछ जानकारी भरी नहीं है, इसलिए वह उत्पाद दिखाती है, पर कुछ नहीं बेचती। जानकारी भरते ही बिक्री फिर शुरू हो जाएगी। अभी बाकी है:',
    steps: {
      identity: 'दुकान का नाम, पता और मेलबॉक्स',
      phone: 'फ़ोन नंबर',
      orderMails: 'नए ऑर्डर का मेलबॉक्स',
      legal: 'कानूनी इकाई',
      grievance: 'शिकायत अधिकारी',
      tax: 'GST: GSTIN, या यह कि दुकान पंजीकृत नहीं है',
    },
    button: 'सेटिंग खोलें',
  },
};

/** The shop stops selling at `until`, or has stopped, because `steps` are missing. */
type Facts = { name: string; sells: boolean; until: string; steps: MissingForSale['step'][] };

/** Warns an owner that the shop stops selling, or has stopped, because details of its identity are missing. */
export const shopIdentity = defineEmail<Facts>({
  kind: 'shop-identity',
  write: ({ name, sells, until, steps }, { language, site }) => {
    const say = texts[language];
    return {
      subject: sells ? say.subject : say.stopped,
      toStaff: true,
      parts: [
        ...letter(name, language, [sells ? say.goesOn(moment(until, language)) : say.ended]),
        ...steps.map((step) => ({ kind: 'text' as const, text: `• ${say.steps[step]}` })),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/settings` },
      ],
    };
  },
  samples: () =>
    [true, false].map((sells) => ({
      name: 'Meera',
      sells,
      until: '2026-12-12T06:30:00.000Z',
      steps: ['identity' as const, 'grievance' as const, 'tax' as const],
    })),
});
