import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    greeting: (name: string) => `Namaste ${name},`,
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
        'From now on your account asks for your password and the code of your app. Every other device was logged out.',
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
        'A recovery code of yours was used',
        'A recovery code was used to confirm your account. It does not work a second time.',
      ],
      'codes-tried': [
        'Somebody tried to open your account',
        'Somebody gave your right password, and then several wrong codes. Your account stayed closed. If it was not you, somebody knows your password: please set a new one now.',
      ],
      reset: [
        'The second step of your log-in was reset',
        'The shop removed your passkeys, your authenticator app and your recovery codes, so that you can log in again. You are logged out everywhere. Please log in with your password and set up a new second step.',
      ],
    },
    other: 'If it was not you, please set a new password and write or call us at once:',
  },
  hi: {
    greeting: (name: string) => `नमस्ते ${name},`,
    changes: {
      'passkey-added': [
        'आपके खाते में एक पासकी जुड़ी',
        'अब आपका खाता पासवर्ड के साथ आपकी पासकी भी माँगेगा। बाकी सब डिवाइस लॉग आउट हो गए हैं।',
      ],
      'passkey-removed': [
        'आपके खाते से एक पासकी हटाई गई',
        'अब उससे आपका खाता नहीं खुलेगा। बाकी सब डिवाइस लॉग आउट हो गए हैं।',
      ],
      'totp-added': [
        'आपके खाते में प्रमाणक ऐप जुड़ा',
        'अब आपका खाता पासवर्ड के साथ आपके ऐप का कोड भी माँगेगा। बाकी सब डिवाइस लॉग आउट हो गए हैं।',
      ],
      'totp-removed': [
        'आपके खाते से प्रमाणक ऐप हटाया गया',
        'अब उसके कोड से आपका खाता नहीं खुलेगा। बाकी सब डिवाइस लॉग आउट हो गए हैं।',
      ],
      'codes-made': ['आपके नए रिकवरी कोड बन गए', 'आपके खाते के लिए दस नए रिकवरी कोड बने हैं। पुराने अब नहीं चलेंगे।'],
      'code-used': [
        'आपका एक रिकवरी कोड लगा',
        'आपके खाते की पुष्टि के लिए एक रिकवरी कोड लगाया गया। वह दोबारा नहीं चलेगा।',
      ],
      'codes-tried': [
        'किसी ने आपका खाता खोलने की कोशिश की',
        'किसी ने आपका सही पासवर्ड दिया, और फिर कई गलत कोड। आपका खाता नहीं खुला। अगर वह आप नहीं थे, तो किसी को आपका पासवर्ड पता है: कृपया अभी नया पासवर्ड बनाएँ।',
      ],
      reset: [
        'आपके लॉग इन का दूसरा कदम हटाया गया',
        'दुकान ने आपकी पासकी, प्रमाणक ऐप और रिकवरी कोड हटा दिए हैं, ताकि आप फिर लॉग इन कर सकें। आप हर जगह से लॉग आउट हैं। कृपया पासवर्ड से लॉग इन करें और दूसरा कदम फिर बनाएँ।',
      ],
    },
    other: 'अगर यह आपने नहीं किया, तो नया पासवर्ड बनाएँ और हमें तुरंत लिखें या फ़ोन करें:',
  },
} as const;

/** Writes the notice of a change or a use of an account's second factors. */
export const secondFactor: Template<'second-factor'> = (mail, { language, site }) => {
  const say = texts[language];
  const [what, effect] = say.changes[mail.change];
  return {
    subject: `${what} · ${site.shopName}`,
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: `${what}${language === 'hi' ? '।' : '.'} ${effect}` },
      { kind: 'text', text: say.other },
      { kind: 'block', lines: [site.email, site.phone] },
    ],
  };
};
