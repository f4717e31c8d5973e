import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: 'Your account is deleted',
    done: 'As you asked, we have deleted your account. You are logged out everywhere, and this is our last e-mail to you.',
    nominee:
      'As the person you named asked us, we have deleted your account. It is logged out everywhere, and this is our last e-mail to it.',
    kept: 'We keep orders, invoices and payments for as long as tax law requires, and use them for nothing else.',
    thanks: 'Thank you for the time you spent with us. You are always welcome back.',
  },
  hi: {
    subject: 'आपका खाता हटा दिया गया',
    done: 'आपके कहने पर हमने आपका खाता हटा दिया है। आप हर जगह से लॉग आउट हैं, और यह आपको हमारा आखिरी ई-मेल है।',
    nominee:
      'आपके नामित व्यक्ति के कहने पर हमने आपका खाता हटा दिया है। यह हर जगह से लॉग आउट है, और इस पते पर यह हमारा आखिरी ई-मेल है।',
    kept: 'ऑर्डर, इनवॉइस और भुगतान हम केवल उतने समय तक रखते हैं जितना कर कानून कहता है, और किसी काम में नहीं लेते।',
    thanks: 'हमारे साथ बिताए समय के लिए धन्यवाद। आपका हमेशा स्वागत है।',
  },
};

/** Writes the last e-mail to a person whose account is erased. */
export const accountErased = defineEmail<{ name: string; forNominee?: true }>({
  kind: 'account-erased',
  write: (mail, { language }) => {
    const say = texts[language];
    return {
      subject: say.subject,
      drawing: 'smoke',
      parts: [
        ...letter(mail.name, language, [mail.forNominee ? say.nominee : say.done, say.kept, say.thanks]),
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma' }, { name: 'Savitri Sharma', forNominee: true }],
});
