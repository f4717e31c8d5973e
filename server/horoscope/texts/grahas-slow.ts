import type { GrahaTexts } from './library.ts';

/** The grahas that stay in a house for a year and more. */
export const slowGrahas = {
  Jupiter: {
    easy: [
      [
        'Jupiter in the {nth} house from your sign is generous to {area}.',
        'गुरु आपकी राशि से {nth} भाव में हैं और {area} के प्रति उदार हैं।',
      ],
      [
        'With Jupiter in your {nth} house, good counsel is easy to find in {area}.',
        'गुरु के {nth} भाव में रहते {area} में अच्छी सलाह सहज मिलती है।',
      ],
      [
        'Jupiter has settled in your {nth} house and widens the view in {area}.',
        'गुरु आपके {nth} भाव में ठहरे हैं और {area} में नज़र को खुला करते हैं।',
      ],
      [
        'Jupiter rewards patience in your {nth} house; think years ahead in {area}.',
        'गुरु आपके {nth} भाव में धैर्य का फल देते हैं; {area} में आने वाले वर्षों की सोचें।',
      ],
    ],
    steady: [
      [
        'Jupiter in the {nth} house from your sign teaches moderation in {area}.',
        'गुरु आपकी राशि से {nth} भाव में हैं और {area} में मर्यादा सिखाते हैं।',
      ],
      [
        'With Jupiter in your {nth} house, promise a little less than you can do in {area}.',
        'गुरु के {nth} भाव में रहते {area} में सामर्थ्य से थोड़ा कम ही वादा करें।',
      ],
      [
        'Jupiter moves slowly through your {nth} house, and study comes before growth in {area}.',
        'गुरु आपके {nth} भाव में धीरे चल रहे हैं; {area} में आगे बढ़ने से पहले समझ लेना अच्छा है।',
      ],
      [
        'Jupiter sits quietly in your {nth} house; ask somebody experienced before you expand in {area}.',
        'गुरु आपके {nth} भाव में शांत बैठे हैं; {area} में काम बढ़ाने से पहले किसी जानकार से पूछें।',
      ],
    ],
    backwards: [
      [
        'Jupiter goes backwards through your {nth} house, and old advice makes new sense in {area}.',
        'गुरु आपके {nth} भाव में वक्री हैं और {area} में पुरानी सलाह का नया अर्थ खुलता है।',
      ],
      [
        'While Jupiter is retrograde in your {nth} house, return to a book or a teacher you trust in {area}.',
        'गुरु के {nth} भाव में वक्री रहते {area} में उस पुस्तक या गुरु के पास लौटें जिन पर भरोसा है।',
      ],
      [
        'Retrograde Jupiter in the {nth} house asks what you truly believe in {area}.',
        '{nth} भाव के वक्री गुरु पूछते हैं कि {area} में आपका सच्चा विश्वास क्या है।',
      ],
      [
        'Jupiter reflects in your {nth} house; gratitude does more than ambition in {area}.',
        'गुरु आपके {nth} भाव में मनन कर रहे हैं; {area} में महत्त्वाकांक्षा से अधिक कृतज्ञता काम आती है।',
      ],
    ],
  },
  Saturn: {
    easy: [
      [
        'Saturn in the {nth} house from your sign rewards regular work in {area}.',
        'शनि आपकी राशि से {nth} भाव में हैं और {area} में नियमित काम का फल देते हैं।',
      ],
      [
        'With Saturn in your {nth} house, what you build holds well in {area}.',
        'शनि के {nth} भाव में रहते {area} में जो बने, वह टिकता है।',
      ],
      [
        'Saturn is a patient ally in your {nth} house: small steps suffice in {area}.',
        'शनि आपके {nth} भाव में धैर्यवान साथी हैं: {area} में छोटे कदम काफ़ी हैं।',
      ],
      [
        'Saturn gives your {nth} house firm ground; plan for the long term in {area}.',
        'शनि आपके {nth} भाव को पक्का आधार देते हैं; {area} में लंबी योजना बनाएँ।',
      ],
    ],
    steady: [
      [
        'Saturn in the {nth} house from your sign asks for patience and order in {area}.',
        'शनि आपकी राशि से {nth} भाव में हैं और {area} में धैर्य और व्यवस्था चाहते हैं।',
      ],
      [
        'With Saturn in your {nth} house, slow progress is still progress in {area}.',
        'शनि के {nth} भाव में रहते {area} में धीमी प्रगति भी प्रगति ही है।',
      ],
      [
        'Saturn keeps watch over your {nth} house, so do the plain duty first in {area}.',
        'शनि आपके {nth} भाव पर नज़र रखे हैं, इसलिए {area} में पहले रोज़ का कर्तव्य पूरा करें।',
      ],
      [
        'Saturn teaches in your {nth} house; keep it simple and keep at it in {area}.',
        'शनि आपके {nth} भाव में सिखा रहे हैं; {area} में काम सरल रखें और लगन से करें।',
      ],
    ],
    backwards: [
      [
        'Saturn goes backwards through your {nth} house, a time to put old duties in order in {area}.',
        'शनि आपके {nth} भाव में वक्री हैं, {area} में पुराने कर्तव्यों को व्यवस्थित करने का समय है।',
      ],
      [
        'While Saturn is retrograde in your {nth} house, examine the foundation in {area}.',
        'शनि के {nth} भाव में वक्री रहते {area} में नींव को परख लें।',
      ],
      [
        'Retrograde Saturn in the {nth} house makes it easier to admit a mistake in {area}.',
        '{nth} भाव के वक्री शनि {area} में भूल को मान लेना आसान करते हैं।',
      ],
      [
        'Saturn reviews your {nth} house; correct one old mistake quietly in {area}.',
        'शनि आपके {nth} भाव को फिर से जाँच रहे हैं; {area} में एक पुरानी भूल चुपचाप सुधार लें।',
      ],
    ],
  },
  Rahu: {
    easy: [
      [
        'Rahu in the {nth} house from your sign makes unusual ideas useful in {area}.',
        'राहु आपकी राशि से {nth} भाव में हैं और {area} में अनोखे विचार काम आते हैं।',
      ],
      [
        'With Rahu in your {nth} house, curiosity leads somewhere good in {area}.',
        'राहु के {nth} भाव में रहते {area} में जिज्ञासा अच्छी जगह ले जाती है।',
      ],
      [
        'Rahu opens a new way in your {nth} house; try the new method in {area}.',
        'राहु आपके {nth} भाव में एक नया द्वार खोलते हैं; {area} में नया तरीका आज़माएँ।',
      ],
      [
        'Rahu brings distant contacts to your {nth} house, and they help in {area}.',
        'राहु आपके {nth} भाव में दूर के लोगों से परिचय कराते हैं, जो {area} में सहायक होते हैं।',
      ],
    ],
    steady: [
      [
        'Rahu in the {nth} house from your sign asks you to check the facts in {area}.',
        'राहु आपकी राशि से {nth} भाव में हैं और {area} में तथ्य जाँचने को कहते हैं।',
      ],
      [
        'With Rahu in your {nth} house, want a little less and look more closely in {area}.',
        'राहु के {nth} भाव में रहते {area} में चाह थोड़ी कम रखें और ध्यान अधिक।',
      ],
      [
        'Rahu makes your {nth} house restless, and a fixed time helps in {area}.',
        'राहु आपके {nth} भाव को चंचल करते हैं; {area} में तय समय सहायक है।',
      ],
      [
        'Rahu makes everything glitter in your {nth} house; sleep on it before you choose in {area}.',
        'राहु आपके {nth} भाव में हर चीज़ को चमकीला बनाते हैं; {area} में चुनने से पहले एक रात ठहरें।',
      ],
    ],
    backwards: [],
  },
  Ketu: {
    easy: [
      [
        'Ketu in the {nth} house from your sign helps you keep only what matters in {area}.',
        'केतु आपकी राशि से {nth} भाव में हैं और {area} में केवल ज़रूरी बात चुनने में सहायक हैं।',
      ],
      [
        'With Ketu in your {nth} house, an old skill serves you quietly in {area}.',
        'केतु के {nth} भाव में रहते {area} में कोई पुराना हुनर चुपचाप काम आता है।',
      ],
      [
        'Ketu clears space in your {nth} house; travel light in {area}.',
        'केतु आपके {nth} भाव में जगह खाली करते हैं; {area} में हल्के होकर चलें।',
      ],
      [
        'Ketu in your {nth} house helps you decide with a calm mind in {area}.',
        'केतु आपके {nth} भाव में हैं और {area} में शांत मन से निर्णय लेने में सहायक हैं।',
      ],
    ],
    steady: [
      [
        'Ketu in the {nth} house from your sign asks for gentle attention in {area}.',
        'केतु आपकी राशि से {nth} भाव में हैं; {area} पर कोमलता से ध्यान दें।',
      ],
      [
        'With Ketu in your {nth} house, stay present even when you feel detached in {area}.',
        'केतु के {nth} भाव में रहते मन न लगे, तब भी {area} में पूरा ध्यान दें।',
      ],
      [
        'Ketu draws attention away from your {nth} house, so be careful with small things in {area}.',
        'केतु आपके {nth} भाव से ध्यान हटाते हैं, इसलिए {area} में छोटी बातों पर भी ध्यान दें।',
      ],
      [
        'Ketu in your {nth} house turns you inward; a short silence brings order in {area}.',
        'केतु मन को आपके {nth} भाव में भीतर की ओर मोड़ते हैं; {area} में थोड़ा मौन सब सुलझा देता है।',
      ],
    ],
    backwards: [],
  },
} satisfies Record<string, GrahaTexts>;
