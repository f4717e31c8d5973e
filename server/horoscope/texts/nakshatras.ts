import type { Passage } from './library.ts';

/**
 * Two sentences for each nakshatra the Moon can be in, Ashwini first. What they allude to is the star's deity or
 * symbol as the Taittiriya Brahmana and Brihat Samhita give it.
 */
export const nakshatraTexts: readonly (readonly [Passage, Passage])[] = [
  [
    [
      'The Moon is in Ashwini, the star of quick healers: small remedies, taken early, go far.',
      'चंद्रमा अश्विनी में है, जो शीघ्र उपचार का नक्षत्र है: समय पर किया छोटा उपाय दूर तक जाता है।',
    ],
    [
      'Under Ashwini a fast start is natural; look once to both sides, then go.',
      'अश्विनी में तेज़ शुरुआत सहज है; एक बार दोनों ओर देखें, फिर चलें।',
    ],
  ],
  [
    [
      'The Moon is in Bharani, which carries its load to the end: finish what you hold.',
      'चंद्रमा भरणी में है, जो भार को अंत तक ले जाती है: जो हाथ में है, उसे पूरा करें।',
    ],
    [
      'Bharani knows when to say no, and today you may as well.',
      'भरणी मना करना जानती है, और आज आप भी कर सकते हैं।',
    ],
  ],
  [
    [
      'The Moon is in Krittika, the star of clear flame: cut away what is not needed.',
      'चंद्रमा कृत्तिका में है, जो निर्मल अग्नि का नक्षत्र है: जो आवश्यक नहीं, उसे हटा दें।',
    ],
    [
      'Krittika likes warm food and honest criticism, both in good measure.',
      'कृत्तिका को गरम भोजन और सच्ची आलोचना प्रिय है, दोनों उचित मात्रा में।',
    ],
  ],
  [
    [
      'The Moon is in Rohini, where things grow: water what you have planted.',
      'चंद्रमा रोहिणी में है, जहाँ सब बढ़ता है: जो बोया है, उसे सींचें।',
    ],
    [
      'Rohini loves beauty; let one corner of the day be lovely.',
      'रोहिणी को सुंदरता प्रिय है; दिन का एक कोना सुंदर रहने दें।',
    ],
  ],
  [
    [
      'The Moon is in Mrigashira, the gentle seeker: follow the question, not the noise.',
      'चंद्रमा मृगशिरा में है, जो कोमल खोजी है: प्रश्न के पीछे चलें, शोर के नहीं।',
    ],
    [
      'Mrigashira wanders with its nose in the wind; leave room for a detour.',
      'मृगशिरा हवा सूँघकर घूमती है; थोड़ी भटकन के लिए जगह रखें।',
    ],
  ],
  [
    [
      'The Moon is in Ardra, the star of rain: after a frank talk the air is clean.',
      'चंद्रमा आर्द्रा में है, जो वर्षा का नक्षत्र है: खुली बात के बाद हवा साफ़ होती है।',
    ],
    [
      'Ardra thinks hard and feels much; a pause serves both.',
      'आर्द्रा बहुत सोचती और बहुत महसूस करती है; ठहराव दोनों के काम आता है।',
    ],
  ],
  [
    [
      'The Moon is in Punarvasu, the return of the light: what was mislaid may be looked for again.',
      'चंद्रमा पुनर्वसु में है, जो प्रकाश की वापसी है: जो इधर-उधर हो गया, उसे फिर खोजें।',
    ],
    [
      'Punarvasu forgives and starts over, with less luggage.',
      'पुनर्वसु क्षमा करता है और कम सामान के साथ फिर चल पड़ता है।',
    ],
  ],
  [
    [
      'The Moon is in Pushya, the star that nourishes: feed people, plans and birds.',
      'चंद्रमा पुष्य में है, जो पोषण का नक्षत्र है: लोगों, योजनाओं और चिड़ियों को खिलाएँ।',
    ],
    [
      'Pushya favours steady, decent work and a word of blessing.',
      'पुष्य स्थिर, सच्चे काम और आशीर्वाद के एक शब्द का साथ देता है।',
    ],
  ],
  [
    [
      'The Moon is in Ashlesha, which coils and watches: see first, speak after.',
      'चंद्रमा आश्लेषा में है, जो कुंडली मारकर देखती है: पहले देखें, फिर बोलें।',
    ],
    ['Ashlesha holds on tightly; let go a little at a time.', 'आश्लेषा कसकर पकड़ती है; थोड़ा-थोड़ा करके छोड़ें।'],
  ],
  [
    [
      'The Moon is in Magha, the seat of the ancestors: remember someone by name.',
      'चंद्रमा मघा में है, जो पितरों का आसन है: किसी को नाम लेकर याद करें।',
    ],
    [
      'Magha carries itself well; dignity needs no raised voice.',
      'मघा की चाल में गरिमा है; गरिमा को ऊँचे स्वर की ज़रूरत नहीं।',
    ],
  ],
  [
    [
      'The Moon is in Purva Phalguni, the star of ease: a little leisure is well spent.',
      'चंद्रमा पूर्वाफाल्गुनी में है, जो सुख का नक्षत्र है: थोड़ा अवकाश भी सदुपयोग है।',
    ],
    ['Purva Phalguni enjoys company, music and a good bed.', 'पूर्वाफाल्गुनी को साथ, संगीत और अच्छी नींद भाती है।'],
  ],
  [
    [
      'The Moon is in Uttara Phalguni, the friend who keeps the agreement: be that friend.',
      'चंद्रमा उत्तराफाल्गुनी में है, जो वचन निभाने वाला मित्र है: वही मित्र बनें।',
    ],
    [
      'Uttara Phalguni favours contracts, favours and plain thanks.',
      'उत्तराफाल्गुनी में समझौते, उपकार और सीधा धन्यवाद फबता है।',
    ],
  ],
  [
    [
      'The Moon is in Hasta, the open hand: whatever needs skill goes well with care.',
      'चंद्रमा हस्त में है, जो खुला हाथ है: हुनर का काम सावधानी से अच्छा बनता है।',
    ],
    ['Hasta likes to make, mend and hand over.', 'हस्त को बनाना, सुधारना और सौंप देना भाता है।'],
  ],
  [
    [
      'The Moon is in Chitra, the bright jewel: give the last polish.',
      'चंद्रमा चित्रा में है, जो चमकता रत्न है: काम को अंतिम चमक दें।',
    ],
    [
      'Chitra sees design everywhere; let one thing stay plain.',
      'चित्रा को हर जगह रचना दिखती है; एक चीज़ सादी रहने दें।',
    ],
  ],
  [
    [
      'The Moon is in Swati, the young shoot in the wind: bend, and stay rooted.',
      'चंद्रमा स्वाती में है, जो हवा में हिलता अंकुर है: झुकें, पर जड़ से जुड़े रहें।',
    ],
    [
      'Swati wants freedom and gives it; leave some air between plans.',
      'स्वाती स्वतंत्रता चाहती भी है और देती भी है; योजनाओं के बीच खुली जगह रखें।',
    ],
  ],
  [
    [
      'The Moon is in Vishakha, the archway of the goal: choose one aim for today.',
      'चंद्रमा विशाखा में है, जो लक्ष्य का तोरण है: आज के लिए एक ही लक्ष्य चुनें।',
    ],
    [
      'Vishakha is patient about results and impatient about delays.',
      'विशाखा परिणाम की राह देख सकती है, टालमटोल की नहीं।',
    ],
  ],
  [
    [
      'The Moon is in Anuradha, the star of friendship: keep the appointment.',
      'चंद्रमा अनुराधा में है, जो मित्रता का नक्षत्र है: मिलने का वचन निभाएँ।',
    ],
    ['Anuradha succeeds far from home and near to friends.', 'अनुराधा घर से दूर और मित्रों के पास खिलती है।'],
  ],
  [
    [
      'The Moon is in Jyeshtha, the eldest: protect someone without mentioning it.',
      'चंद्रमा ज्येष्ठा में है, जो सबसे बड़ी है: किसी की रक्षा करें और उसका ज़िक्र न करें।',
    ],
    [
      'Jyeshtha bears responsibility and likes to be asked, not told.',
      'ज्येष्ठा ज़िम्मेदारी उठाती है और चाहती है कि उससे पूछा जाए।',
    ],
  ],
  [
    [
      'The Moon is in Mula, the root: go to the cause of one small trouble.',
      'चंद्रमा मूल में है: किसी एक छोटी उलझन की जड़ तक जाएँ।',
    ],
    ['Mula pulls up what is loose; hold on to what is firm.', 'मूल ढीली चीज़ें उखाड़ता है; जो पक्का है, उसे थामे रखें।'],
  ],
  [
    [
      'The Moon is in Purva Ashadha, the unconquered water: persist gently.',
      'चंद्रमा पूर्वाषाढ़ा में है, जो अजेय जल है: कोमलता से लगे रहें।',
    ],
    [
      'Purva Ashadha speaks with conviction; leave space for a reply.',
      'पूर्वाषाढ़ा विश्वास से बोलती है; उत्तर के लिए भी जगह छोड़ें।',
    ],
  ],
  [
    [
      'The Moon is in Uttara Ashadha, the later victory: what is right today need not be quick.',
      'चंद्रमा उत्तराषाढ़ा में है, जो देर से आती विजय है: जो उचित है, उसका शीघ्र होना ज़रूरी नहीं।',
    ],
    [
      'Uttara Ashadha keeps its word even when nobody checks.',
      'उत्तराषाढ़ा तब भी वचन निभाती है जब कोई देखने वाला न हो।',
    ],
  ],
  [
    [
      'The Moon is in Shravana, the listening star: hear what is said between the words.',
      'चंद्रमा श्रवण में है, जो सुनने का नक्षत्र है: शब्दों के बीच की बात सुनें।',
    ],
    [
      'Shravana learns by ear; a talk, a lecture or a song will do you good.',
      'श्रवण कान से सीखता है; कोई बात, कोई व्याख्यान या कोई गीत अच्छा लगेगा।',
    ],
  ],
  [
    [
      'The Moon is in Dhanishtha, the drum: keep to the time, and the rest follows.',
      'चंद्रमा धनिष्ठा में है, जो मृदंग है: समय निभाएँ, बाकी साथ चलेंगे।',
    ],
    ['Dhanishtha enjoys good rhythm and shared wealth.', 'धनिष्ठा को अच्छी लय और बाँटी हुई समृद्धि भाती है।'],
  ],
  [
    [
      'The Moon is in Shatabhisha, the hundred healers: a quiet cure beats a loud complaint.',
      'चंद्रमा शतभिषा में है, जो सौ वैद्यों का नक्षत्र है: ऊँची शिकायत से शांत उपचार अच्छा।',
    ],
    ['Shatabhisha prefers its own company and an open sky.', 'शतभिषा को अपना साथ और खुला आकाश भाता है।'],
  ],
  [
    [
      'The Moon is in Purva Bhadrapada, which burns for an idea: let it warm you, not wear you out.',
      'चंद्रमा पूर्वाभाद्रपद में है, जो विचार के लिए तपता है: उससे गरमाहट लें, थकान नहीं।',
    ],
    ['Purva Bhadrapada is intense; a walk calms it.', 'पूर्वाभाद्रपद में तीव्रता है; थोड़ी सैर उसे शांत करती है।'],
  ],
  [
    [
      'The Moon is in Uttara Bhadrapada, deep and steady water: nothing needs forcing.',
      'चंद्रमा उत्तराभाद्रपद में है, जो गहरा और स्थिर जल है: कुछ भी ज़बरदस्ती नहीं करना है।',
    ],
    [
      'Uttara Bhadrapada gives sound sleep to those who close the day in peace.',
      'जो दिन को शांति से समेटे, उत्तराभाद्रपद उसे गहरी नींद देता है।',
    ],
  ],
  [
    [
      'The Moon is in Revati, keeper of travellers: see someone safely on their way.',
      'चंद्रमा रेवती में है, जो पथिकों की रक्षक है: किसी को सकुशल विदा करें।',
    ],
    [
      'Revati ends a round kindly; tie the last thread.',
      'रेवती चक्र को कोमलता से पूरा करती है; आखिरी धागा बाँध लें।',
    ],
  ],
];
