import type { DelicateKind } from '#contract/base/settings/guarded.ts';
import type { Lang } from '#languages/list.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

type Words = { subject: string; text: (by: string) => string };

const texts: Record<
  Lang,
  Record<DelicateKind, Words> & {
    somebody: string;
    more: (n: number) => string;
    wrong: string;
    button: string;
  }
> = {
  en: {
    somebody: 'Somebody',
    mailbox: {
      subject: 'Customers’ messages now go somewhere else',
      text: (by) => `${by} changed where e-mails, calls or parcels of the shop go.`,
    },
    price: {
      subject: 'A price has changed a lot',
      text: (by) => `${by} changed prices or discounts of the shop.`,
    },
    money: {
      subject: 'Tax or bank details of the shop have changed',
      text: (by) => `${by} changed details of tax, the legal entity or bank accounts.`,
    },
    limit: {
      subject: 'A limit that protects the shop has changed',
      text: (by) => `${by} changed a limit that protects the shop.`,
    },
    right: {
      subject: 'Rights in the shop have changed',
      text: (by) => `${by} changed what somebody may do in the shop.`,
    },
    more: (n) => `And ${n} more; the activity log has them all.`,
    wrong:
      'If you knew about this, there is nothing to do. If not, please change it back and end that person’s sessions.',
    button: 'Take a look',
  },
  hi: {
    somebody: 'किसी',
    mailbox: {
      subject: 'ग्राहकों के संदेश अब कहीं और जाते हैं',
      text: (by) => `${by} ने बदला है कि दुकान के ई-मेल, फ़ोन या पार्सल कहाँ जाएँ।`,
    },
    price: {
      subject: 'किसी कीमत में बड़ा बदलाव हुआ है',
      text: (by) => `${by} ने दुकान की कीमतें या छूट बदली हैं।`,
    },
    money: {
      subject: 'दुकान के टैक्स या बैंक की जानकारी बदली है',
      text: (by) => `${by} ने टैक्स, कानूनी संस्था या बैंक खातों की जानकारी बदली है।`,
    },
    limit: {
      subject: 'दुकान की सुरक्षा की एक सीमा बदली है',
      text: (by) => `${by} ने दुकान को सुरक्षित रखने वाली एक सीमा बदली है।`,
    },
    right: {
      subject: 'दुकान में अधिकार बदले हैं',
      text: (by) => `${by} ने बदला है कि दुकान में कौन क्या कर सकता है।`,
    },
    more: (n) => `और ${n} बदलाव; पूरा ब्योरा गतिविधि लॉग में है।`,
    wrong:
      'अगर आपको इसकी जानकारी है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो इसे वापस बदलें और जिसने किया उसके सत्र बंद करें।',
    button: 'देखें',
  },
};

/**
 * To an owner, or (without a name) to a mailbox that loses mail: a delicate change. `facts` are lines of names and figures;
 * `more`: how many are not among them.
 */
type Facts = {
  name: string;
  change: DelicateKind;
  by: string;
  facts: string[];
  more: number;
  path: string;
};

/** Tells an owner, or a mailbox that loses mail by it, of a delicate change. */
export const shopDelicate = defineEmail<Facts>({
  kind: 'shop-delicate',
  write: ({ name, change, by, facts, more, path }, { language, site }) => {
    const say = texts[language];
    const { subject, text } = say[change];
    return {
      subject,
      toStaff: true,
      parts: [
        ...letter(name, language, [text(by || say.somebody)]),
        ...facts.map((fact) => ({ kind: 'text' as const, text: fact })),
        ...(more > 0 ? [{ kind: 'text' as const, text: say.more(more) }] : []),
        { kind: 'text', text: say.wrong },
        { kind: 'button', label: say.button, url: site.publicUrl + path },
      ],
    };
  },
  samples: () =>
    (['mailbox', 'price', 'money', 'limit', 'right'] as const).map((change) => ({
      name: 'Gayatri Bhat',
      change,
      by: 'Anita Rao',
      facts: change === 'price' ? ['Yellow Sapphire, 5 ct: ₹31500 → ₹1'] : [],
      more: change === 'price' ? 3 : 0,
      path: '/admin/audit',
    })),
});
