import type { Pair } from './draft.ts';
import { type Draft, shelf } from './draft.ts';
import { placeAt } from './rites.ts';

/** Fire safety is said the same way for everything that burns. */
const neverAlone: Pair = [
  'Never leave it burning alone, and keep it away from curtains.',
  'जलता हुआ अकेला न छोड़ें और परदों से दूर रखें।',
];

const drafts: Draft[] = [
  {
    slug: 'clay-akhand-diya',
    name: ['Clay Akhand Diya', 'मिट्टी का अखंड दीया'],
    mini: [
      'Wheel-thrown terracotta lamp with a deep well for a long flame.',
      'चाक पर गढ़ा गहरा दीया, देर तक जलने वाली लौ।',
    ],
    text: [
      'A potter at Khurja throws this lamp with a well three times as deep as a common diya, so that one filling of sesame oil burns about seven hours. The clay is river clay from the Ganga-Yamuna doab, fired once and left without glaze, because glaze makes oil creep over the rim. A ring of small dots is pressed in by thumb. Soak it in water for an hour before the first use and it will drink less oil. The akhand diya is lit for Navaratri and for the first night in a new home. Oil and wick are in the picture only.',
      'खुर्जा के कुम्हार का चाक पर गढ़ा दीया, सामान्य से तीन गुना गहरा; एक बार तेल भरने पर लगभग सात घंटे जलता है। पहली बार से पहले एक घंटा पानी में भिगोएँ। नवरात्रि और गृह-प्रवेश में जलाया जाता है। तेल और बत्ती केवल तस्वीर में हैं।',
    ],
    words: 'akhand diya, clay diya, mitti ka diya, मिट्टी का दीया, अखंड दीया, deepak, दीपक, diwali lamp',
    tags: 'diwali, navaratri, lamp, clay',
    sub: 'Puja Thali',
    brand: 'Shilpkar',
    how: [
      [
        'Soak in water for an hour and dry before the first use.',
        'पहली बार से पहले एक घंटा पानी में भिगोकर सुखाएँ।',
      ],
      [
        'Fill with sesame oil or ghee to a finger below the rim.',
        'किनारे से एक अंगुल नीचे तक तिल का तेल या घी भरें।',
      ],
      ['Light with the flame facing east or north.', 'लौ पूर्व या उत्तर की ओर रखकर जलाएँ।'],
      neverAlone,
    ],
    gains: [
      ['Burns through a night of prayer.', 'प्रार्थना की पूरी रात जलता है।'],
      ['Clay returns to the earth when it breaks.', 'टूटने पर मिट्टी में मिल जाता है।'],
      ['Traditionally lit to welcome Lakshmi.', 'लक्ष्मी के स्वागत में जलाने की परंपरा है।'],
    ],
    days: ['Friday', 'Saturday'],
    tax: 'clay',
    offer: { price: 249, quantity: 160 },
  },
  {
    slug: 'brass-garuda-ghanti',
    name: ['Brass Puja Ghanti', 'पीतल की पूजा घंटी'],
    mini: ['Turned brass bell with a long, clear ring.', 'लंबी, साफ़ ध्वनि वाली पीतल की घंटी।'],
    text: [
      'A hand bell should ring long enough for one breath. This one, cast in bell brass at Jalesar and turned on a lathe, sounds for about nine seconds, a little below the A of the harmonium. The waist is thick and the lip thin, which is where the voice comes from. A band of lotus petals is cut into the side and the handle ends in a bud. It is rung in the left hand during arati to begin the worship and, as the verse says, to send off what does not belong there.',
      'जलेसर में ढली और खराद पर बनी घंटी, जिसकी ध्वनि लगभग नौ सेकंड गूँजती है। किनारे पर कमल-दल उकेरे हैं। आरती में बाएँ हाथ से बजाई जाती है।',
    ],
    words: 'ghanti, puja bell, घंटी, पूजा घंटी, brass bell, ghanta, garud ghanti',
    tags: 'arati, brass, jalesar',
    sub: 'Puja Thali',
    brand: 'Kashi Dhatu',
    how: [
      ['Ring in the left hand while offering with the right.', 'दाएँ हाथ से अर्पण करते हुए बाएँ हाथ से बजाएँ।'],
      ['Begin and end arati with it.', 'आरती का आरंभ और समापन इससे करें।'],
      ['Polish with tamarind once a month.', 'महीने में एक बार इमली से चमकाएँ।'],
    ],
    gains: [
      ['Gathers wandering attention for prayer.', 'भटके ध्यान को प्रार्थना में समेटती है।'],
      ['A clear tone that lasts a full breath.', 'पूरी साँस तक टिकने वाली साफ़ ध्वनि।'],
      ['Believed to make a room ready for worship.', 'माना जाता है कि कक्ष को पूजा योग्य बनाती है।'],
    ],
    days: ['Monday', 'Thursday', 'Friday'],
    tax: 'brass',
    offer: {
      sku: 'PUJ-GHAN',
      variants: [
        ['5 inch', 240, 549, 38],
        ['6.5 inch', 420, 849, 26, 'default'],
        ['8 inch', 690, 1390, 6],
      ],
    },
  },
  {
    slug: 'mysore-chandan-agarbatti',
    name: ['Mysore Chandan Agarbatti', 'मैसूर चंदन अगरबत्ती'],
    mini: ['Hand-rolled sandal incense without charcoal.', 'बिना कोयले की, हाथ से बनी चंदन अगरबत्ती।'],
    text: [
      'Rolled by a women’s co-operative outside Mysuru from halmaddi resin, honey and sandalwood powder that comes from the state depot with papers. There is no charcoal in the paste, so the smoke is thin and pale and does not stain the ceiling; the sticks burn slowly, some fifty minutes each. Halmaddi takes up moisture, and in the rains the sticks feel soft: that is how you know it is there. Thirty sticks in a paper tube, no plastic.',
      'मैसूरु के महिला सहकारी समूह द्वारा हलमद्दी, शहद और चंदन चूर्ण से बनी, बिना कोयले के। एक बत्ती लगभग पचास मिनट जलती है। कागज़ की नली में तीस बत्तियाँ।',
    ],
    words: 'agarbatti, incense sticks, अगरबत्ती, chandan, चंदन, sandal incense, mysore',
    tags: 'incense, sandal, daily puja',
    sub: 'Incense',
    brand: 'Sugandh Ghat',
    how: [
      ['Light the tip, let it flame, then blow it out.', 'सिरा जलाकर लौ बुझा दें।'],
      placeAt('in a holder at the side of the deity, not in front', 'देवता के सामने नहीं, बगल में धूपदान में'),
      neverAlone,
    ],
    gains: [
      ['A soft smell that does not sting.', 'कोमल सुगंध जो आँखों में नहीं चुभती।'],
      ['Used for daily puja and for study.', 'नित्य पूजा और अध्ययन में उपयोगी।'],
      ['Believed to sweeten the air of a house.', 'माना जाता है कि घर का वातावरण मधुर करती है।'],
    ],
    days: ['Monday', 'Thursday'],
    tax: 'incense',
    offer: {
      sku: 'PUJ-AGCH',
      variants: [
        ['30 sticks', 60, 149, 220, 'default'],
        ['90 sticks', 180, 399, 95],
      ],
    },
  },
  {
    slug: 'guggul-dhoop-cups',
    name: ['Guggul Dhoop Cups', 'गुग्गुल धूप कप'],
    mini: ['Cow-dung cups filled with guggul and loban.', 'गुग्गुल और लोबान भरे गोबर के धूप कप।'],
    text: [
      'Little cups of dried cow dung and ghee, filled with a spoon of guggul, loban and a pinch of camphor. You light the rim, wait until it glows, and carry it from room to room on a metal saucer; each lasts about twenty minutes and leaves only ash for the tulsi pot. They are pressed in a goshala near Mathura that keeps old cows. Saturday evenings and the day after a journey are the usual times. Open a window: dhoop is meant to pass through a house, not to stay in it.',
      'मथुरा के पास की गोशाला में बने गोबर और घी के कप, गुग्गुल, लोबान और कपूर से भरे। एक कप लगभग बीस मिनट चलता है। जलाते समय खिड़की खुली रखें।',
    ],
    words: 'guggul dhoop, dhoop cups, गुग्गुल धूप, धूप, loban, लोबान, sambrani',
    tags: 'dhoop, evening, guggul',
    sub: 'Dhoop',
    brand: 'Sugandh Ghat',
    how: [
      ['Set the cup on a metal plate and light the rim.', 'कप को धातु की थाली पर रखकर किनारा जलाएँ।'],
      ['When it glows, carry it clockwise through the rooms.', 'सुलगने पर घर में दक्षिणावर्त घुमाएँ।'],
      neverAlone,
    ],
    gains: [
      ['The old way to freshen closed rooms.', 'बंद कमरों को ताज़ा करने का पुराना तरीका।'],
      ['Ash can go to the tulsi pot.', 'राख तुलसी के गमले में डाली जा सकती है।'],
      ['Believed to clear heaviness from a house.', 'माना जाता है कि घर का भारीपन दूर करती है।'],
    ],
    days: ['Tuesday', 'Saturday'],
    tax: 'incense',
    offer: { price: 199, quantity: 134 },
  },
  {
    slug: 'copper-puja-thali-set',
    name: ['Copper Puja Thali Set', 'ताँबे की पूजा थाली'],
    mini: ['Thali, kalash, achamani, spoon and bell in copper and brass.', 'थाली, कलश, आचमनी और घंटी का सेट।'],
    text: [
      'Everything for a house puja on one plate: a ten inch copper thali with a turned-up rim, a small kalash, an achamani with spoon, a diya, an incense stand and a bell. The copper is rolled in Varanasi and beaten over the edge by hand; the diya and bell are brass, since copper conducts too much heat to be held. We do not lacquer. Lacquer looks well for a month and then flakes into the prasad, so the set comes bare and shines up with lemon.',
      'दस इंच की ताँबे की थाली, कलश, आचमनी और चम्मच, दीया, अगरबत्ती स्टैंड और घंटी। वाराणसी में बना, बिना लाख की परत के; नींबू से चमक जाता है।',
    ],
    words: 'puja thali, pooja thali set, पूजा थाली, thali, copper thali, arti thali, आरती थाली',
    tags: 'thali, copper, household, gift',
    sub: 'Puja Thali',
    brand: 'Kashi Dhatu',
    how: [
      ['Wash with lemon and salt before the first use.', 'पहली बार से पहले नींबू और नमक से धोएँ।'],
      ['Set the lamp to the right and water to the left.', 'दीया दाईं ओर और जल बाईं ओर रखें।'],
      ['Dry after every puja; water spots copper.', 'हर पूजा के बाद सुखाएँ; पानी से दाग पड़ते हैं।'],
    ],
    gains: [
      ['A complete set for daily worship.', 'नित्य पूजा का पूरा सेट।'],
      ['Copper is the customary metal for water.', 'जल के लिए ताँबा पारंपरिक धातु है।'],
      ['Suits a housewarming or a wedding.', 'गृह-प्रवेश और विवाह के लिए उपयुक्त।'],
    ],
    days: ['Monday', 'Friday'],
    tax: 'copper',
    offer: { price: 2190, quantity: 15 },
  },
  {
    slug: 'brass-panch-deep',
    name: ['Brass Panch Deep', 'पीतल का पंचदीप'],
    mini: ['Five-wick arati lamp with a wooden grip.', 'लकड़ी की मूठ वाला पाँच बत्ती का आरती दीप।'],
    text: [
      'Five cups in a row rise like a fan above a drip tray, with a handle of turned sheesham that stays cool through a long arati. The cups are deep enough for a ghee wick each. It is cast in one piece, so nothing wobbles, and weighs just under half a kilo, which the wrist will notice by the third verse of Om Jai Jagdish. Made at Moradabad after a lamp in a Nathdwara haveli. The five flames stand for the five elements, earth to ether.',
      'एक ही ढलाई में पाँच कटोरियाँ और नीचे बूँद थाली, शीशम की मूठ जो ठंडी रहती है। नाथद्वारा के दीप पर आधारित, मुरादाबाद में बना। पाँच लौ पंचतत्व की प्रतीक हैं।',
    ],
    words: 'panch deep, panch aarti, पंचदीप, पंच आरती, arti lamp, brass lamp, five wick',
    tags: 'arati, brass, lamp',
    sub: 'Puja Thali',
    brand: 'Shilpkar',
    how: [
      ['Place one ghee-soaked wick in each cup.', 'हर कटोरी में घी में भीगी एक बत्ती रखें।'],
      ['Move it in a circle, seven times at the feet and upward.', 'चरणों से ऊपर की ओर सात बार घुमाएँ।'],
      neverAlone,
    ],
    gains: [
      ['Made for the evening arati.', 'संध्या आरती के लिए बना।'],
      ['The grip stays cool.', 'मूठ ठंडी रहती है।'],
      ['Five flames recall the five elements.', 'पाँच लौ पाँच तत्वों का स्मरण कराती हैं।'],
    ],
    days: ['Thursday', 'Friday'],
    tax: 'brass',
    offer: { price: 1280, quantity: 8 },
  },
  {
    slug: 'bhimseni-camphor',
    name: ['Bhimseni Camphor', 'भीमसेनी कपूर'],
    mini: ['Crystal camphor that burns clean to nothing.', 'साफ़ जलने वाला दानेदार कपूर।'],
    text: [
      'Bhimseni is the camphor of the tree, not of the refinery: flat, glassy flakes with a cool, slightly woody smell. It costs several times what the white tablets do and burns without leaving a black ring on the thali. A flake the size of a mustard seed is enough for one arati. The jar is glass with a tight lid, for camphor left open walks away into the air within weeks. Keep it out of the reach of children, as it is not meant to be eaten whatever old aunts may say.',
      'वृक्ष से प्राप्त दानेदार कपूर, जो बिना कालिख के जलता है। एक आरती के लिए सरसों जितना दाना पर्याप्त है। काँच की बंद शीशी में रखें और बच्चों की पहुँच से दूर रखें।',
    ],
    words: 'camphor, kapur, kapoor, कपूर, भीमसेनी कपूर, bhimseni, bhimsaini',
    tags: 'camphor, arati, pure',
    sub: 'Dhoop',
    brand: 'Sugandh Ghat',
    how: [
      ['Take one small flake with dry fingers.', 'सूखी उँगलियों से एक छोटा दाना लें।'],
      ['Light it on a metal spoon at the end of arati.', 'आरती के अंत में धातु की चम्मच पर जलाएँ।'],
      ['Close the jar at once.', 'शीशी तुरंत बंद करें।'],
    ],
    gains: [
      ['Burns without soot or residue.', 'बिना कालिख और अवशेष के जलता है।'],
      ['A sign of the self given up without trace.', 'निःशेष समर्पण का प्रतीक।'],
      ['Believed to freshen a closed room.', 'माना जाता है कि बंद कमरे को ताज़ा करता है।'],
    ],
    days: ['Monday', 'Friday'],
    tax: 'incense',
    offer: {
      sku: 'PUJ-KAPU',
      variants: [
        ['50 g', 50, 320, 70, 'default'],
        ['100 g', 100, 610, 42],
        ['250 g', 250, 1420, 0],
      ],
    },
  },
  {
    slug: 'tulsi-japa-mala',
    name: ['Tulsi Japa Mala, 108', 'तुलसी जपमाला, 108'],
    mini: ['Vrindavan tulsi wood for the names of Vishnu.', 'विष्णु नाम के लिए वृंदावन की तुलसी माला।'],
    text: [
      'Tulsi stems are cut only after the plant has dried on its own, which is why true tulsi beads are small, pale and a little uneven. This mala is turned by hand in Loi Bazaar, Vrindavan: 108 beads of seven millimetres, knotted, with a cotton tassel. New beads smell of hay and darken to toffee as they take up the oil of the fingers. It is used for the mantra of Vishnu, Rama and Krishna, and is never worn while it is the mala of daily counting.',
      'अपने आप सूखे तुलसी पौधे की लकड़ी से वृंदावन में खरादे 108 दाने, गाँठ सहित। विष्णु, राम और कृष्ण के नाम-जप के लिए। जप की माला पहनी नहीं जाती।',
    ],
    words: 'tulsi mala, तुलसी माला, japa mala, vaishnav mala, kanthi, vrindavan mala',
    tags: 'vishnu, japa, vrindavan',
    sub: 'Puja Thali',
    brand: 'Sugandh Ghat',
    how: [
      ['Offer it at the feet of your deity on the first day.', 'पहले दिन अपने इष्ट के चरणों में अर्पित करें।'],
      ['Count with thumb and middle finger, inside a bag.', 'थैली के भीतर अँगूठे और मध्यमा से गिनें।'],
      ['Keep it dry.', 'सूखा रखें।'],
    ],
    gains: [
      ['Used for the names of Vishnu.', 'विष्णु के नामों के जप में प्रयुक्त।'],
      ['Light beads that do not tire the hand.', 'हल्के दाने, हाथ नहीं थकता।'],
      ['Held to be dear to Krishna.', 'कृष्ण को प्रिय मानी गई है।'],
    ],
    days: ['Thursday'],
    tax: 'rudraksha',
    offer: { price: 379, quantity: 48 },
  },
  {
    slug: 'sphatik-mala-108',
    name: ['Sphatik Mala, 108', 'स्फटिक माला, 108'],
    mini: [
      'Clear rock crystal mala for Lakshmi and Shukra mantras.',
      'लक्ष्मी और शुक्र मंत्र के लिए स्वच्छ स्फटिक माला।',
    ],
    text: [
      'Rock crystal from the Himalayan side of Kullu and from Salem in the south, cut into rounds of eight millimetres and polished without oil. Real sphatik is cold against the lips, scratches glass and has a veil or a thread here and there; a mala without a single flaw is usually glass. Knotted in white silk with a silver-capped sumeru. It is used for Lakshmi, Saraswati and Shukra, and many keep it in a bowl of water overnight in the hot months because it stays so pleasantly cool.',
      'प्राकृतिक स्फटिक के 8 मिमी दाने, सफ़ेद रेशम में गुँथे, चाँदी की टोपी वाले सुमेरु सहित। असली स्फटिक छूने में ठंडा होता है और उसमें हल्की रेखाएँ मिलती हैं। लक्ष्मी, सरस्वती और शुक्र के मंत्र के लिए।',
    ],
    words: 'sphatik mala, crystal mala, स्फटिक माला, safatik, quartz mala, lakshmi mala',
    tags: 'lakshmi, shukra, japa, crystal',
    sub: 'Puja Thali',
    brand: 'Himveda',
    how: [
      ['Rinse in cool water and leave in moonlight for one night.', 'ठंडे पानी से धोकर एक रात चाँदनी में रखें।'],
      ['Begin on a Friday of the bright fortnight.', 'शुक्ल पक्ष के शुक्रवार से आरंभ करें।'],
      ['Keep apart from metal beads that could chip it.', 'धातु के दानों से अलग रखें।'],
    ],
    gains: [
      ['Used for the mantra of Lakshmi and Saraswati.', 'लक्ष्मी और सरस्वती मंत्र के लिए प्रयुक्त।'],
      ['Cool in the hand through summer.', 'गर्मी में भी हाथ में शीतल।'],
      ['Believed to clear the mind for japa.', 'माना जाता है कि जप के लिए मन निर्मल करती है।'],
    ],
    days: ['Friday'],
    tax: 'stoneArticle',
    offer: { price: 1650, quantity: 23 },
  },
  {
    slug: 'navadhanya-havan-kit',
    name: ['Navagraha Havan Samagri', 'नवग्रह हवन सामग्री'],
    mini: [
      'Thirty-six herbs, ghee wicks and samidha for one havan.',
      'एक हवन के लिए छत्तीस जड़ी-बूटियाँ और समिधा।',
    ],
    text: [
      'A box for one household havan: four hundred grams of samagri ground from thirty-six herbs and resins, a bundle of mango samidha, nine small packets for the nine grahas, and a leaf that says what is offered when. The list of herbs is printed on the lid, with Latin names, because samagri too often is sawdust and colour. It is mixed in Haridwar in the cold months. Serves about forty minutes of fire. You bring the kund, the ghee and, if you like, the priest.',
      'एक गृह हवन की सामग्री: छत्तीस जड़ी-बूटियों का 400 ग्राम मिश्रण, आम की समिधा और नवग्रह के नौ पैकेट। जड़ी-बूटियों की सूची ढक्कन पर छपी है। लगभग चालीस मिनट के हवन के लिए।',
    ],
    words: 'havan samagri, हवन सामग्री, navgrah havan, samidha, समिधा, yagya, homam',
    tags: 'havan, navagraha, haridwar',
    sub: 'Dhoop',
    brand: 'Sugandh Ghat',
    how: [
      [
        'Light the samidha with ghee and camphor in a kund outdoors.',
        'खुले स्थान में कुंड की समिधा घी और कपूर से जलाएँ।',
      ],
      [
        'Offer each graha’s packet with his name and “Svaha”.',
        'हर ग्रह का नाम लेकर “स्वाहा” के साथ पैकेट अर्पित करें।',
      ],
      ['Let the fire go out by itself.', 'अग्नि को स्वयं शांत होने दें।'],
    ],
    gains: [
      ['All offerings for one havan in one box.', 'एक हवन की सारी सामग्री एक डिब्बे में।'],
      ['Every herb is named on the lid.', 'हर जड़ी-बूटी का नाम ढक्कन पर है।'],
      ['Performed for balance among the grahas.', 'ग्रहों के संतुलन के लिए किया जाता है।'],
    ],
    days: ['Sunday', 'Thursday'],
    tax: 'incense',
    offer: { price: 725, quantity: 0 },
  },
];

/** The products that a house puja needs: lamps, bells, incense, malas and havan things. */
export const pujaSamagri = shelf('Puja Samagri', drafts);
