import { type Draft, shelf } from './draft.ts';
import { gangaDip, oilBead, recite, threadNeck } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'gauri-shankar-rudraksha',
    name: ['Gauri Shankar Rudraksha', 'गौरी शंकर रुद्राक्ष'],
    mini: ['Two beads joined by nature, for families.', 'प्रकृति से जुड़े दो दाने, परिवार के लिए।'],
    text: [
      'Now and then two flowers of one stalk grow into each other, and the tree gives a twin bead: Gauri and Shankar. The join must be wood and not glue; a day in water tells, and an X-ray tells better. We do both. These are from Nepal, twenty-two to twenty-eight millimetres across the pair, with even halves. “Siddh” here means that a priest at the Pashupati ghats has recited over them for eleven days; we show his name and the dates on the card, and charge nothing for it.',
      'प्रकृति से जुड़े दो दाने, नेपाल से, 22 से 28 मिमी। जोड़ की जाँच पानी और एक्स-रे दोनों से होती है। पशुपति घाट पर ग्यारह दिन के पाठ की तिथियाँ कार्ड पर लिखी हैं।',
    ],
    words: 'gauri shankar, गौरी शंकर रुद्राक्ष, gaurishankar, joint rudraksha, twin rudraksha',
    tags: 'family, marriage, x-ray tested',
    sub: 'Gauri Shankar',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('shiva', 'Monday'),
      ['Keep in the family altar, or wear capped in silver.', 'पारिवारिक पूजा में रखें या चाँदी में मढ़वाकर पहनें।'],
      oilBead,
    ],
    gains: [
      ['Kept for union in a family.', 'परिवार की एकता के लिए रखा जाता है।'],
      ['Worn by those who seek a life partner.', 'जीवनसाथी चाहने वाले धारण करते हैं।'],
      ['Believed to soften rough speech at home.', 'माना जाता है कि घर की कठोर वाणी को कोमल करता है।'],
    ],
    days: ['Monday', 'Friday'],
    tax: 'rudraksha',
    offer: {
      sku: 'SID-GAUR',
      variants: [
        ['22 mm', 3.1, 4900, 6],
        ['25 mm', 4, 6800, 4, 'default'],
        ['28 mm', 5.2, 9500, 1],
      ],
    },
  },
  {
    slug: 'trijuti-rudraksha',
    name: ['Trijuti Rudraksha', 'त्रिजुटी रुद्राक्ष'],
    mini: ['Three beads in one, a true rarity of Nepal.', 'एक में तीन दाने, नेपाल की दुर्लभ उपज।'],
    text: [
      'Three beads grown as one come perhaps once in many thousand. They are also the most forged of all, sawn and glued with such skill that a buyer by eye has no chance. Ours was bought in Dingla from the family that picked it, X-rayed in Kathmandu, and held under ultraviolet light, where glue would glow. The three bodies share one skin. It is called Brahma, Vishnu and Mahesh and is kept on an altar more often than worn. One only.',
      'एक त्वचा में तीन दाने, हज़ारों में एक। डिंगला के परिवार से लिया, एक्स-रे और पराबैंगनी प्रकाश से जाँचा। ब्रह्मा, विष्णु और महेश का स्वरूप माना जाता है। केवल एक उपलब्ध है।',
    ],
    words: 'trijuti, त्रिजुटी रुद्राक्ष, brahma vishnu mahesh rudraksha, triple rudraksha, tribhagi',
    tags: 'rare, altar, x-ray tested',
    sub: 'Trijuti',
    brand: 'Himveda',
    how: [
      ['Bathe in panchamrit on Mahashivratri, then in water.', 'महाशिवरात्रि पर पंचामृत, फिर जल से स्नान कराएँ।'],
      recite('shiva', 'Monday'),
      ['Keep on a silver seat in the north-east.', 'ईशान कोण में चाँदी के आसन पर रखें।'],
    ],
    gains: [
      ['Worshipped as the Trimurti.', 'त्रिमूर्ति के रूप में पूजा जाता है।'],
      ['A collector’s bead with papers.', 'प्रमाण सहित संग्रहणीय दाना।'],
      ['Believed to gather scattered efforts.', 'माना जाता है कि बिखरे प्रयास समेटता है।'],
    ],
    days: ['Monday'],
    tax: 'rudraksha',
    offer: { price: 36000, quantity: 1 },
  },
  {
    slug: 'navratna-rudraksha-mala',
    name: ['Navratna Rudraksha Mala', 'नवरत्न रुद्राक्ष माला'],
    mini: ['Nine gem beads among rudraksha, 1 to 9 mukhi in turn.', 'रुद्राक्ष के बीच नौ रत्न।'],
    text: [
      'A wearing mala that gives each graha both a bead and a stone: nine rudraksha of rising mukhi and nine small gems set between panch mukhi spacers, strung on steel cable with silver cones. The gems are drilled beads of commercial quality, emerald and ruby opaque, the heera replaced by white topaz, as honest malas at this price must. It was recited over for nine days at Trimbakeshwar. Long enough to hide under a kurta; the clasp is at the front, under the tassel.',
      'हर ग्रह के लिए एक दाना और एक रत्न, पंचमुखी दानों के बीच। हीरे के स्थान पर सफ़ेद टोपाज़ है। त्र्यंबकेश्वर में नौ दिन पाठ के बाद भेजी जाती है।',
    ],
    words: 'navratna rudraksha, नवरत्न रुद्राक्ष माला, nine gem mala, navgrah mala, siddha mala',
    tags: 'navaratna, mala, navagraha',
    sub: 'Navratna',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('surya', 'Sunday', 9),
      ['Name the nine grahas once as you put it on.', 'धारण करते समय नौ ग्रहों का नाम लें।'],
    ],
    gains: [
      ['Bead and stone for each graha.', 'हर ग्रह के लिए दाना और रत्न।'],
      ['Worn by priests and householders.', 'पुरोहित और गृहस्थ दोनों पहनते हैं।'],
      ['Believed to balance a mixed chart.', 'माना जाता है कि मिश्रित कुंडली को संतुलित करती है।'],
    ],
    days: ['Sunday', 'Thursday'],
    tax: 'stoneArticle',
    offer: { price: 7200, quantity: 3 },
  },
  {
    slug: 'siddh-panch-mukhi-pendant-set',
    name: ['Siddh Panch Mukhi, Three in Silver', 'सिद्ध पंचमुखी, चाँदी में तीन'],
    mini: ['Three five-faced beads in one silver bar.', 'चाँदी की एक पट्टी में तीन पंचमुखी दाने।'],
    text: [
      'Three matched Nepali panch mukhi beads of sixteen millimetres stand side by side in a bar of 925 silver. The number belongs to Shiva’s trident, his three eyes and the three lines of ash on the brow. A priest at Omkareshwar recites the Rudram over each lot of twenty-one on Pradosh, and the date is stamped on the pouch. It is the most asked-for piece among those who have finished their first year of daily japa and want to mark it without spending a month’s pay.',
      'सोलह मिमी के तीन मिलते-जुलते पंचमुखी दाने, 925 चाँदी की पट्टी में। ओंकारेश्वर में प्रदोष पर रुद्र पाठ के बाद, तिथि थैली पर अंकित। त्रिशूल और त्रिपुंड का प्रतीक।',
    ],
    words: 'siddh rudraksha, सिद्ध रुद्राक्ष, three bead pendant, trishul rudraksha, panch mukhi silver',
    tags: 'shiva, silver, omkareshwar',
    sub: 'Trijuti',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('shiva', 'Monday', 33),
      threadNeck('red silk or a silver chain', 'लाल रेशम या चाँदी की चेन'),
    ],
    gains: [
      ['Marks a year of practice.', 'साधना के एक वर्ष का चिह्न।'],
      ['Three beads recall the trident.', 'तीन दाने त्रिशूल का स्मरण कराते हैं।'],
      ['Believed to help in keeping a vow.', 'माना जाता है कि संकल्प निभाने में सहायक है।'],
    ],
    days: ['Monday'],
    tax: 'jewellery',
    offer: { price: 1990, quantity: 22 },
  },
  {
    slug: 'siddh-mala-1-to-14',
    name: ['Siddha Mala, 1 to 14 Mukhi', 'सिद्ध माला, 1 से 14 मुखी'],
    mini: [
      'One bead of each mukhi with Gauri Shankar and Ganesh.',
      'हर मुख का एक दाना, गौरी शंकर और गणेश सहित।',
    ],
    text: [
      'The full set on one thread: beads of one to fourteen mukhi, a Gauri Shankar at the heart and a Ganesh bead with its natural trunk beside it, thirty-two panch mukhi between. The one-faced bead is the half-moon kind from the south, and the invoice says so; with a round Nepali ek mukhi the same mala would cost as much as a car. Every bead is X-rayed and the plates come bound as a small book. It takes us most of a year to gather one set.',
      'एक से चौदह मुखी तक हर दाना, मध्य में गौरी शंकर और साथ में गणेश रुद्राक्ष। एकमुखी दक्षिण का अर्धचंद्र दाना है और बिल पर लिखा रहता है। सभी के एक्स-रे पुस्तिका में साथ आते हैं।',
    ],
    words: 'siddha mala, सिद्ध माला, 1 to 14 mukhi mala, indra mala, maha siddha mala',
    tags: 'collector, mala, x-ray tested',
    sub: 'Gauri Shankar',
    brand: 'Himveda',
    how: [
      ['Keep before the Shivling for a night.', 'एक रात शिवलिंग के सामने रखें।'],
      recite('shiva', 'Monday'),
      ['Wear for worship, and lay it away clean and dry.', 'पूजा में पहनें और साफ़-सूखा रखें।'],
    ],
    gains: [
      ['All fourteen mukhi together.', 'सभी चौदह मुख एक साथ।'],
      ['Each bead documented.', 'हर दाने का प्रमाण।'],
      ['Held to be a complete ornament of Shiva.', 'शिव का पूर्ण आभूषण माना जाता है।'],
    ],
    days: ['Monday'],
    tax: 'rudraksha',
    offer: { price: 64000, quantity: 0 },
  },
  {
    slug: 'ganesh-rudraksha',
    name: ['Ganesh Rudraksha', 'गणेश रुद्राक्ष'],
    mini: ['A bead with a natural trunk-like ridge.', 'सूँड जैसे उभार वाला प्राकृतिक दाना।'],
    text: [
      'Any number of faces may carry it: a raised ridge on the side of the bead that curls like the trunk of Ganesha. The ridge must be grown and not carved, which you can see at its root, where the grain of the seed runs into it without a break. Nepali beads of about eighteen millimetres with seven or eight faces. It is used at the beginning of things, as his name is said at the beginning of prayers, and goes well in the pencil box of a child.',
      'दाने के बगल में सूँड जैसा प्राकृतिक उभार, तराशा हुआ नहीं। नेपाल का लगभग 18 मिमी का दाना। हर कार्य के आरंभ में गणेश की तरह, विद्यार्थी की पेटी में भी रखा जाता है।',
    ],
    words: 'ganesh rudraksha, गणेश रुद्राक्ष, ganesha bead, trunk rudraksha, ganpati rudraksha',
    tags: 'ganesh, beginnings, nepal',
    sub: 'Navratna',
    brand: 'Himveda',
    how: [
      ['Touch with durva grass on Wednesday.', 'बुधवार को दूर्वा से स्पर्श कराएँ।'],
      recite('ganesh', 'Wednesday', 21),
      threadNeck('red thread', 'लाल धागे'),
    ],
    gains: [
      ['Worn when something new begins.', 'नया कार्य आरंभ करते समय धारण किया जाता है।'],
      ['Kept by students before examinations.', 'परीक्षा से पहले विद्यार्थी रखते हैं।'],
      ['Believed to clear small obstacles.', 'माना जाता है कि छोटी बाधाएँ हटाता है।'],
    ],
    days: ['Wednesday'],
    tax: 'rudraksha',
    offer: { price: 1850, quantity: 13 },
  },
];

/** Joined and rare rudraksha, recited over before they are sent. */
export const siddhRudraksha = shelf('Siddh Rudraksha', drafts);
