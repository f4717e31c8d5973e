import { type Draft, shelf } from './draft.ts';
import { dhoopSmoke, gangaDip, mantra, recite, rollOn } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'seven-chakra-bracelet',
    name: ['Seven Chakra Bracelet', 'सात चक्र ब्रेसलेट'],
    mini: [
      'Seven stones, one for each chakra, strung on stretch cord.',
      'सात चक्रों के सात रत्न, लचीली डोरी पर।',
    ],
    text: [
      'Amethyst, lapis, turquoise, peridot, citrine, hessonite and garnet-red quartz, three beads of each, run in the order of the seven chakras from crown to root. The beads are eight millimetres, natural except for the turquoise, which is stabilised powder, as it must be at this price. They are strung on a double Japanese cord with the knot hidden inside a bead. Yoga students wear it as a reminder more than a remedy: touch a stone, remember the breath that belongs there.',
      'सात रत्नों के तीन-तीन दाने, चक्रों के क्रम में। फ़िरोज़ा स्थिरीकृत चूर्ण का है, शेष प्राकृतिक हैं। योग अभ्यासी इसे श्वास की याद दिलाने के लिए पहनते हैं।',
    ],
    words: 'chakra bracelet, seven chakra, सात चक्र, 7 chakra, yoga bracelet, सप्त चक्र',
    tags: 'chakra, yoga, everyday',
    sub: 'Beaded',
    brand: 'Prana',
    how: [
      ['Hold it in both palms for seven slow breaths.', 'दोनों हथेलियों में लेकर सात धीमी साँसें लें।'],
      ['Wear on the left wrist to receive, on the right to give.', 'ग्रहण के लिए बाएँ, देने के लिए दाएँ हाथ में पहनें।'],
      rollOn,
    ],
    gains: [
      ['A reminder of posture and breath.', 'आसन और श्वास की याद दिलाता है।'],
      ['Worn for balance among the seven centres.', 'सातों केंद्रों के संतुलन के लिए पहना जाता है।'],
      ['Believed to brighten a dull day.', 'माना जाता है कि फीके दिन को उजला करता है।'],
    ],
    days: ['Monday', 'Thursday'],
    tax: 'stoneArticle',
    offer: { price: 599, quantity: 86 },
  },
  {
    slug: 'tiger-eye-bracelet',
    name: ['Tiger Eye Bracelet', 'टाइगर आई ब्रेसलेट'],
    mini: ['Silky brown quartz with a Sri Yantra charm.', 'श्री यंत्र वाला रेशमी भूरा ब्रेसलेट।'],
    text: [
      'The stripe in tiger eye is quartz that grew through blue asbestos and took its place fibre by fibre, then rusted to gold: harmless now, and one of the prettiest accidents in geology. These ten millimetre beads are from the Northern Cape, undyed, matched so that the flash runs one way around the wrist. A small gold-tone disc with a Sri Yantra closes the circle. Drivers, sales people and examination candidates are the steady buyers, and many wear it on the right hand.',
      'दक्षिण अफ़्रीका का प्राकृतिक टाइगर आई, 10 मिमी दाने, बिना रंगाई, श्री यंत्र के छोटे चक्र सहित। विक्रेता, चालक और परीक्षार्थी इसे आत्मविश्वास के लिए पहनते हैं।',
    ],
    words: 'tiger eye, tigers eye bracelet, टाइगर आई, vyaghra netra, व्याघ्र नेत्र, confidence bracelet',
    tags: 'confidence, work, charm',
    sub: 'Beaded',
    brand: 'Prana',
    how: [
      gangaDip,
      mantra('surya'),
      ['Wear on the wrist of the working hand.', 'काम करने वाले हाथ की कलाई में पहनें।'],
      rollOn,
    ],
    gains: [
      ['Worn for nerve before interviews.', 'साक्षात्कार से पहले हिम्मत के लिए पहना जाता है।'],
      ['Believed to keep attention on the road.', 'माना जाता है कि ध्यान को मार्ग पर रखता है।'],
      ['Traditionally linked with Surya and Mangal.', 'परंपरा में सूर्य और मंगल से जुड़ा।'],
    ],
    days: ['Sunday', 'Tuesday'],
    tax: 'stoneArticle',
    offer: {
      sku: 'BRA-TIGR',
      variants: [
        ['Small, 16 cm', 24, 649, 30],
        ['Medium, 18 cm', 27, 699, 52, 'default'],
        ['Large, 20 cm', 31, 749, 18],
      ],
    },
  },
  {
    slug: 'rudraksha-bracelet-silver-caps',
    name: ['Rudraksha Bracelet, Silver Caps', 'रुद्राक्ष ब्रेसलेट, चाँदी'],
    mini: ['Panch mukhi beads linked in 925 silver.', '925 चाँदी में जुड़े पंचमुखी दाने।'],
    text: [
      'Eleven Nepali five-faced beads of 13 millimetres, each capped in silver at both ends and linked by hand, with a lobster clasp and a short extension chain. Because each bead is a link of its own, the bracelet drapes instead of rolling, and one damaged bead can be replaced without restringing. Silver about nine grams. It is the piece people buy when they want rudraksha at the office without explaining it. Take it off for soap and sea water; both dry the seed.',
      'तेरह मिमी के ग्यारह पंचमुखी दाने, दोनों ओर चाँदी की टोपी, हाथ से जोड़े हुए। हर दाना अलग से बदला जा सकता है। साबुन और समुद्री पानी से बचाएँ।',
    ],
    words: 'rudraksha bracelet, रुद्राक्ष ब्रेसलेट, silver rudraksha, chandi rudraksha kada, 5 mukhi bracelet',
    tags: 'shiva, silver, office',
    sub: 'Silver',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('shiva', 'Monday', 51),
      ['Close the clasp on the inside of the wrist.', 'कुंडी कलाई के भीतर की ओर बंद करें।'],
    ],
    gains: [
      ['Worn for calm in crowded places.', 'भीड़ में शांति के लिए पहना जाता है।'],
      ['Beads touch the pulse, as custom likes.', 'दाने नाड़ी को छूते हैं, जैसा परंपरा में है।'],
      ['Believed to shorten anger.', 'माना जाता है कि क्रोध को छोटा करता है।'],
    ],
    days: ['Monday'],
    tax: 'jewellery',
    offer: {
      sku: 'BRA-RUDS',
      variants: [
        ['7 inch', 21, 2390, 12, 'default'],
        ['8 inch', 24, 2650, 9],
      ],
    },
  },
  {
    slug: 'rose-quartz-bracelet',
    name: ['Rose Quartz Bracelet', 'रोज़ क्वार्ट्ज़ ब्रेसलेट'],
    mini: ['Pale pink beads for Shukra and soft words.', 'शुक्र और कोमल वाणी के लिए हल्के गुलाबी दाने।'],
    text: [
      'Madagascar rose quartz in eight millimetre rounds, the pink of the inside of a shell, clouded with fine needles that make it glow rather than sparkle. The colour is its own. We leave the beads plain, without charms, because the people who choose this bracelet tend to want it quiet. It is linked with Shukra and with the heart, given between sisters and friends, and worn by those mending after a loss. Long sun bleaches it a little; a drawer at noon is enough care.',
      'मेडागास्कर का प्राकृतिक रोज़ क्वार्ट्ज़, 8 मिमी गोल दाने, बिना किसी सजावट के। बहनों और मित्रों में दिया जाता है और शुक्र से जुड़ा माना गया है।',
    ],
    words: 'rose quartz bracelet, रोज़ क्वार्ट्ज़, gulabi sphatik, गुलाबी स्फटिक, love bracelet, pink stone',
    tags: 'shukra, friendship, gift',
    sub: 'Beaded',
    brand: 'Prana',
    how: [
      ['Rinse in cool water and dry in morning light.', 'ठंडे पानी से धोकर सुबह के प्रकाश में सुखाएँ।'],
      recite('shukra', 'Friday', 11),
      ['Wear on the left wrist, nearer the heart.', 'हृदय के निकट, बाईं कलाई में पहनें।'],
    ],
    gains: [
      ['Worn for gentleness with oneself.', 'अपने प्रति कोमलता के लिए पहना जाता है।'],
      ['Given as a token between friends.', 'मित्रों में स्मृति-चिह्न के रूप में दिया जाता है।'],
      ['Believed to ease a sore heart.', 'माना जाता है कि दुखी मन को सहलाता है।'],
    ],
    days: ['Friday'],
    tax: 'stoneArticle',
    offer: { price: 549, quantity: 64 },
  },
  {
    slug: 'black-onyx-bracelet',
    name: ['Black Onyx Bracelet', 'काला हकीक ब्रेसलेट'],
    mini: ['Matt and polished onyx by turns, for Shani.', 'शनि के लिए मैट और चमकीला काला हकीक।'],
    text: [
      'Onyx is chalcedony that has been blackened with sugar and acid, a recipe known since Rome; no jet-black onyx grows that way, and nobody honest says it does. The dye is fast. We string matt and polished beads alternately, ten millimetres each, with one steel spacer. Heavy, cool and without any shine of its own, it is the bracelet of people on Saturday fasts, of night guards and of anyone who wants a plain dark line at the wrist.',
      'पारंपरिक विधि से काला किया गया हकीक, मैट और चमकीले दाने बारी-बारी से, 10 मिमी। शनिवार का व्रत रखने वाले और रात में काम करने वाले इसे पहनते हैं।',
    ],
    words: 'black onyx bracelet, kala hakik, काला हकीक, sulemani, सुलेमानी, shani bracelet',
    tags: 'shani, protection, plain',
    sub: 'Beaded',
    brand: 'Prana',
    how: [dhoopSmoke, recite('shani', 'Saturday', 11), rollOn],
    gains: [
      ['Worn for restraint and self-command.', 'संयम और आत्म-नियंत्रण के लिए पहना जाता है।'],
      ['Believed to turn away envy.', 'माना जाता है कि ईर्ष्या को दूर रखता है।'],
      ['A modest stone of Shani.', 'शनि का सादा पत्थर।'],
    ],
    days: ['Saturday'],
    tax: 'stoneArticle',
    offer: { price: 499, quantity: 9 },
  },
  {
    slug: 'garnet-copper-surya-bracelet',
    name: ['Garnet Bracelet, Copper Disc', 'तामड़ा ब्रेसलेट, ताँबे का चक्र'],
    mini: [
      'Garnet beads with a Sri Yantra disc of pure copper, for Surya.',
      'सूर्य के लिए तामड़ा दाने और ताँबे का श्री यंत्र चक्र।',
    ],
    text: [
      'Dark red garnets from Rajasthan, six to seven millimetres, run round the wrist to a disc of 99.9 percent copper stamped with the Sri Yantra by a coppersmith at Bidar. Copper has been worn in India longer than iron, by Surya’s people and by Mangal’s, by wrestlers and by farmers. You may hear much of what it does for the joints: we make no such claim. It warms quickly, smells faintly of coins in the heat, and turns a deep tea brown within weeks, while the garnets stay as they are.',
      'राजस्थान के गहरे लाल तामड़ा दाने और बीदर में बना 99.9 प्रतिशत ताँबे का श्री यंत्र चक्र। शरीर पर इसके किसी असर का दावा हम नहीं करते। सूर्य और मंगल की धातु के साथ पहना जाता है।',
    ],
    words: 'copper bracelet, tamba bracelet, ताँबे का ब्रेसलेट, तामड़ा, garnet bracelet, surya bracelet',
    tags: 'surya, mangal, copper, garnet',
    sub: 'Copper',
    brand: 'Kashi Dhatu',
    how: [
      ['Rub the disc with lemon and ash, then rinse.', 'चक्र को नींबू और राख से मलकर धो लें।'],
      recite('surya', 'Sunday', 12),
      [
        'Wear the disc on the inside of the wrist, against the pulse.',
        'चक्र को कलाई के भीतर, नाड़ी पर रखकर पहनें।',
      ],
    ],
    gains: [
      ['Worn for the warmth and vigour of Surya.', 'सूर्य की ऊष्मा और ओज के लिए पहना जाता है।'],
      ['Copper ages with the wearer.', 'ताँबा पहनने वाले के साथ रंग बदलता है।'],
      ['Believed to lend resolve in the morning.', 'माना जाता है कि सुबह संकल्प देता है।'],
    ],
    days: ['Sunday', 'Tuesday'],
    tax: 'stoneArticle',
    offer: {
      sku: 'BRA-COPG',
      variants: [
        ['Small, 16 cm', 20, 449, 25],
        ['Medium, 18 cm', 23, 479, 41, 'default'],
        ['Large, 20 cm', 26, 499, 0],
      ],
    },
  },
  {
    slug: 'lapis-bracelet-gold-spacers',
    name: ['Lapis Bracelet', 'लाजवर्द ब्रेसलेट'],
    mini: ['Afghan lapis with gold-flecked blue, for clear thinking.', 'अफ़गानी लाजवर्द, सुनहरे कणों वाला नीला।'],
    text: [
      'Lapis has travelled from the Sar-i Sang mines to India for five thousand years, through the markets of the Indus cities. These beads still come that way. The blue is lazurite, the white veins calcite, the gold specks pyrite, all natural; nothing is dyed, which you can test with a cotton bud and acetone. Eight millimetre rounds with small brass spacers on a double cord. It is worn by writers and students, and in some families in place of neelam during Shani’s periods.',
      'बदख्शाँ की खानों का प्राकृतिक लाजवर्द, सुनहरे पाइराइट कणों सहित, बिना रंगाई। लेखक और विद्यार्थी पहनते हैं; कुछ परिवार इसे नीलम के स्थान पर धारण करते हैं।',
    ],
    words: 'lapis lazuli bracelet, lajward, लाजवर्द, लाजवर्त, lajvart, blue stone bracelet',
    tags: 'study, shani, afghan',
    sub: 'Beaded',
    brand: 'Himveda',
    how: [
      ['Wipe with a damp cloth only; acids and soap harm it.', 'केवल नम कपड़े से पोंछें; साबुन और खटाई से बचाएँ।'],
      recite('saraswati', 'Thursday', 11),
      rollOn,
    ],
    gains: [
      ['Worn for clear thought in study.', 'अध्ययन में स्पष्ट विचार के लिए पहना जाता है।'],
      ['Kept by some in place of neelam.', 'कुछ लोग नीलम के स्थान पर रखते हैं।'],
      ['Believed to help speak the truth kindly.', 'माना जाता है कि सत्य को मधुर कहने में सहायक है।'],
    ],
    days: ['Thursday', 'Saturday'],
    tax: 'stoneArticle',
    offer: { price: 1290, quantity: 21 },
  },
  {
    slug: 'pearl-silver-disc-bracelet',
    name: ['Pearl Bracelet, Silver Disc', 'मोती ब्रेसलेट, चाँदी का चक्र'],
    mini: [
      'Round freshwater pearls with a 925 silver Sri Yantra disc.',
      '925 चाँदी के श्री यंत्र चक्र के साथ गोल मोती।',
    ],
    text: [
      'Near-round pearls from fresh water, matched for a cool white, meet at a disc of 925 silver with the Sri Yantra struck in relief. A silversmith in Cuttack makes eight discs in a week, each hallmarked on the back. The pearls are undyed; the thread is silk with a fine steel core, so it keeps its round shape on the wrist. Silver and pearl both belong to Chandra. It is given to new mothers, to daughters who leave for college, and to anyone who has been asked to cool down.',
      'मीठे पानी के लगभग गोल मोती, बिना रंगाई, और कटक में बना हॉलमार्क चाँदी का श्री यंत्र चक्र। चाँदी और मोती दोनों चंद्र के हैं। नई माँ और पढ़ने के लिए घर से निकलती बेटी को दिया जाता है।',
    ],
    words: 'pearl bracelet, moti bracelet, मोती ब्रेसलेट, chandi bracelet, चाँदी ब्रेसलेट, chandra bracelet',
    tags: 'chandra, silver, pearl, gift',
    sub: 'Silver',
    brand: 'Mudrika',
    how: [
      ['Touch it to raw milk on a Monday morning and wipe dry.', 'सोमवार की सुबह कच्चे दूध से स्पर्श कराकर पोंछ लें।'],
      recite('chandra', 'Monday', 21),
      ['Put it on after perfume and cream, never before.', 'इत्र और क्रीम लगाने के बाद ही पहनें।'],
    ],
    gains: [
      ['Worn for calm and a kind tongue.', 'शांति और मधुर वाणी के लिए पहना जाता है।'],
      ['Silver and pearl are both of Chandra.', 'चाँदी और मोती दोनों चंद्र के हैं।'],
      ['Believed to comfort those away from home.', 'माना जाता है कि घर से दूर रहने वालों को सांत्वना देता है।'],
    ],
    days: ['Monday'],
    tax: 'jewellery',
    offer: {
      sku: 'BRA-PSIL',
      variants: [
        ['Small, 16 cm', 18, 2850, 4],
        ['Medium, 18 cm', 21, 3200, 5, 'default'],
        ['Large, 20 cm', 24, 3550, 2],
      ],
    },
  },
  {
    slug: 'amethyst-citrine-bracelet',
    name: ['Amethyst and Citrine Bracelet', 'जमुनिया और सुनहला ब्रेसलेट'],
    mini: ['Violet and gold quartz, evening and morning.', 'बैंगनी और सुनहरा स्फटिक, साँझ और सवेरा।'],
    text: [
      'Two colours of one mineral: amethyst as it was found and citrine as the furnace makes it, eight millimetre beads, four violet to one gold. Shani and Guru are friends in the reckoning of most schools, and their two quartzes are worn together by people who must work hard and also be liked, such as teachers and headwomen. The amethyst is Uruguayan and dark. The citrine is heated, as nearly all is. The cord is restrung free of charge once in the first year.',
      'जमुनिया और सुनहला, एक ही खनिज के दो रंग, 8 मिमी दाने। शनि और गुरु दोनों के लिए साथ पहना जाता है। पहले वर्ष एक बार मुफ़्त दोबारा पिरोया जाता है।',
    ],
    words: 'amethyst bracelet, citrine bracelet, जमुनिया ब्रेसलेट, सुनहला, katela sunehla, purple yellow bracelet',
    tags: 'shani, guru, two-tone',
    sub: 'Beaded',
    brand: 'Prana',
    how: [gangaDip, recite('guru', 'Thursday', 11), rollOn],
    gains: [
      ['Worn for effort joined with goodwill.', 'परिश्रम और सद्भाव के मेल के लिए पहना जाता है।'],
      ['Liked by teachers and organisers.', 'शिक्षक और आयोजक इसे पसंद करते हैं।'],
      ['Believed to steady the evening mind.', 'माना जाता है कि शाम के मन को स्थिर करता है।'],
    ],
    days: ['Thursday', 'Saturday'],
    tax: 'stoneArticle',
    offer: { price: 850, quantity: 3 },
  },
];

/** Bracelets and kadas: beaded, copper and silver. */
export const bracelets = shelf('Bracelets', drafts);
