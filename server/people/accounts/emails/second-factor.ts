import type { FactorChange } from '#contract/people/accounts/second-factor.ts';
import type { Lang } from '#languages/list.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

/** What happened, as the heading, and what it means. */
type Words = { other: string; changes: Record<FactorChange, readonly [what: string, effect: string]> };

const texts: Record<Lang, Words> = {
  en: {
    changes: {
      'passkey-added': [
        'A passkey was added to your account',
        'From now on your account asks for your password and your passkey. Every other device was logged out.',
      ],
      'passkey-removed': [
        'A passkey was removed from your account',
        'It no longer opens your account. Every other device was logged out.',
      ],
      'totp-added': [
        'An authenticator app was added to your account',
        'From now on your account asks for your password and a code from your app. Every other device was logged out.',
      ],
      'totp-removed': [
        'The authenticator app was removed from your account',
        'Its codes no longer open your account. Every other device was logged out.',
      ],
      'codes-made': [
        'You have new recovery codes',
        'Ten new recovery codes were made for your account. The old ones no longer work.',
      ],
      'code-used': [
        'One of your recovery codes was used',
        'A recovery code was used to open your account. It cannot be used again.',
      ],
      'codes-tried': [
        'Somebody tried to open your account',
        'Somebody entered your correct password and then several wrong codes. Your account stayed closed. If it was not you, somebody knows your password: please set a new one now.',
      ],
      reset: [
        'The second step of your log-in was reset',
        'We removed your passkeys, your authenticator app and your recovery codes, so that you can log in again. You are logged out everywhere. Please log in with your password and set up a new second step.',
      ],
    },
    other: 'If it was not you, please set a new password and write to us or call right away:',
  },
  hi: {
    changes: {
      'passkey-added': [
        'आपके खाते में एक पासकी जुड़ी',
        'अब आपका खाता पासवर्ड के साथ आपकी पासकी भी माँगेगा। बाकी सभी डिवाइस लॉग आउट हो गए हैं।',
      ],
      'passkey-removed': [
        'आपके खाते से एक पासकी हटाई गई',
        'अब उससे आपका खाता नहीं खुलेगा। बाकी सभी डिवाइस लॉग आउट हो गए हैं।',
      ],
      'totp-added': [
        'आपके खाते में ऑथेंटिकेटर ऐप जुड़ा',
        'अब आपका खाता पासवर्ड के साथ आपके ऐप का कोड भी माँगेगा। बाकी सभी डिवाइस लॉग आउट हो गए हैं।',
      ],
      'totp-removed': [
        'आपके खाते से ऑथेंटिकेटर ऐप हटाया गया',
        'अब उसके कोड से आपका खाता नहीं खुलेगा। बाकी सभी डिवाइस लॉग आउट हो गए हैं।',
      ],
      'codes-made': ['आपके नए रिकवरी कोड बन गए', 'आपके खाते के लिए दस नए रिकवरी कोड बने हैं। पुराने कोड अब नहीं चलेंगे।'],
      'code-used': [
        'आपका एक रिकवरी कोड इस्तेमाल हुआ',
        'आपका खाता खोलने के लिए एक रिकवरी कोड लगाया गया। वह दोबारा नहीं चलेगा।',
      ],
      'codes-tried': [
        'किसी ने आपका खाता खोलने की कोशिश की',
        'किसी ने आपका सही पासवर्ड डाला और फिर कई गलत कोड। आपका खाता नहीं खुला। अगर वह आप नहीं थे, तो किसी को आपका पासवर्ड पता है: कृपया अभी नया पासवर्ड बनाएँ।',
      ],
      reset: [
        'आपके लॉग इन का दूसरा कदम हटाया गया',
        'हमने आपकी पासकी, ऑथेंटिकेटर ऐप और रिकवरी कोड हटा दिए हैं, ताकि आपका लॉग इन फिर हो सके। हर जगह से लॉग आउट कर दिया गया है। कृपया पासवर्ड से लॉग इन करें और दूसरा कदम फिर से बनाएँ।',
      ],
    },
    other: 'अगर यह आपने नहीं किया, तो नया पासवर्ड बनाएँ और हमें तुरंत लिखें या फ़ोन करें:',
  },
};

/** Writes the notice of a change or a use of an account's second factors. */
export const secondFactor = defineEmail<{ name: string; change: FactorChange }>({
  kind: 'second-factor',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const [what, effect] = say.changes[mail.change];
    return {
      subject: `${what} · ${site.shopName}`,
      heading: what,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [effect, say.other]),
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () =>
    (
      [
        'passkey-added',
        'passkey-removed',
        'totp-added',
        'totp-removed',
        'codes-made',
        'code-used',
        'codes-tried',
        'reset',
      ] as const
    ).map((change) => ({ name: 'Savitri Sharma', change })),
});
