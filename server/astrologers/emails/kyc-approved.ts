import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: 'You are approved as an astrologer',
    greeting: (name: string) => `Namaste ${name},`,
    text: 'Your documents are checked and in order. From now on customers find you in the list whenever you are online.',
    next: 'Open your dashboard, check your price per minute, and leave the switch on while you have time to talk.',
    button: 'Open my dashboard',
  },
  hi: {
    subject: 'ज्योतिषी के रूप में आपको स्वीकृति मिल गई है',
    greeting: (name: string) => `नमस्ते ${name},`,
    text: 'आपके दस्तावेज़ जाँच लिए गए हैं और सही हैं। अब आप जब भी ऑनलाइन होंगे, ग्राहक आपको सूची में देखेंगे।',
    next: 'अपना डैशबोर्ड खोलें, प्रति मिनट दर देख लें, और जब तक बात करने का समय हो, स्विच चालू रखें।',
    button: 'मेरा डैशबोर्ड खोलें',
  },
};

/** Writes the e-mail to an astrologer whose documents were approved. */
export const kycApproved: Template<'kyc-approved'> = ({ name }, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.greeting(name) },
      { kind: 'text', text: say.text },
      { kind: 'text', text: say.next },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/astrologer-dashboard` },
    ],
  };
};
