import type { Passage } from './library.ts';

/**
 * Two sentences for each nakshatra the Moon can be in at sunrise, Ashwini first. What they allude to is the star's deity or
 * symbol as the Taittiriya Brahmana and Brihat Samhita give it.
 */
export const nakshatraTexts: readonly (readonly [Passage, Passage])[] = [
  [
    [
      'At sunrise the Moon is in Ashwini, the star of the swift physicians: a small step, taken early, goes far.',
      'सूर्योदय के समय चंद्रमा अश्विनी में है, जो देव-वैद्यों का नक्षत्र है: समय पर उठाया छोटा कदम बहुत काम आता है।',
    ],
    [
      'At sunrise the Moon is in Ashwini, which likes a fast start: look both ways, then go.',
      'सूर्योदय के समय अश्विनी नक्षत्र है, जिसे तेज़ शुरुआत भाती है: एक बार दोनों ओर देख लें, फिर चलें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Bharani, which carries its load to the end: finish what you have begun.',
      'सूर्योदय के समय चंद्रमा भरणी में है, जो भार को अंत तक निभाती है: जो काम हाथ में है, उसे पूरा करें।',
    ],
    [
      'At sunrise the Moon is in Bharani, which knows when to say no: today you may say it too.',
      'सूर्योदय के समय भरणी नक्षत्र है, जिसे मना करना आता है: आज आपको भी यह छूट है।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Krittika, the star of clear flame: cut away what is not needed.',
      'सूर्योदय के समय चंद्रमा कृत्तिका में है, जो निर्मल अग्नि का नक्षत्र है: जो आवश्यक नहीं, उसे हटा दें।',
    ],
    [
      'At sunrise the Moon is in Krittika, which likes warm food and honest criticism: take both in good measure.',
      'सूर्योदय के समय कृत्तिका नक्षत्र है, जिसे गरम भोजन और सच्ची आलोचना प्रिय है: दोनों उचित मात्रा में लें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Rohini, where things grow: water what you have planted.',
      'सूर्योदय के समय चंद्रमा रोहिणी में है, जहाँ सब बढ़ता है: जो बोया है, उसे सींचें।',
    ],
    [
      'At sunrise the Moon is in Rohini, which loves beauty: let one corner of the day be lovely.',
      'सूर्योदय के समय रोहिणी नक्षत्र है, जिसे सुंदरता प्रिय है: दिन का एक कोना सुंदर रहने दें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Mrigashira, the gentle seeker: follow your question, not the noise.',
      'सूर्योदय के समय चंद्रमा मृगशिरा में है, जो खोज का नक्षत्र है: अपने प्रश्न के पीछे चलें, शोर के नहीं।',
    ],
    [
      'At sunrise the Moon is in Mrigashira, which loves to wander: leave time for a detour.',
      'सूर्योदय के समय मृगशिरा नक्षत्र है, जिसे घूमना भाता है: कुछ समय यूँ ही टहलने के लिए रखें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Ardra, the star of rain: a frank talk clears the air.',
      'सूर्योदय के समय चंद्रमा आर्द्रा में है, जो वर्षा का नक्षत्र है: खुली बात के बाद हवा साफ़ होती है।',
    ],
    [
      'At sunrise the Moon is in Ardra, which thinks hard and feels deeply: take a pause.',
      'सूर्योदय के समय आर्द्रा नक्षत्र है, जो बहुत सोचता और महसूस करता है: थोड़ा ठहर जाएँ।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Punarvasu, the return of the light: look again for what you mislaid.',
      'सूर्योदय के समय चंद्रमा पुनर्वसु में है, जो प्रकाश के लौटने का नक्षत्र है: जो खो गया था, उसे फिर खोजें।',
    ],
    [
      'At sunrise the Moon is in Punarvasu, which forgives and starts over: travel with less luggage.',
      'सूर्योदय के समय पुनर्वसु नक्षत्र है, जो क्षमा करके फिर चल पड़ता है: आज मन पर बोझ कम रखें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Pushya, the star that nourishes: feed people, plans and birds.',
      'सूर्योदय के समय चंद्रमा पुष्य में है, जो पोषण का नक्षत्र है: लोगों, योजनाओं और चिड़ियों को खिलाएँ।',
    ],
    [
      'At sunrise the Moon is in Pushya, which favours steady, honest work: add a word of blessing.',
      'सूर्योदय के समय पुष्य नक्षत्र है, जो लगन से किए सच्चे काम के लिए शुभ है: साथ में किसी को आशीर्वाद भी दें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Ashlesha, which watches closely: look first, speak later.',
      'सूर्योदय के समय चंद्रमा आश्लेषा में है, जो ध्यान से देखती है: पहले देखें, फिर बोलें।',
    ],
    [
      'At sunrise the Moon is in Ashlesha, which holds on tightly: let go a little at a time.',
      'सूर्योदय के समय आश्लेषा नक्षत्र है, जो कसकर पकड़ता है: थोड़ा-थोड़ा करके छोड़ें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Magha, the seat of the ancestors: remember someone by name.',
      'सूर्योदय के समय चंद्रमा मघा में है, जो पितरों का आसन है: किसी को नाम लेकर याद करें।',
    ],
    [
      'At sunrise the Moon is in Magha, which carries itself well: dignity needs no raised voice.',
      'सूर्योदय के समय मघा नक्षत्र है, जिसकी चाल में गरिमा है: गरिमा को ऊँचे स्वर की ज़रूरत नहीं।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Purva Phalguni, the star of ease: enjoy a little leisure.',
      'सूर्योदय के समय चंद्रमा पूर्वाफाल्गुनी में है, जो सुख का नक्षत्र है: थोड़ी फ़ुर्सत का आनंद लें।',
    ],
    [
      'At sunrise the Moon is in Purva Phalguni, which enjoys company, music and good sleep: give yourself one of them.',
      'सूर्योदय के समय पूर्वाफाल्गुनी नक्षत्र है, जिसे साथ, संगीत और अच्छी नींद भाती है: इनमें से एक अपने लिए रखें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Uttara Phalguni, the friend who keeps the agreement: be that friend.',
      'सूर्योदय के समय चंद्रमा उत्तराफाल्गुनी में है, जो वचन निभाने वाले मित्र का नक्षत्र है: आज ऐसे ही मित्र बनें।',
    ],
    [
      'At sunrise the Moon is in Uttara Phalguni, which is good for contracts and kind deeds: say plain thanks.',
      'सूर्योदय के समय उत्तराफाल्गुनी नक्षत्र है, जो समझौते करने और किसी के काम आने के लिए अच्छा है: धन्यवाद कहना न भूलें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Hasta, the open hand: work that needs skill goes well.',
      'सूर्योदय के समय चंद्रमा हस्त में है, जो खुले हाथ का नक्षत्र है: हुनर का काम अच्छा बनता है।',
    ],
    [
      'At sunrise the Moon is in Hasta, which likes to make and to mend: give away something you made.',
      'सूर्योदय के समय हस्त नक्षत्र है, जिसे बनाना और सुधारना भाता है: अपने हाथ का बना कुछ किसी को दें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Chitra, the bright jewel: give your work a last polish.',
      'सूर्योदय के समय चंद्रमा चित्रा में है, जो चमकते रत्न का नक्षत्र है: काम को आखिरी निखार दें।',
    ],
    [
      'At sunrise the Moon is in Chitra, which loves ornament: let one thing stay plain.',
      'सूर्योदय के समय चित्रा नक्षत्र है, जिसे सजावट प्रिय है: एक चीज़ सादी भी रहने दें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Swati, the young shoot in the wind: bend, and stay rooted.',
      'सूर्योदय के समय चंद्रमा स्वाती में है, जो हवा में झूमते अंकुर का नक्षत्र है: झुकें, पर जड़ से जुड़े रहें।',
    ],
    [
      'At sunrise the Moon is in Swati, which wants freedom and gives it: leave some time between plans.',
      'सूर्योदय के समय स्वाती नक्षत्र है, जो स्वतंत्रता चाहता भी है और देता भी है: दो कामों के बीच थोड़ा खाली समय रखें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Vishakha, the star of the goal: choose one aim for today.',
      'सूर्योदय के समय चंद्रमा विशाखा में है, जो लक्ष्य का नक्षत्र है: आज के लिए एक ही लक्ष्य चुनें।',
    ],
    [
      'At sunrise the Moon is in Vishakha, which waits for results but not for delays: begin today.',
      'सूर्योदय के समय विशाखा नक्षत्र है, जो परिणाम की राह देख लेता है, पर टालमटोल नहीं सहता: आज ही शुरू करें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Anuradha, the star of friendship: keep the appointment.',
      'सूर्योदय के समय चंद्रमा अनुराधा में है, जो मित्रता का नक्षत्र है: मिलने का वादा निभाएँ।',
    ],
    [
      'At sunrise the Moon is in Anuradha, which does well far from home: stay close to friends.',
      'सूर्योदय के समय अनुराधा नक्षत्र है, जो घर से दूर भी खिलता है: मित्रों के पास रहें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Jyeshtha, the eldest: protect someone, and say nothing about it.',
      'सूर्योदय के समय चंद्रमा ज्येष्ठा में है, जो सबसे बड़ी मानी गई है: किसी की रक्षा करें और उसकी चर्चा न करें।',
    ],
    [
      'At sunrise the Moon is in Jyeshtha, which bears responsibility: ask, and do not command.',
      'सूर्योदय के समय ज्येष्ठा नक्षत्र है, जो ज़िम्मेदारी उठाता है: आदेश न दें, पूछें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Mula, the root: go to the cause of one small trouble.',
      'सूर्योदय के समय चंद्रमा मूल में है: किसी एक छोटी उलझन की जड़ तक जाएँ।',
    ],
    [
      'At sunrise the Moon is in Mula, which pulls up what is loose: hold on to what is firm.',
      'सूर्योदय के समय मूल नक्षत्र है, जो ढीली चीज़ें उखाड़ता है: जो पक्का है, उसे थामे रखें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Purva Ashadha, the unconquered water: keep at it, gently.',
      'सूर्योदय के समय चंद्रमा पूर्वाषाढ़ा में है, जो अजेय जल का नक्षत्र है: कोमलता से, पर लगन से काम करें।',
    ],
    [
      'At sunrise the Moon is in Purva Ashadha, which speaks with conviction: leave space for a reply.',
      'सूर्योदय के समय पूर्वाषाढ़ा नक्षत्र है, जो विश्वास से बोलता है: उत्तर के लिए भी जगह छोड़ें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Uttara Ashadha, the later victory: what is right need not be quick.',
      'सूर्योदय के समय चंद्रमा उत्तराषाढ़ा में है, जो देर से मिलने वाली विजय का नक्षत्र है: सही काम में देर हो तो भी ठीक है।',
    ],
    [
      'At sunrise the Moon is in Uttara Ashadha, which keeps its word: keep yours even when nobody checks.',
      'सूर्योदय के समय उत्तराषाढ़ा नक्षत्र है, जो वचन निभाता है: तब भी निभाएँ जब कोई देखने वाला न हो।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Shravana, the listening star: hear what is left unsaid, too.',
      'सूर्योदय के समय चंद्रमा श्रवण में है, जो सुनने का नक्षत्र है: अनकही बात भी सुनें।',
    ],
    [
      'At sunrise the Moon is in Shravana, which learns by listening: a talk or a song will do you good.',
      'सूर्योदय के समय श्रवण नक्षत्र है, जो सुनकर सीखता है: कोई बातचीत या कोई गीत अच्छा लगेगा।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Dhanishtha, the drum: be on time, and the rest follows.',
      'सूर्योदय के समय चंद्रमा धनिष्ठा में है, जो मृदंग का नक्षत्र है: समय पर रहें, बाकी सब ताल में आ जाएगा।',
    ],
    [
      'At sunrise the Moon is in Dhanishtha, which enjoys good rhythm: share what you have.',
      'सूर्योदय के समय धनिष्ठा नक्षत्र है, जिसे अच्छी लय भाती है: जो पास है, उसे बाँटें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Shatabhisha, the hundred physicians: quiet help beats loud complaint.',
      'सूर्योदय के समय चंद्रमा शतभिषा में है, जो सौ वैद्यों का नक्षत्र है: शिकायत से अच्छी है चुपचाप की गई सहायता।',
    ],
    [
      'At sunrise the Moon is in Shatabhisha, which likes solitude: look up at the open sky.',
      'सूर्योदय के समय शतभिषा नक्षत्र है, जिसे एकांत भाता है: थोड़ी देर खुला आकाश देखें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Purva Bhadrapada, which burns for an idea: let it warm you, not wear you out.',
      'सूर्योदय के समय चंद्रमा पूर्वाभाद्रपद में है, जो अपने विचारों के लिए तपता है: उससे गरमाहट लें, थकान नहीं।',
    ],
    [
      'At sunrise the Moon is in Purva Bhadrapada, which is intense: a walk brings calm.',
      'सूर्योदय के समय पूर्वाभाद्रपद नक्षत्र है, जिसमें मन तेज़ चलता है: थोड़ी सैर उसे शांत करती है।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Uttara Bhadrapada, deep and steady water: nothing needs forcing.',
      'सूर्योदय के समय चंद्रमा उत्तराभाद्रपद में है, जो गहरे और शांत जल का नक्षत्र है: किसी बात में ज़बरदस्ती न करें।',
    ],
    [
      'At sunrise the Moon is in Uttara Bhadrapada, which gives sound sleep: close the day in peace.',
      'सूर्योदय के समय उत्तराभाद्रपद नक्षत्र है, जिसमें नींद गहरी आती है: दिन को शांति से समेटें।',
    ],
  ],
  [
    [
      'At sunrise the Moon is in Revati, keeper of travellers: see someone safely on their way.',
      'सूर्योदय के समय चंद्रमा रेवती में है, जो पथिकों की रक्षक है: किसी को सकुशल विदा करें।',
    ],
    [
      'At sunrise the Moon is in Revati, which brings things to a gentle end: finish the last small task.',
      'सूर्योदय के समय रेवती नक्षत्र है, जो हर बात को कोमलता से पूरा करता है: आखिरी छोटा काम भी निपटा लें।',
    ],
  ],
];
