import type { Passage } from './library.ts';

/**
 * Two sentences for each nakshatra the Moon can be in, Ashwini first. What they allude to is the star's deity or
 * symbol as the Taittiriya Brahmana and Brihat Samhita give it.
 */
export const nakshatraTexts: readonly (readonly [Passage, Passage])[] = [
  [
    [
      'In the morning the Moon is in Ashwini, the star of the swift physicians: a small step, taken early, goes far.',
      'सुबह चंद्रमा अश्विनी में है, जो देव-वैद्यों का नक्षत्र है: समय पर उठाया छोटा कदम बहुत काम आता है।',
    ],
    [
      'Ashwini likes a fast start; look both ways, then go.',
      'अश्विनी को तेज़ शुरुआत भाती है; एक बार दोनों ओर देख लें, फिर चलें।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Bharani, which carries its load to the end: finish what you have begun.',
      'सुबह चंद्रमा भरणी में है, जो भार को अंत तक निभाती है: जो काम हाथ में है, उसे पूरा करें।',
    ],
    [
      'Bharani knows when to say no, and today you may say it too.',
      'भरणी को मना करना आता है; आज आपको भी यह छूट है।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Krittika, the star of clear flame: cut away what is not needed.',
      'सुबह चंद्रमा कृत्तिका में है, जो निर्मल अग्नि का नक्षत्र है: जो आवश्यक नहीं, उसे हटा दें।',
    ],
    [
      'Krittika likes warm food and honest criticism, both in good measure.',
      'कृत्तिका को गरम भोजन और सच्ची आलोचना प्रिय है, दोनों उचित मात्रा में।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Rohini, where things grow: water what you have planted.',
      'सुबह चंद्रमा रोहिणी में है, जहाँ सब बढ़ता है: जो बोया है, उसे सींचें।',
    ],
    [
      'Rohini loves beauty; let one corner of the day be lovely.',
      'रोहिणी को सुंदरता प्रिय है; दिन का एक कोना सुंदर रहने दें।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Mrigashira, the gentle seeker: follow your question, not the noise.',
      'सुबह चंद्रमा मृगशिरा में है, जो खोज का नक्षत्र है: अपने प्रश्न के पीछे चलें, शोर के नहीं।',
    ],
    [
      'Mrigashira loves to wander; leave time for a detour.',
      'मृगशिरा को घूमना भाता है; कुछ समय यूँ ही टहलने के लिए रखें।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Ardra, the star of rain: a frank talk clears the air.',
      'सुबह चंद्रमा आर्द्रा में है, जो वर्षा का नक्षत्र है: खुली बात के बाद हवा साफ़ होती है।',
    ],
    [
      'Ardra thinks hard and feels deeply; take a pause.',
      'आर्द्रा बहुत सोचती है और बहुत महसूस करती है; थोड़ा ठहराव अच्छा रहेगा।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Punarvasu, the return of the light: look again for what you mislaid.',
      'सुबह चंद्रमा पुनर्वसु में है, जो प्रकाश के लौटने का नक्षत्र है: जो खो गया था, उसे फिर खोजें।',
    ],
    [
      'Punarvasu forgives and starts over, with less luggage.',
      'पुनर्वसु क्षमा करता है और कम सामान के साथ फिर चल पड़ता है।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Pushya, the star that nourishes: feed people, plans and birds.',
      'सुबह चंद्रमा पुष्य में है, जो पोषण का नक्षत्र है: लोगों, योजनाओं और चिड़ियों को खिलाएँ।',
    ],
    [
      'Pushya favours steady, honest work and a word of blessing.',
      'पुष्य नक्षत्र लगन से किए सच्चे काम और आशीर्वाद के लिए शुभ है।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Ashlesha, which watches closely: look first, speak later.',
      'सुबह चंद्रमा आश्लेषा में है, जो ध्यान से देखती है: पहले देखें, फिर बोलें।',
    ],
    ['Ashlesha holds on tightly; let go a little at a time.', 'आश्लेषा कसकर पकड़ती है; थोड़ा-थोड़ा करके छोड़ें।'],
  ],
  [
    [
      'In the morning the Moon is in Magha, the seat of the ancestors: remember someone by name.',
      'सुबह चंद्रमा मघा में है, जो पितरों का आसन है: किसी को नाम लेकर याद करें।',
    ],
    [
      'Magha carries itself well; dignity needs no raised voice.',
      'मघा की चाल में गरिमा है; गरिमा को ऊँचे स्वर की ज़रूरत नहीं।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Purva Phalguni, the star of ease: enjoy a little leisure.',
      'सुबह चंद्रमा पूर्वाफाल्गुनी में है, जो सुख का नक्षत्र है: थोड़ी फ़ुर्सत का आनंद लें।',
    ],
    ['Purva Phalguni enjoys company, music and good sleep.', 'पूर्वाफाल्गुनी को साथ, संगीत और अच्छी नींद भाती है।'],
  ],
  [
    [
      'In the morning the Moon is in Uttara Phalguni, the friend who keeps the agreement: be that friend.',
      'सुबह चंद्रमा उत्तराफाल्गुनी में है, जो वचन निभाने वाले मित्र का नक्षत्र है: आज ऐसे ही मित्र बनें।',
    ],
    [
      'Uttara Phalguni is good for contracts, kind deeds and plain thanks.',
      'उत्तराफाल्गुनी समझौते करने, किसी के काम आने और धन्यवाद कहने के लिए अच्छा है।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Hasta, the open hand: work that needs skill goes well.',
      'सुबह चंद्रमा हस्त में है, जो खुले हाथ का नक्षत्र है: हुनर का काम अच्छा बनता है।',
    ],
    ['Hasta likes to make, to mend and to give.', 'हस्त को बनाना, सुधारना और दे देना भाता है।'],
  ],
  [
    [
      'In the morning the Moon is in Chitra, the bright jewel: give your work a last polish.',
      'सुबह चंद्रमा चित्रा में है, जो चमकते रत्न का नक्षत्र है: काम को आखिरी निखार दें।',
    ],
    ['Chitra loves beauty; let one thing stay plain.', 'चित्रा को सजावट प्रिय है; एक चीज़ सादी भी रहने दें।'],
  ],
  [
    [
      'In the morning the Moon is in Swati, the young shoot in the wind: bend, and stay rooted.',
      'सुबह चंद्रमा स्वाती में है, जो हवा में झूमते अंकुर का नक्षत्र है: झुकें, पर जड़ से जुड़े रहें।',
    ],
    [
      'Swati wants freedom and gives it; leave some time between plans.',
      'स्वाती स्वतंत्रता चाहती भी है और देती भी है; दो कामों के बीच थोड़ा खाली समय रखें।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Vishakha, the star of the goal: choose one aim for today.',
      'सुबह चंद्रमा विशाखा में है, जो लक्ष्य का नक्षत्र है: आज के लिए एक ही लक्ष्य चुनें।',
    ],
    [
      'Vishakha is patient about results and impatient about delays.',
      'विशाखा परिणाम की प्रतीक्षा कर लेती है, टालमटोल नहीं सहती।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Anuradha, the star of friendship: keep the appointment.',
      'सुबह चंद्रमा अनुराधा में है, जो मित्रता का नक्षत्र है: मिलने का वादा निभाएँ।',
    ],
    ['Anuradha does well far from home and close to friends.', 'अनुराधा घर से दूर और मित्रों के पास खिलती है।'],
  ],
  [
    [
      'In the morning the Moon is in Jyeshtha, the eldest: protect someone, and say nothing about it.',
      'सुबह चंद्रमा ज्येष्ठा में है, जो सबसे बड़ी मानी गई है: किसी की रक्षा करें और उसकी चर्चा न करें।',
    ],
    [
      'Jyeshtha bears responsibility and likes to be asked, not told.',
      'ज्येष्ठा ज़िम्मेदारी उठाती है और चाहती है कि उससे पूछा जाए।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Mula, the root: go to the cause of one small trouble.',
      'सुबह चंद्रमा मूल में है: किसी एक छोटी उलझन की जड़ तक जाएँ।',
    ],
    ['Mula pulls up what is loose; hold on to what is firm.', 'मूल ढीली चीज़ें उखाड़ता है; जो पक्का है, उसे थामे रखें।'],
  ],
  [
    [
      'In the morning the Moon is in Purva Ashadha, the unconquered water: keep at it, gently.',
      'सुबह चंद्रमा पूर्वाषाढ़ा में है, जो अजेय जल का नक्षत्र है: कोमलता से, पर लगन से काम करें।',
    ],
    [
      'Purva Ashadha speaks with conviction; leave space for a reply.',
      'पूर्वाषाढ़ा विश्वास से बोलती है; उत्तर के लिए भी जगह छोड़ें।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Uttara Ashadha, the later victory: what is right need not be quick.',
      'सुबह चंद्रमा उत्तराषाढ़ा में है, जो देर से मिलने वाली विजय का नक्षत्र है: सही काम में देर हो तो भी ठीक है।',
    ],
    [
      'Uttara Ashadha keeps its word even when nobody checks.',
      'उत्तराषाढ़ा तब भी वचन निभाती है जब कोई देखने वाला न हो।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Shravana, the listening star: hear what is left unsaid, too.',
      'सुबह चंद्रमा श्रवण में है, जो सुनने का नक्षत्र है: अनकही बात भी सुनें।',
    ],
    [
      'Shravana learns by listening; a talk, a lecture or a song will do you good.',
      'श्रवण सुनकर सीखता है; कोई बातचीत, कोई व्याख्यान या कोई गीत अच्छा लगेगा।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Dhanishtha, the drum: be on time, and the rest follows.',
      'सुबह चंद्रमा धनिष्ठा में है, जो मृदंग का नक्षत्र है: समय पर रहें, बाकी सब ताल में आ जाएगा।',
    ],
    ['Dhanishtha enjoys good rhythm and shared wealth.', 'धनिष्ठा को अच्छी लय और बाँटी हुई समृद्धि भाती है।'],
  ],
  [
    [
      'In the morning the Moon is in Shatabhisha, the hundred physicians: quiet help beats loud complaint.',
      'सुबह चंद्रमा शतभिषा में है, जो सौ वैद्यों का नक्षत्र है: शिकायत से अच्छी है चुपचाप की गई सहायता।',
    ],
    ['Shatabhisha likes solitude and an open sky.', 'शतभिषा को एकांत और खुला आकाश भाता है।'],
  ],
  [
    [
      'In the morning the Moon is in Purva Bhadrapada, which burns for an idea: let it warm you, not wear you out.',
      'सुबह चंद्रमा पूर्वाभाद्रपद में है, जो अपने विचारों के लिए तपता है: उससे गरमाहट लें, थकान नहीं।',
    ],
    ['Purva Bhadrapada is intense; a walk brings calm.', 'पूर्वाभाद्रपद में मन तेज़ चलता है; थोड़ी सैर उसे शांत करती है।'],
  ],
  [
    [
      'In the morning the Moon is in Uttara Bhadrapada, deep and steady water: nothing needs forcing.',
      'सुबह चंद्रमा उत्तराभाद्रपद में है, जो गहरे और शांत जल का नक्षत्र है: किसी बात में ज़बरदस्ती न करें।',
    ],
    [
      'Uttara Bhadrapada gives sound sleep to those who close the day in peace.',
      'दिन को शांति से समेटें, तो उत्तराभाद्रपद में नींद गहरी आती है।',
    ],
  ],
  [
    [
      'In the morning the Moon is in Revati, keeper of travellers: see someone safely on their way.',
      'सुबह चंद्रमा रेवती में है, जो पथिकों की रक्षक है: किसी को सकुशल विदा करें।',
    ],
    [
      'Revati brings things to a gentle end; finish the last small task.',
      'रेवती हर बात को कोमलता से पूरा करती है; आखिरी छोटा काम भी निपटा लें।',
    ],
  ],
];
