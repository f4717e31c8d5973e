import { type Draft, shelf } from './draft.ts';
import { gangaDip, milkRest, recite, threadNeck } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'moonga-mala-necklace',
    name: ['Moonga Mala, 24 inch', 'मूंगा माला, 24 इंच'],
    mini: ['Italian coral barrels knotted with gold-tone spacers.', 'इतालवी मूंगे के दाने, सुनहरे अंतराल के साथ।'],
    text: [
      'Coral barrels of five to six millimetres, natural red and undyed, some with the pin-hole eyes that fishermen call kisses. They are drilled in Torre del Greco, sorted again in Mumbai and strung here in a 24 inch line with a small gold-tone ball after every ninth. The clasp is silver. Telugu and Tamil families know this string as pavala malai and give it to daughters in even numbers of strands; one strand is enough for Mangal. Wipe after wearing, as sweat dims the polish.',
      'पाँच से छह मिमी के प्राकृतिक लाल मूंगे के दाने, बिना रंगाई, हर नौवें दाने के बाद सुनहरी गोली। दक्षिण भारत में इसे पवल मालै कहते हैं। पहनने के बाद पोंछकर रखें।',
    ],
    words: 'moonga mala, coral necklace, मूंगा माला, munga mala, pavalam, pavala malai, red coral beads',
    tags: 'mangal, coral, bridal',
    sub: 'Chains',
    brand: 'Navaratna Select',
    how: [
      gangaDip,
      recite('mangal', 'Tuesday', 21),
      ['Put it on last, after perfume has dried.', 'इत्र सूखने के बाद सबसे अंत में पहनें।'],
    ],
    gains: [
      ['Worn for courage and good colour.', 'साहस और कांति के लिए पहनी जाती है।'],
      ['A customary bridal string of the south.', 'दक्षिण की पारंपरिक वधू-माला।'],
      ['Believed to guard married life.', 'माना जाता है कि वैवाहिक जीवन की रक्षा करती है।'],
    ],
    days: ['Tuesday'],
    pictures: [
      { kind: 'mala', stone: 'coral', tassel: '#d59b2d' },
      { kind: 'bracelet', stone: 'coral' },
    ],
    tax: 'coral',
    offer: { price: 5400, quantity: 6 },
  },
  {
    slug: 'navaratna-choker',
    name: ['Navaratna Choker', 'नवरत्न चोकर'],
    mini: ['Nine gems in gold-plated silver, close to the throat.', 'गले से लगा, स्वर्ण मंडित चाँदी में नौ रत्न।'],
    text: [
      'Nine oval stones in closed settings, hinged so that the choker moves with the neck: manik at the centre, moti and moonga beside it, then panna, pukhraj, heera, neelam, gomed and lehsuniya. The stones are natural and commercial in grade, the heera a polished slice, the base 925 silver with gold plating. It follows a kundan pattern from Bikaner, without the foil. A silk cord at the back fits thirteen to sixteen inches. For weddings, for Navaratri, for a mother’s sixtieth birthday.',
      'स्वर्ण मंडित 925 चाँदी में जुड़ी नौ कड़ियाँ, मध्य में माणिक और दोनों ओर शेष रत्न। बीकानेर के कुंदन ढंग पर आधारित। पीछे रेशमी डोरी से 13 से 16 इंच तक समायोजित।',
    ],
    words: 'navaratna choker, navratan haar, नवरत्न हार, choker, gala haar, nine gem necklace',
    tags: 'navaratna, wedding, festive',
    sub: 'Choker',
    brand: 'Mudrika',
    how: [
      ['Let it touch a flame-warmed hand, then a deity’s feet.', 'दीप से गरम हाथ से छूकर देवता के चरणों में रखें।'],
      recite('durga', 'Friday', 9),
      ['Tie the cord so that two fingers pass beneath.', 'डोरी इतनी बाँधें कि दो उँगलियाँ निकल सकें।'],
    ],
    gains: [
      ['All nine grahas in one ornament.', 'एक आभूषण में सभी नौ ग्रह।'],
      ['Worn at weddings and Navaratri.', 'विवाह और नवरात्रि में पहना जाता है।'],
      ['Believed to bring balanced fortune.', 'माना जाता है कि संतुलित सौभाग्य लाता है।'],
    ],
    days: ['Friday', 'Sunday'],
    pictures: [
      { kind: 'combo', stone: 'ruby', bead: 'emerald', mukhi: 9 },
      { kind: 'pendant', stone: 'ruby', cut: 'oval', metal: 'gold' },
      { kind: 'pendant', stone: 'emerald', cut: 'oval', metal: 'gold' },
    ],
    tax: 'jewellery',
    offer: { price: 14900, quantity: 2 },
  },
  {
    slug: 'pearl-strand-hyderabad',
    name: ['Hyderabad Pearl Strand', 'हैदराबादी मोती माला'],
    mini: ['Knotted freshwater pearls with a silver clasp.', 'गाँठों वाली मीठे पानी के मोतियों की माला।'],
    text: [
      'Pearls were never fished at Hyderabad; they were drilled there, and the skill stayed. Each pearl on this strand is pierced by bow drill in Chandanpet and separated by a knot so that a broken thread loses one and not ninety. They are six millimetre near-rounds from fresh water, cream white and undyed, graded so that the eye finds no step. Wear them often: pearls that lie in boxes dry out. Every two years we will restring the strand for the cost of the silk.',
      'मीठे पानी के छह मिमी के मोती, हर मोती के बीच गाँठ, चाँदी की कुंडी सहित। हैदराबाद के पास चंदनपेट में बींधे गए। मोती पहनते रहें, डिब्बे में रखने से सूखते हैं।',
    ],
    words: 'pearl necklace, moti mala, मोती माला, मोती हार, hyderabad pearls, pearl string',
    tags: 'chandra, pearl, classic',
    sub: 'Chains',
    brand: 'Navaratna Select',
    how: [
      milkRest,
      recite('chandra', 'Monday', 21),
      ['Wipe with a soft cloth and store flat.', 'मुलायम कपड़े से पोंछकर सपाट रखें।'],
    ],
    gains: [
      ['Worn for composure and grace.', 'धीरज और शालीनता के लिए पहनी जाती है।'],
      ['Pearls belong to Chandra and the mind.', 'मोती चंद्र और मन के हैं।'],
      ['Believed to bring sound sleep.', 'माना जाता है कि अच्छी नींद लाती है।'],
    ],
    days: ['Monday', 'Friday'],
    pictures: [
      { kind: 'mala', stone: 'pearl', tassel: '#d5dce2' },
      { kind: 'bracelet', stone: 'pearl' },
      { kind: 'gem', stone: 'pearl', cut: 'pearl' },
    ],
    tax: 'pearl',
    offer: {
      sku: 'NEC-PEAR',
      variants: [
        ['16 inch', 38, 2750, 10],
        ['18 inch', 43, 2990, 16, 'default'],
        ['22 inch', 52, 3650, 3],
      ],
    },
  },
  {
    slug: 'rudraksha-kantha-54',
    name: ['Rudraksha Kantha, 54 Beads', 'रुद्राक्ष कंठा, 54 दाने'],
    mini: ['Panch mukhi necklace to wear, with silver-tone caps.', 'पहनने के लिए पंचमुखी कंठा।'],
    text: [
      'Half of one hundred and eight, and made to be worn and not counted: fifty-four Javanese panch mukhi beads of nine millimetres on coated steel cable with silver-tone caps between groups of nine. It reaches the breastbone. The cable does not rot with sweat as thread does, and the screw clasp can be closed with one hand. Priests in Ujjain wear such a kantha all day; bank managers wear it under a shirt. Oil it twice a year and it will outlive both.',
      'नौ मिमी के 54 जावा पंचमुखी दाने, मज़बूत तार पर, नौ-नौ के समूह में। यह जप के लिए नहीं, पहनने के लिए है। वर्ष में दो बार तेल लगाएँ।',
    ],
    words: 'rudraksha kantha, रुद्राक्ष कंठा, rudraksha necklace, 54 mala, kanthi, ujjain mala',
    tags: 'shiva, daily wear, men',
    sub: 'Chains',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('shiva', 'Monday'),
      ['Take it off before soap and at night if it presses.', 'साबुन से पहले और सोते समय चुभे तो उतार दें।'],
    ],
    gains: [
      ['Worn for evenness through the day.', 'दिन भर संतुलन के लिए पहना जाता है।'],
      ['Fit for anyone, any day.', 'किसी के लिए, किसी भी दिन उपयुक्त।'],
      ['Believed to keep Shiva near.', 'माना जाता है कि शिव का सान्निध्य देता है।'],
    ],
    days: ['Monday'],
    pictures: [
      { kind: 'mala', stone: 'rudraksha', beads: 54, tassel: '#a4aeb8' },
      { kind: 'rudraksha', mukhi: 5, seed: 12 },
    ],
    tax: 'rudraksha',
    offer: { price: 1450, quantity: 33 },
  },
  {
    slug: 'turquoise-silver-necklace',
    name: ['Turquoise Necklace, Ladakh Style', 'फ़िरोज़ा हार, लद्दाखी'],
    mini: ['Tumbled turquoise and coral with a silver toggle.', 'फ़िरोज़ा और मूंगा, चाँदी की कुंडी।'],
    text: [
      'In Ladakh turquoise is not jewellery but savings, sewn on to the perak that a mother leaves to her daughter. This short string borrows the look: tumbled nuggets from Tibet-side mines, stabilised so they do not drink skin oil, with three small corals and a hammered silver toggle. Each nugget is a different blue or green, and no two necklaces agree. Half of the price goes to two sisters in Leh who string them through the winter, when the road is shut.',
      'लद्दाखी ढंग का छोटा हार: स्थिरीकृत फ़िरोज़ा के अनगढ़ टुकड़े, तीन छोटे मूंगे और चाँदी की कुंडी। लेह की दो बहनें सर्दियों में इसे पिरोती हैं। हर हार अलग है।',
    ],
    words: 'turquoise necklace, firoza haar, फ़िरोज़ा हार, ladakhi necklace, tibetan turquoise',
    tags: 'guru, mountain, handmade',
    sub: 'Choker',
    brand: 'Himveda',
    how: [
      ['Warm it in the hands before the first wearing.', 'पहली बार पहनने से पहले हाथों में गरम करें।'],
      recite('guru', 'Thursday', 11),
      ['Keep off perfume and soap.', 'इत्र और साबुन से दूर रखें।'],
    ],
    gains: [
      ['Worn for good roads and good company.', 'शुभ यात्रा और अच्छी संगति के लिए पहना जाता है।'],
      ['Every string is one of a kind.', 'हर हार अनोखा है।'],
      ['Believed to guard mountain travellers.', 'माना जाता है कि पहाड़ के यात्रियों की रक्षा करता है।'],
    ],
    days: ['Thursday'],
    pictures: [
      { kind: 'mala', stone: 'turquoise', beads: 40, tassel: '#c2123f' },
      { kind: 'bracelet', stone: 'turquoise', alt: 'coral' },
    ],
    tax: 'stoneArticle',
    offer: { price: 3600, quantity: 1 },
  },
  {
    slug: 'amethyst-drop-necklace',
    name: ['Amethyst Drop Necklace', 'जमुनिया लॉकेट हार'],
    mini: ['Pear amethyst on an 18 inch silver chain.', '18 इंच चाँदी की चेन पर जमुनिया।'],
    text: [
      'One pear of Brazilian amethyst, ten by fourteen millimetres, unheated, in four silver claws under a plain loop. We left out the usual halo of small white stones because a good violet needs no chorus. The chain is a fine Singapore twist with a stop at sixteen inches for high collars. It was drawn for people who were told to wear jamunia for Shani and wanted something they could also take to a reception. The stone can be lifted out and set as a ring later.',
      'दस गुणा चौदह मिमी का ब्राज़ीली जमुनिया, बिना ऊष्मा उपचार, चाँदी के चार पंजों में। 16 और 18 इंच दोनों पर पहना जा सकता है। चाहें तो बाद में अँगूठी में जड़वा सकते हैं।',
    ],
    words: 'amethyst necklace, jamunia pendant, जमुनिया हार, katela locket, purple necklace',
    tags: 'shani, silver, evening',
    sub: 'Pendant',
    brand: 'Prana',
    how: [
      gangaDip,
      recite('shani', 'Saturday', 11),
      ['Wear so that the stone rests in the hollow of the throat.', 'इस प्रकार पहनें कि रत्न कंठ के गड्ढे में टिके।'],
    ],
    gains: [
      ['Worn as a gentle stone of Shani.', 'शनि के सौम्य रत्न के रूप में पहना जाता है।'],
      ['Suits both temple and reception.', 'मंदिर और समारोह दोनों में जँचता है।'],
      ['Believed to quiet a busy head.', 'माना जाता है कि व्यस्त मन को शांत करता है।'],
    ],
    days: ['Saturday'],
    pictures: [
      { kind: 'pendant', stone: 'amethyst', cut: 'pear', metal: 'silver' },
      { kind: 'gem', stone: 'amethyst', cut: 'pear' },
    ],
    tax: 'jewellery',
    offer: { price: 2400, quantity: 12 },
  },
  {
    slug: 'vaijayanti-mala-necklace',
    name: ['Vaijayanti Mala', 'वैजयंती माला'],
    mini: ['Grey seeds of Braj, the garland of Krishna.', 'कृष्ण की माला, ब्रज के श्वेत-धूसर बीज।'],
    text: [
      'The seed grows with its own hole, ready for the thread, on a tall grass along the ponds of Braj. Children gather it after the rains and grandmothers string it. Krishna’s garland of victory bears this name, and so does the necklace that village singers in Mathura wear. The seeds are pearly grey, six millimetres, weightless and cool; they shine with handling. A hundred and eight on cotton, with a tassel the yellow of his cloth. It can be worn or used for japa of his names, though not the same mala for both.',
      'ब्रज के तालाबों के किनारे उगने वाले बीज, जिनमें छेद स्वयं होता है। मोती-से धूसर, हल्के दाने, पीले फुँदने के साथ। पहनने या नाम-जप के लिए, पर दोनों के लिए एक ही माला नहीं।',
    ],
    words: 'vaijayanti mala, baijanti mala, वैजयंती माला, बैजंती, krishna mala, vijayanti',
    tags: 'krishna, braj, seed',
    sub: 'Chains',
    brand: 'Sugandh Ghat',
    how: [
      ['Touch it to tulsi leaves before wearing.', 'पहनने से पहले तुलसी पत्र से स्पर्श कराएँ।'],
      recite('vishnu', 'Thursday'),
      threadNeck('cotton, renewed each year', 'सूत, जो हर वर्ष बदला जाए'),
    ],
    gains: [
      ['Dear to Krishna and his devotees.', 'कृष्ण और भक्तों को प्रिय।'],
      ['Weightless and cool.', 'हल्की और शीतल।'],
      ['Believed to win hearts without force.', 'माना जाता है कि बिना बल के मन जीतती है।'],
    ],
    days: ['Thursday', 'Wednesday'],
    pictures: [
      { kind: 'mala', stone: 'pearl', tassel: '#e9b949', beads: 56 },
      { kind: 'mala', stone: 'diamond', tassel: '#e9b949' },
    ],
    tax: 'rudraksha',
    offer: { price: 279, quantity: 90 },
  },
];

/** Strings, chains and chokers. */
export const necklaces = shelf('Necklaces', drafts);
