import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    named: 'You have named a nominee',
    removed: 'Your nominee has been removed',
    who: (nominee: string) => `You have named ${nominee} as your nominee.`,
    what: 'If you die, or are too ill to act, this person may ask us for a copy of your data, and to delete your account. Until then they can do nothing, and see nothing of your account.',
    nobody: 'Nobody is named as your nominee now. You can name somebody at any time.',
    button: 'See or change it',
    other: 'If it was not you, change your password at once, see who is named, and write to us or call:',
  },
  hi: {
    named: 'आपने एक व्यक्ति को नामित किया है',
    removed: 'नामित व्यक्ति हटा दिया गया',
    who: (nominee: string) => `आपने ${nominee} को नामित किया है।`,
    what: 'आपके न रहने पर, या आप स्वयं कुछ करने में असमर्थ हों तो, यह व्यक्ति हमसे आपकी जानकारी की कॉपी माँग सकता है और आपका खाता हटवा सकता है। तब तक यह व्यक्ति न कुछ कर सकता है, न आपके खाते का कुछ देख सकता है।',
    nobody: 'अब कोई व्यक्ति नामित नहीं है। आप कभी भी किसी को नामित कर सकते हैं।',
    button: 'देखें या बदलें',
    other: 'अगर यह आपने नहीं किया, तो तुरंत अपना पासवर्ड बदलें, देखें कि कौन नामित है, और हमें लिखें या फ़ोन करें:',
  },
};

/** To the owner of an account who named a nominee, or removed the one there was (`nominee: null`). */
type Facts = { name: string; nominee: string | null };

/** Writes the e-mail that a nominee was named, replaced or removed. */
export const nomineeChanged = defineEmail<Facts>({
  kind: 'nominee-changed',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: mail.nominee ? say.named : say.removed,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [mail.nominee ? say.who(mail.nominee) : say.nobody]),
        ...(mail.nominee ? [{ kind: 'text' as const, text: say.what }] : []),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', nominee: 'Meera Iyer' },
    { name: 'Savitri Sharma', nominee: null },
  ],
});
