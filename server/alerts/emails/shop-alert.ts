import type { Template } from '../../email/template.ts';
import type { AlertKind } from '../../platform/database/column-types.ts';

type Words = { subject: string; text: (n: number) => string; over: string; path: string | null };

const texts: Record<
  'en' | 'hi',
  {
    greeting: (name: string) => string;
    since: (when: string) => string;
    overSubject: (subject: string) => string;
    once: string;
    button: string;
  } & Record<AlertKind, Words>
> = {
  en: {
    greeting: (name) => `Namaste ${name},`,
    since: (when) => `It began on ${when}.`,
    overSubject: (subject) => `Over: ${subject}`,
    once: 'You get one more mail, when it is over.',
    button: 'Look at it',
    backup: {
      subject: 'There is no good back-up',
      text: () =>
        'The last back-up failed, or none has been made for a day and a half. If the machine broke now, orders since the last good one would be lost. Please look at the job that makes it.',
      over: 'A good back-up was made.',
      path: null,
    },
    jobs: {
      subject: 'Work of the shop gave up',
      text: (n) =>
        `${n} jobs failed for good: mails, documents or refunds that were not done. Look at each, and try it again.`,
      over: 'No failed job is left.',
      path: '/admin/jobs',
    },
    check: {
      subject: 'The books disagree',
      text: (n) =>
        `The nightly check found ${n} contradictions in stock, orders, payments or the audit log. The command npm run db -- check names each.`,
      over: 'The check finds no contradiction any more.',
      path: null,
    },
    disk: {
      subject: 'The disk is filling up',
      text: (n) =>
        `${n} MB are left for uploads. When the disk is full, no picture can be saved. Please make room.`,
      over: 'There is room again.',
      path: null,
    },
    logins: {
      subject: 'Many log-ins are refused',
      text: (n) =>
        `${n} log-ins were refused in a quarter of an hour. Somebody may be trying passwords. Accounts with a second factor stay closed to them.`,
      over: 'Log-ins are as usual again.',
      path: '/admin/audit',
    },
  },
  hi: {
    greeting: (name) => `नमस्ते ${name},`,
    since: (when) => `यह ${when} को शुरू हुआ।`,
    overSubject: (subject) => `ठीक हुआ: ${subject}`,
    once: 'ठीक होने पर आपको एक और मेल मिलेगी।',
    button: 'देखें',
    backup: {
      subject: 'कोई ठीक बैकअप नहीं है',
      text: () =>
        'पिछला बैकअप नहीं बन सका, या डेढ़ दिन से कोई नहीं बना। अगर अभी मशीन ख़राब हुई, तो पिछले ठीक बैकअप के बाद के ऑर्डर खो जाएँगे। कृपया बैकअप बनाने वाला काम देखें।',
      over: 'ठीक बैकअप बन गया।',
      path: null,
    },
    jobs: {
      subject: 'दुकान के कुछ काम पूरे नहीं हुए',
      text: (n) => `${n} काम पूरे नहीं हो सके: मेल, दस्तावेज़ या पैसे की वापसी। हर एक को देखें और फिर से चलाएँ।`,
      over: 'अब कोई अधूरा काम नहीं बचा।',
      path: '/admin/jobs',
    },
    check: {
      subject: 'हिसाब मेल नहीं खाता',
      text: (n) =>
        `रात की जाँच में स्टॉक, ऑर्डर, भुगतान या लॉग में ${n} गड़बड़ियाँ मिलीं। npm run db -- check हर एक का नाम बताता है।`,
      over: 'जाँच में अब कोई गड़बड़ी नहीं है।',
      path: null,
    },
    disk: {
      subject: 'डिस्क भर रही है',
      text: (n) => `अपलोड के लिए ${n} MB बचे हैं। डिस्क भरने पर कोई तस्वीर नहीं रखी जा सकेगी। कृपया जगह बनाएँ।`,
      over: 'अब जगह है।',
      path: null,
    },
    logins: {
      subject: 'बहुत से लॉग इन रोके गए',
      text: (n) =>
        `पंद्रह मिनट में ${n} लॉग इन रोके गए। शायद कोई पासवर्ड आज़मा रहा है। जिन खातों में दूसरा कदम चालू है, वे उसके लिए बंद रहते हैं।`,
      over: 'लॉग इन अब पहले जैसे हैं।',
      path: '/admin/audit',
    },
  },
};

/** Tells an owner of a trouble of the shop, or that it is over. */
export const shopAlert: Template<'shop-alert'> = ({ name, alert, over, n, since }, { language, site }) => {
  const say = texts[language];
  const { subject, text, over: overText, path } = say[alert];
  const when = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(since));
  return {
    subject: over ? say.overSubject(subject) : subject,
    parts: [
      { kind: 'text', text: say.greeting(name) },
      { kind: 'text', text: over ? overText : text(n) },
      { kind: 'text', text: over ? say.since(when) : say.once },
      ...(path && !over ? [{ kind: 'button' as const, label: say.button, url: site.publicUrl + path }] : []),
    ],
  };
};
