import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: 'You are approved as an astrologer',
    heading: 'Welcome, you are approved',
    text: 'We have checked your documents and all is in order. From now on customers see you in the list whenever you are online.',
    next: 'Open your dashboard, check your price per minute, and keep the switch on for as long as you have time to talk.',
    button: 'Open my dashboard',
  },
  hi: {
    subject: 'ज्योतिषी के रूप में आपको स्वीकृति मिल गई है',
    heading: 'स्वागत है, आपको स्वीकृति मिल गई है',
    text: 'हमने आपके दस्तावेज़ जाँच लिए हैं और सब ठीक है। अब जब भी आप ऑनलाइन रहें, ग्राहकों को सूची में दिखेंगे।',
    next: 'अपना डैशबोर्ड खोलें, प्रति मिनट दर जाँच लें, और जब तक बात करने का समय हो, स्विच चालू रखें।',
    button: 'मेरा डैशबोर्ड खोलें',
  },
};

/** Writes the e-mail to an astrologer whose documents were approved. */
export const kycApproved = defineEmail<{ name: string }>({
  kind: 'kyc-approved',
  write: ({ name }, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject,
      heading: say.heading,
      drawing: 'mala',
      parts: [
        ...letter(name, language, [say.text, say.next]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/astrologer-dashboard` },
      ],
    };
  },
  samples: () => [{ name: 'Raghunath Shastri' }],
});
