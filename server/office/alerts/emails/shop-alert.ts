import type { Lang } from '#languages/list.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';
import type { AlertKind } from '../../../schema/column-types.ts';

type Words = { subject: string; text: (n: number) => string; over: string; path: string | null };

const texts: Record<
  Lang,
  {
    since: (when: string) => string;
    overSubject: (subject: string) => string;
    once: string;
    button: string;
  } & Record<AlertKind, Words>
> = {
  en: {
    since: (when) => `It began on ${when}.`,
    overSubject: (subject) => `Over: ${subject}`,
    once: 'You get one more e-mail, when it is over.',
    button: 'Take a look',
    backup: {
      subject: 'There is no good back-up',
      text: () =>
        'The last back-up failed, or none was made for a day and a half. If the server broke now, every order since the last good one would be lost. Please check the job that makes back-ups.',
      over: 'A good back-up was made.',
      path: null,
    },
    trial: {
      subject: 'The last copy could not be restored',
      text: () =>
        'The monthly restore of the newest copy failed, or was not tried for forty days. If the server broke now, the shop might not come back. The log of npm run db -- try-restore says why.',
      over: 'A copy was restored on trial, and its books agree.',
      path: null,
    },
    jobs: {
      subject: 'Background jobs have failed',
      text: (n) =>
        `${n} jobs failed for good: e-mails, documents or refunds that were not done. Please look at each one and run it again.`,
      over: 'No failed job is left.',
      path: '/admin/jobs',
    },
    mails: {
      subject: 'E-mails are delayed',
      text: (n) =>
        `${n} e-mails have waited for more than ten minutes, because the mail server is slow or takes none. Nothing is lost: each is sent once the server takes it. Please check the mail server and SMTP_URL.`,
      over: 'E-mails go out again.',
      path: '/admin/jobs',
    },
    check: {
      subject: 'The books do not agree',
      text: (n) =>
        `The nightly check found ${n} contradictions in stock, orders, payments or the activity log. The command npm run db -- check names each of them.`,
      over: 'The check finds no contradictions any more.',
      path: null,
    },
    disk: {
      subject: 'The disk is almost full',
      text: (n) =>
        `${n} MB are left for uploads. Once the disk is full, no picture can be saved. Please make room.`,
      over: 'There is room again.',
      path: null,
    },
    files: {
      subject: 'Pictures and documents are away',
      text: () =>
        'The shop cannot use the place of its files: the volume of STORAGE_DIR is not mounted, is read-only or fails, or the bucket refuses. Orders and payments go on. Pictures, uploads and documents wait, and nothing is written elsewhere. The log names the place and the reason.',
      over: 'Pictures and documents are back.',
      path: null,
    },
    logins: {
      subject: 'Many log-ins are refused',
      text: (n) =>
        `${n} log-ins were refused in a quarter of an hour. Somebody may be trying passwords. Accounts with a second factor stay closed to them.`,
      over: 'Log-ins are back to normal.',
      path: '/admin/audit',
    },
  },
  hi: {
    since: (when) => `यह ${when} को शुरू हुआ था।`,
    overSubject: (subject) => `ठीक हुआ: ${subject}`,
    once: 'ठीक होने पर आपको एक और ई-मेल मिलेगा।',
    button: 'देखें',
    backup: {
      subject: 'कोई सही बैक-अप नहीं है',
      text: () =>
        'पिछला बैक-अप नहीं बन सका, या डेढ़ दिन से कोई नहीं बना। अगर अभी सर्वर खराब हुआ, तो पिछले सही बैक-अप के बाद के सभी ऑर्डर खो जाएँगे। कृपया बैक-अप बनाने वाला काम जाँचें।',
      over: 'सही बैक-अप बन गया है।',
      path: null,
    },
    trial: {
      subject: 'पिछली कॉपी से दुकान वापस नहीं लाई जा सकी',
      text: () =>
        'महीने की जाँच में सबसे नई कॉपी से दुकान वापस नहीं आ सकी, या चालीस दिन से यह जाँच नहीं हुई। अगर अभी सर्वर खराब हुआ, तो शायद दुकान वापस न आ सके। कारण npm run db -- try-restore के लॉग में है।',
      over: 'जाँच में कॉपी से दुकान वापस आ गई, और हिसाब सही है।',
      path: null,
    },
    jobs: {
      subject: 'कुछ काम पूरे नहीं हुए',
      text: (n) => `${n} काम पूरे नहीं हो सके: ई-मेल, दस्तावेज़ या रिफ़ंड। कृपया हर एक को देखें और फिर से चलाएँ।`,
      over: 'अब कोई काम अधूरा नहीं है।',
      path: '/admin/jobs',
    },
    mails: {
      subject: 'ई-मेल देर से जा रहे हैं',
      text: (n) =>
        `${n} ई-मेल दस मिनट से ज़्यादा समय से रुके हैं, क्योंकि मेल सर्वर धीमा है या उन्हें नहीं ले रहा। कुछ खोया नहीं है: सर्वर के लेते ही हर ई-मेल चला जाएगा। कृपया मेल सर्वर और SMTP_URL जाँचें।`,
      over: 'ई-मेल फिर से जा रहे हैं।',
      path: '/admin/jobs',
    },
    check: {
      subject: 'हिसाब में गड़बड़ी है',
      text: (n) =>
        `रात की जाँच में स्टॉक, ऑर्डर, भुगतान या गतिविधि लॉग में ${n} गड़बड़ियाँ मिलीं। हर एक का ब्योरा npm run db -- check से मिलेगा।`,
      over: 'जाँच में अब कोई गड़बड़ी नहीं है।',
      path: null,
    },
    disk: {
      subject: 'डिस्क लगभग भर गई है',
      text: (n) => `अपलोड के लिए ${n} MB बचे हैं। डिस्क भरने पर कोई तस्वीर सहेजी नहीं जा सकेगी। कृपया जगह बनाएँ।`,
      over: 'अब जगह है।',
      path: null,
    },
    files: {
      subject: 'तस्वीरें और दस्तावेज़ नहीं मिल रहे',
      text: () =>
        'दुकान अपनी फ़ाइलें रखने की जगह इस्तेमाल नहीं कर पा रही: STORAGE_DIR का वॉल्यूम जुड़ा नहीं है, केवल पढ़ा जा सकता है या खराब है, या बकेट मना कर रहा है। ऑर्डर और भुगतान चल रहे हैं। तस्वीरें, अपलोड और दस्तावेज़ रुके हैं, और कुछ भी कहीं और नहीं लिखा जा रहा। जगह का नाम और कारण लॉग में है।',
      over: 'तस्वीरें और दस्तावेज़ फिर मिल रहे हैं।',
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

/** A trouble of the shop that began, or is `over`. `n`: how many, or the free megabytes. */
type Facts = {
  name: string;
  alert: AlertKind;
  over: boolean;
  n: number;
  since: string;
};

/** Tells an owner of a trouble of the shop, or that it is over. */
export const shopAlert = defineEmail<Facts>({
  kind: 'shop-alert',
  write: ({ name, alert, over, n, since }, { language, site }) => {
    const say = texts[language];
    const { subject, text, over: overText, path } = say[alert];
    return {
      subject: over ? say.overSubject(subject) : subject,
      toStaff: true,
      parts: [
        ...letter(name, language, [
          over ? overText : text(n),
          over ? say.since(moment(since, language)) : say.once,
        ]),
        ...(path && !over
          ? [{ kind: 'button' as const, label: say.button, url: site.publicUrl + path }]
          : []),
      ],
    };
  },
  samples: () =>
    (['backup', 'jobs', 'mails', 'check', 'disk', 'files', 'logins', 'trial'] as const).flatMap((alert) =>
      [false, true].map((over) => ({
        name: 'Gayatri Bhat',
        alert,
        over,
        n: 12,
        since: '2026-11-21T04:15:00.000Z',
      })),
    ),
});
