import type { Passage } from './library.ts';

/** One sentence for each tithi, 1 to 30: the bright half from Pratipada to Purnima, then the dark half to Amavasya. */
export const tithiTexts: readonly Passage[] = [
  [
    'On the first day of the bright half, a small beginning is enough.',
    'शुक्ल प्रतिपदा को एक छोटी शुरुआत काफ़ी है।',
  ],
  [
    'The second day of the growing Moon suits foundations and friendly words.',
    'शुक्ल द्वितीया नींव रखने और मीठे बोल के लिए अच्छी है।',
  ],
  [
    'The third day of the bright half gives strength to work already under way.',
    'शुक्ल तृतीया चल रहे काम को बल देती है।',
  ],
  [
    'On the fourth day of the bright half, remove one obstacle before adding a plan.',
    'शुक्ल चतुर्थी को नई योजना से पहले एक अड़चन हटाएँ।',
  ],
  [
    'The fifth day of the growing Moon is good for study and for caring for others.',
    'शुक्ल पंचमी पढ़ाई और सेवा के लिए अच्छी है।',
  ],
  [
    'The sixth day of the bright half is for care of those who depend on you.',
    'शुक्ल षष्ठी उनकी देखभाल के लिए है जो आप पर निर्भर हैं।',
  ],
  [
    'On the seventh day of the bright half, set out early and travel light.',
    'शुक्ल सप्तमी को जल्दी निकलें और हल्के चलें।',
  ],
  [
    'The half Moon of the bright fortnight asks for one brave decision.',
    'शुक्ल अष्टमी एक साहस भरे निर्णय का दिन है।',
  ],
  ['The ninth day of the bright half favours effort over talk.', 'शुक्ल नवमी बातों से अधिक प्रयास का साथ देती है।'],
  [
    'On the tenth day of the bright half, duty and pleasure go together.',
    'शुक्ल दशमी को कर्तव्य और आनंद साथ चलते हैं।',
  ],
  [
    'On Ekadashi of the bright half, a simple meal and a quiet mind make the day lighter.',
    'शुक्ल एकादशी को भोजन सादा और मन शांत रखें, दिन हल्का बीतता है।',
  ],
  [
    'The twelfth day of the bright half is for thanking and sharing.',
    'शुक्ल द्वादशी धन्यवाद देने और बाँटने के लिए है।',
  ],
  [
    'The thirteenth day of the bright half is for an evening with friends.',
    'शुक्ल त्रयोदशी की शाम मित्रों के साथ के लिए है।',
  ],
  [
    'On the fourteenth day of the bright half, finish what you began before the Moon is full.',
    'शुक्ल चतुर्दशी को पूर्णिमा से पहले काम समेट लें।',
  ],
  [
    'The Moon of the morning is full: feelings are large today and will look smaller in a few days.',
    'सुबह पूर्णिमा तिथि है: हर भाव बड़ा लगता है, कुछ दिनों में छोटा लगने लगेगा।',
  ],
  [
    'On the first day of the dark half, enjoy what is complete.',
    'कृष्ण प्रतिपदा को, जो काम पूरा हुआ, उसका आनंद लें।',
  ],
  [
    'The second day of the waning Moon suits repairs and kind replies.',
    'कृष्ण द्वितीया मरम्मत और स्नेह भरे उत्तरों के लिए अच्छी है।',
  ],
  ['The third day of the dark half rewards those who keep going.', 'कृष्ण तृतीया लगे रहने वाले का साथ देती है।'],
  [
    'On the fourth day of the dark half, leave the last word until moonrise.',
    'कृष्ण चतुर्थी को अंतिम बात से पहले चंद्रोदय तक ठहरें।',
  ],
  [
    'The fifth day of the waning Moon is good for sorting papers and thoughts.',
    'कृष्ण पंचमी कागज़ और विचार छाँटने के लिए अच्छी है।',
  ],
  ['The sixth day of the dark half asks you to spare your strength.', 'कृष्ण षष्ठी शक्ति बचाकर रखने को कहती है।'],
  ['On the seventh day of the dark half, take the road you know.', 'कृष्ण सप्तमी को जानी-पहचानी राह लें।'],
  [
    'The half Moon of the dark fortnight is for giving one habit a rest.',
    'कृष्ण अष्टमी एक आदत को विश्राम देने के लिए है।',
  ],
  [
    'The ninth day of the dark half likes plain work and plain speech.',
    'कृष्ण नवमी को सीधा काम और सीधी बात भाती है।',
  ],
  [
    'On the tenth day of the dark half, settle an account with goodwill.',
    'कृष्ण दशमी को कोई एक हिसाब प्रेम से चुकता करें।',
  ],
  [
    'Ekadashi of the dark half invites you to do with less and be content.',
    'कृष्ण एकादशी थोड़े में संतोष करना सिखाती है।',
  ],
  ['The twelfth day of the dark half is for giving without being asked.', 'कृष्ण द्वादशी बिना माँगे देने के लिए है।'],
  [
    'The thirteenth day of the dark half turns the mind gently inward.',
    'कृष्ण त्रयोदशी मन को धीरे से भीतर मोड़ती है।',
  ],
  [
    'On the fourteenth day of the dark half, an early night is wise.',
    'कृष्ण चतुर्दशी को जल्दी सो जाना समझदारी है।',
  ],
  [
    'The Moon of the morning is dark: remember your elders, and keep your plans small.',
    'सुबह अमावस्या तिथि है: बड़ों को याद करें और योजनाएँ छोटी रखें।',
  ],
];

/** Two sentences for each weekday, Sunday first, each day being its graha's. */
export const weekdayTexts: readonly (readonly [Passage, Passage])[] = [
  [
    [
      'Sunday belongs to the Sun: rise early and be where you are needed.',
      'रविवार सूर्य का दिन है: जल्दी उठें और जहाँ ज़रूरत हो वहाँ पहुँचें।',
    ],
    [
      'On a Sunday, a little sunlight settles more than a long debate.',
      'रविवार को थोड़ी धूप लंबी बहस से अधिक सुलझा देती है।',
    ],
  ],
  [
    [
      'Monday belongs to the Moon: begin the week with a soft voice.',
      'सोमवार चंद्रमा का दिन है: सप्ताह कोमल स्वर से शुरू करें।',
    ],
    [
      'On a Monday, drink enough water and forgive the first delay.',
      'सोमवार को पर्याप्त पानी पिएँ और पहली देरी क्षमा कर दें।',
    ],
  ],
  [
    [
      'Tuesday belongs to Mars: put your strength where it helps.',
      'मंगलवार मंगल का दिन है: अपनी शक्ति वहाँ लगाएँ जहाँ वह सहायक हो।',
    ],
    [
      'On a Tuesday, a brisk walk is the best answer to a bad mood.',
      'मंगलवार को खीझ का सबसे अच्छा उत्तर तेज़ सैर है।',
    ],
  ],
  [
    [
      'Wednesday belongs to Mercury: write it, count it, say it clearly.',
      'बुधवार बुध का दिन है: लिखें, गिनें और साफ़ कहें।',
    ],
    ['On a Wednesday, learn one thing from someone younger.', 'बुधवार को अपने से किसी छोटे से एक बात सीखें।'],
  ],
  [
    [
      'Thursday belongs to Jupiter: ask for advice and give some thanks.',
      'गुरुवार बृहस्पति का दिन है: सलाह माँगें और धन्यवाद दें।',
    ],
    [
      'On a Thursday, give something useful, and tell nobody.',
      'गुरुवार को ऐसी सहायता करें जो काम आए, और उसकी चर्चा न करें।',
    ],
  ],
  [
    [
      'Friday belongs to Venus: make one thing beautiful before evening.',
      'शुक्रवार शुक्र का दिन है: शाम से पहले एक चीज़ सुंदर बना दें।',
    ],
    ['On a Friday, mend a friendship with something sweet.', 'शुक्रवार को किसी मित्रता में थोड़ी मिठास घोल दें।'],
  ],
  [
    [
      'Saturday belongs to Saturn: keep things in order, be on time, help an elder.',
      'शनिवार शनि का दिन है: काम व्यवस्थित रखें, समय पर रहें, किसी बड़े की सहायता करें।',
    ],
    ['On a Saturday, slow work is good work.', 'शनिवार है, काम धीरे पर पक्का करें।'],
  ],
];
