import type { Passage } from './library.ts';

/** One sentence for each tithi at sunrise, 1 to 30: the bright half from Pratipada to Purnima, then the dark half to Amavasya. */
export const tithiTexts: readonly Passage[] = [
  [
    'At sunrise it is Shukla Pratipada: a small beginning is enough.',
    'सूर्योदय के समय शुक्ल प्रतिपदा है: एक छोटी शुरुआत काफ़ी है।',
  ],
  [
    'At sunrise it is Shukla Dwitiya: a good day for foundations and friendly words.',
    'सूर्योदय के समय शुक्ल द्वितीया है: नींव रखने और मीठे बोल के लिए अच्छा दिन है।',
  ],
  [
    'At sunrise it is Shukla Tritiya: work already under way gains strength.',
    'सूर्योदय के समय शुक्ल तृतीया है: चल रहे काम को बल मिलता है।',
  ],
  [
    'At sunrise it is Shukla Chaturthi: remove one obstacle before adding a plan.',
    'सूर्योदय के समय शुक्ल चतुर्थी है: नई योजना से पहले एक अड़चन हटाएँ।',
  ],
  [
    'At sunrise it is Shukla Panchami: a good day for study and for caring for others.',
    'सूर्योदय के समय शुक्ल पंचमी है: पढ़ाई और सेवा के लिए अच्छा दिन है।',
  ],
  [
    'At sunrise it is Shukla Shashthi: care for those who depend on you.',
    'सूर्योदय के समय शुक्ल षष्ठी है: जो आप पर निर्भर हैं, उनका ध्यान रखें।',
  ],
  [
    'At sunrise it is Shukla Saptami: set out early and travel light.',
    'सूर्योदय के समय शुक्ल सप्तमी है: जल्दी निकलें और हल्के चलें।',
  ],
  [
    'At sunrise it is Shukla Ashtami: make one brave decision.',
    'सूर्योदय के समय शुक्ल अष्टमी है: साहस भरा कोई एक निर्णय लें।',
  ],
  [
    'At sunrise it is Shukla Navami: effort counts for more than talk.',
    'सूर्योदय के समय शुक्ल नवमी है: बातों से ज़्यादा मेहनत काम आएगी।',
  ],
  [
    'At sunrise it is Shukla Dashami: duty and pleasure go together.',
    'सूर्योदय के समय शुक्ल दशमी है: कर्तव्य और आनंद साथ चलते हैं।',
  ],
  [
    'At sunrise it is Shukla Ekadashi: a simple meal and a quiet mind make the day lighter.',
    'सूर्योदय के समय शुक्ल एकादशी है: भोजन सादा और मन शांत रखें, दिन हल्का बीतेगा।',
  ],
  [
    'At sunrise it is Shukla Dwadashi: a day for thanking and sharing.',
    'सूर्योदय के समय शुक्ल द्वादशी है: धन्यवाद देने और बाँटने का दिन है।',
  ],
  [
    'At sunrise it is Shukla Trayodashi: keep the evening for friends.',
    'सूर्योदय के समय शुक्ल त्रयोदशी है: शाम मित्रों के साथ बिताएँ।',
  ],
  [
    'At sunrise it is Shukla Chaturdashi: finish what you began before the Moon is full.',
    'सूर्योदय के समय शुक्ल चतुर्दशी है: पूर्णिमा से पहले काम समेट लें।',
  ],
  [
    'At sunrise it is Purnima: feelings are large today and will look smaller in a few days.',
    'सूर्योदय के समय पूर्णिमा है: आज हर भाव बड़ा लगता है, कुछ दिनों में छोटा लगने लगेगा।',
  ],
  [
    'At sunrise it is Krishna Pratipada: enjoy what is complete.',
    'सूर्योदय के समय कृष्ण प्रतिपदा है: जो काम पूरा हुआ, उसका आनंद लें।',
  ],
  [
    'At sunrise it is Krishna Dwitiya: a good day for repairs and kind replies.',
    'सूर्योदय के समय कृष्ण द्वितीया है: मरम्मत और स्नेह भरे जवाबों के लिए अच्छा दिन है।',
  ],
  [
    'At sunrise it is Krishna Tritiya: those who keep going are rewarded.',
    'सूर्योदय के समय कृष्ण तृतीया है: जो लगा रहता है, दिन उसी का साथ देता है।',
  ],
  [
    'At sunrise it is Krishna Chaturthi: leave the last word until moonrise.',
    'सूर्योदय के समय कृष्ण चतुर्थी है: आखिरी बात चंद्रोदय के बाद कहें।',
  ],
  [
    'At sunrise it is Krishna Panchami: a good day for sorting papers and thoughts.',
    'सूर्योदय के समय कृष्ण पंचमी है: कागज़ और विचार छाँटने के लिए अच्छा दिन है।',
  ],
  ['At sunrise it is Krishna Shashthi: spare your strength.', 'सूर्योदय के समय कृष्ण षष्ठी है: अपनी शक्ति बचाकर रखें।'],
  [
    'At sunrise it is Krishna Saptami: take the road you know.',
    'सूर्योदय के समय कृष्ण सप्तमी है: जानी-पहचानी राह पर चलें।',
  ],
  [
    'At sunrise it is Krishna Ashtami: give one habit a rest.',
    'सूर्योदय के समय कृष्ण अष्टमी है: अपनी किसी एक आदत को आराम दें।',
  ],
  [
    'At sunrise it is Krishna Navami: plain work and plain speech do well.',
    'सूर्योदय के समय कृष्ण नवमी है: सीधा काम और सीधी बात अच्छी रहेगी।',
  ],
  [
    'At sunrise it is Krishna Dashami: settle an account with goodwill.',
    'सूर्योदय के समय कृष्ण दशमी है: कोई एक हिसाब प्रेम से चुका दें।',
  ],
  [
    'At sunrise it is Krishna Ekadashi: do with less and be content.',
    'सूर्योदय के समय कृष्ण एकादशी है: थोड़े में संतोष करें।',
  ],
  [
    'At sunrise it is Krishna Dwadashi: give without being asked.',
    'सूर्योदय के समय कृष्ण द्वादशी है: बिना माँगे कुछ दें।',
  ],
  [
    'At sunrise it is Krishna Trayodashi: the mind turns gently inward.',
    'सूर्योदय के समय कृष्ण त्रयोदशी है: मन धीरे-धीरे भीतर की ओर मुड़ता है।',
  ],
  [
    'At sunrise it is Krishna Chaturdashi: an early night is wise.',
    'सूर्योदय के समय कृष्ण चतुर्दशी है: आज जल्दी सो जाना अच्छा है।',
  ],
  [
    'At sunrise it is Amavasya: remember your elders, and keep your plans small.',
    'सूर्योदय के समय अमावस्या है: बड़ों को याद करें और योजनाएँ छोटी रखें।',
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
