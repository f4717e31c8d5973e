import type { GrahaTexts } from './library.ts';

/** The grahas that stay in a house for a year and more. */
export const slowGrahas = {
  Jupiter: {
    easy: [
      [
        'Jupiter in the {nth} house from your sign is generous to {area}.',
        'गुरु आपकी राशि से {nth} भाव में हैं: {area} में उनकी कृपा बनी हुई है।',
      ],
      [
        'With Jupiter in your {nth} house, good counsel is easy to find in {area}.',
        '{nth} भाव में गुरु: {area} में अच्छी सलाह आसानी से मिल सकती है।',
      ],
      [
        'Jupiter has settled in your {nth} house and widens the view in {area}.',
        'गुरु इन दिनों {nth} भाव में हैं: {area} में सोच का दायरा बढ़ाएँ।',
      ],
      [
        'Jupiter rewards patience in your {nth} house; think years ahead in {area}.',
        '{nth} भाव के गुरु धीरज का फल देते हैं: {area} में आने वाले बरसों की सोचें।',
      ],
    ],
    steady: [
      [
        'Jupiter in the {nth} house from your sign teaches moderation in {area}.',
        'गुरु आपकी राशि से {nth} भाव में हैं: {area} में अति से बचें, बीच का रास्ता अच्छा है।',
      ],
      [
        'With Jupiter in your {nth} house, promise a little less than you can do in {area}.',
        '{nth} भाव में गुरु: {area} में जितना कर सकें, उससे थोड़ा कम का ही वादा करें।',
      ],
      [
        'Jupiter moves slowly through your {nth} house, and study comes before growth in {area}.',
        'गुरु {nth} भाव में धीरे-धीरे चल रहे हैं: {area} में पहले समझ लें, फिर आगे बढ़ें।',
      ],
      [
        'Jupiter sits quietly in your {nth} house; ask somebody experienced before you expand in {area}.',
        'गुरु {nth} भाव में शांत बैठे हैं: {area} में कदम बढ़ाने से पहले किसी अनुभवी से पूछ लें।',
      ],
    ],
    backwards: [
      [
        'Jupiter goes backwards through your {nth} house, and old advice makes new sense in {area}.',
        'गुरु {nth} भाव में वक्री हैं: {area} में किसी पुरानी सलाह का मतलब अब समझ आ सकता है।',
      ],
      [
        'While Jupiter is retrograde in your {nth} house, return to a book or a teacher you trust in {area}.',
        'वक्री गुरु {nth} भाव में हैं: {area} में उसी किताब या शिक्षक के पास लौटें जिस पर भरोसा है।',
      ],
      [
        'Retrograde Jupiter in the {nth} house asks what you truly believe in {area}.',
        '{nth} भाव में वक्री गुरु: मन से पूछें कि {area} में आप सचमुच क्या मानते हैं।',
      ],
      [
        'Jupiter reflects in your {nth} house; gratitude does more than ambition in {area}.',
        'गुरु {nth} भाव में मनन कर रहे हैं: {area} में जो मिला है, पहले उसके लिए आभार मानें।',
      ],
    ],
  },
  Saturn: {
    easy: [
      [
        'Saturn in the {nth} house from your sign rewards regular work in {area}.',
        'शनि आपकी राशि से {nth} भाव में हैं: {area} में नियम से की गई मेहनत फल देती है।',
      ],
      [
        'With Saturn in your {nth} house, what you build holds well in {area}.',
        '{nth} भाव में शनि: {area} में आज जो नींव रखेंगे, वह मज़बूत रहेगी।',
      ],
      [
        'Saturn is a patient ally in your {nth} house: small steps suffice in {area}.',
        '{nth} भाव के शनि धीरज वाले साथी हैं: {area} में छोटे-छोटे कदम काफ़ी हैं।',
      ],
      [
        'Saturn gives your {nth} house firm ground; plan for the long term in {area}.',
        'शनि {nth} भाव को मज़बूती दे रहे हैं: {area} में दूर की सोचकर योजना बनाएँ।',
      ],
    ],
    steady: [
      [
        'Saturn in the {nth} house from your sign asks for patience and order in {area}.',
        'शनि आपकी राशि से {nth} भाव में हैं: {area} में धीरज रखें और सब कुछ सलीके से करें।',
      ],
      [
        'With Saturn in your {nth} house, slow progress is still progress in {area}.',
        '{nth} भाव में शनि: चाल धीमी सही, पर {area} में आप आगे बढ़ रहे हैं।',
      ],
      [
        'Saturn keeps watch over your {nth} house, so do the plain duty first in {area}.',
        'शनि {nth} भाव में पहरा दे रहे हैं: {area} में पहले रोज़ के कर्तव्य निभाएँ।',
      ],
      [
        'Saturn teaches in your {nth} house; keep it simple and keep at it in {area}.',
        'शनि {nth} भाव में सिखा रहे हैं: {area} में तरीका सीधा रखें और लगे रहें।',
      ],
    ],
    backwards: [
      [
        'Saturn goes backwards through your {nth} house, a time to put old duties in order in {area}.',
        'शनि {nth} भाव में वक्री हैं: {area} में पुरानी ज़िम्मेदारियाँ निपटाने का अच्छा समय है।',
      ],
      [
        'While Saturn is retrograde in your {nth} house, examine the foundation in {area}.',
        'वक्री शनि {nth} भाव में हैं: {area} में नींव कितनी पक्की है, एक बार परख लें।',
      ],
      [
        'Retrograde Saturn in the {nth} house makes it easier to admit a mistake in {area}.',
        '{nth} भाव में वक्री शनि: {area} में हुई भूल आज आसानी से मानी जा सकती है।',
      ],
      [
        'Saturn reviews your {nth} house; correct one old mistake quietly in {area}.',
        'शनि {nth} भाव में पिछला हिसाब देख रहे हैं: {area} में कोई एक पुरानी भूल चुपचाप सुधार लें।',
      ],
    ],
  },
  Rahu: {
    easy: [
      [
        'Rahu in the {nth} house from your sign makes unusual ideas useful in {area}.',
        'राहु आपकी राशि से {nth} भाव में हैं: {area} में लीक से हटकर सोचना काम आ सकता है।',
      ],
      [
        'With Rahu in your {nth} house, curiosity leads somewhere good in {area}.',
        '{nth} भाव में राहु: {area} में कुछ नया जानने की चाह अच्छी राह दिखा सकती है।',
      ],
      [
        'Rahu opens a new way in your {nth} house; try the new method in {area}.',
        '{nth} भाव के राहु नई राह खोलते हैं: {area} में कोई नया तरीका आज़माएँ।',
      ],
      [
        'Rahu brings distant contacts to your {nth} house, and they help in {area}.',
        'राहु {nth} भाव में हैं: {area} में दूर के किसी परिचित से मदद मिल सकती है।',
      ],
    ],
    steady: [
      [
        'Rahu in the {nth} house from your sign asks you to check the facts in {area}.',
        'राहु आपकी राशि से {nth} भाव में हैं: {area} में सुनी-सुनाई पर न जाएँ, तथ्य जाँच लें।',
      ],
      [
        'With Rahu in your {nth} house, want a little less and look more closely in {area}.',
        '{nth} भाव में राहु: {area} में चाहत थोड़ी कम रखें और ध्यान ज़्यादा।',
      ],
      [
        'Rahu makes your {nth} house restless, and a fixed time helps in {area}.',
        'राहु {nth} भाव में बेचैनी लाते हैं: {area} में हर चीज़ का समय तय कर लें।',
      ],
      [
        'Rahu makes everything glitter in your {nth} house; sleep on it before you choose in {area}.',
        '{nth} भाव के राहु हर चीज़ चमकाकर दिखाते हैं: {area} में कुछ चुनने से पहले एक रात ठहर जाएँ।',
      ],
    ],
    backwards: [],
  },
  Ketu: {
    easy: [
      [
        'Ketu in the {nth} house from your sign helps you keep only what matters in {area}.',
        'केतु आपकी राशि से {nth} भाव में हैं: {area} में जो ज़रूरी है, वही रखें।',
      ],
      [
        'With Ketu in your {nth} house, an old skill serves you quietly in {area}.',
        '{nth} भाव में केतु: {area} में कोई पुराना हुनर चुपचाप काम आ सकता है।',
      ],
      [
        'Ketu clears space in your {nth} house; travel light in {area}.',
        'केतु {nth} भाव का बोझ हल्का करते हैं: {area} में बेफ़िक्र होकर चलें।',
      ],
      [
        'Ketu in your {nth} house helps you decide with a calm mind in {area}.',
        'केतु आपके {nth} भाव में हैं: {area} में शांत मन से फ़ैसला लेना आसान रहेगा।',
      ],
    ],
    steady: [
      [
        'Ketu in the {nth} house from your sign asks for gentle attention in {area}.',
        'केतु आपकी राशि से {nth} भाव में हैं: {area} पर प्यार से ध्यान दें।',
      ],
      [
        'With Ketu in your {nth} house, stay present even when you feel detached in {area}.',
        '{nth} भाव में केतु: मन न लगे, तब भी {area} से मुँह न मोड़ें।',
      ],
      [
        'Ketu draws attention away from your {nth} house, so be careful with small things in {area}.',
        'केतु {nth} भाव से ध्यान हटाते हैं: {area} में छोटी-छोटी बातें भी न छूटें।',
      ],
      [
        'Ketu in your {nth} house turns you inward; a short silence brings order in {area}.',
        'केतु {nth} भाव में मन को भीतर ले जाते हैं: थोड़ी देर चुप बैठें, {area} में उलझन सुलझने लगेगी।',
      ],
    ],
    backwards: [],
  },
} satisfies Record<string, GrahaTexts>;
