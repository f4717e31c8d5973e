import { type Draft, shelf } from './draft.ts';
import { gangaDip, placeAt, recite } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'brass-kachua-with-yantra',
    name: ['Brass Kachua with Yantra', 'पीतल का कछुआ'],
    mini: [
      'Solid brass tortoise with a Sri Yantra seat for the north wall.',
      'श्री यंत्र वाला ठोस पीतल का कच्छप, उत्तर दिशा के लिए।',
    ],
    text: [
      'Kurma, the tortoise, is the second descent of Vishnu, and the mountain on his back is remembered here as a Sri Yantra engraved on the shell. The casting is solid brass, six inches from nose to tail, with bevelled scutes that catch the light and four feet that stand level. It came from a Moradabad mould that a grandfather cut and a grandson still uses. Place it in a shallow dish of water on the north side of the house, head inward, and change the water when you change the flowers.',
      'विष्णु के कूर्म अवतार की स्मृति, पीठ पर श्री यंत्र उत्कीर्ण, ठोस पीतल में छह इंच। मुरादाबाद के पुराने साँचे से ढला। उत्तर दिशा में पानी भरी थाली में, मुख भीतर की ओर रखें।',
    ],
    words: 'kachua, tortoise, brass turtle, कछुआ, कच्छप, kachhua, kurma, पीतल कछुआ, vastu turtle',
    tags: 'vastu, north, brass, lakshmi',
    sub: 'Medium',
    brand: 'Shilpkar',
    how: [
      gangaDip,
      placeAt(
        'in a dish of water on the north side, head towards the house',
        'उत्तर दिशा में जल की थाली में, मुख घर की ओर करके',
      ),
      recite('vishnu', 'Thursday', 11),
    ],
    gains: [
      ['Kept for patience and long life of a house.', 'घर के धैर्य और दीर्घायु के लिए रखा जाता है।'],
      ['Carries a Sri Yantra, seat of Lakshmi.', 'लक्ष्मी के आसन श्री यंत्र को धारण करता है।'],
      ['Believed to steady the north of the home.', 'माना जाता है कि घर की उत्तर दिशा को स्थिर करता है।'],
    ],
    days: ['Thursday', 'Friday'],
    tax: 'brass',
    offer: { price: 1150, quantity: 26 },
  },
  {
    slug: 'copper-kachua-water-bowl',
    name: ['Copper Kachua with Bowl', 'ताँबे का कछुआ, पात्र सहित'],
    mini: ['Beaten copper tortoise in its own water bowl.', 'अपने जलपात्र सहित ताँबे का कछुआ।'],
    text: [
      'The bowl is raised from one sheet of copper by hammering over a stump, and the tortoise is cast to sit in it with water up to its chin. Together they weigh a little over seven hundred grams. Copper and water are old companions in Indian houses, and the two together need almost no ritual: fresh water each morning, a petal if there is one. The inside is left untinned. A brown bloom is normal; if you see green, the water stood too long.',
      'एक ही ताम्र-पत्र से पीटकर बना पात्र और उसमें बैठने वाला ढला कछुआ, कुल लगभग 700 ग्राम। रोज़ सुबह जल बदलें। हरा रंग दिखे तो समझें पानी देर तक रुका रहा।',
    ],
    words: 'copper turtle, tamba kachua, ताँबे का कछुआ, kachua with bowl, vastu kachua',
    tags: 'vastu, copper, water',
    sub: 'Medium',
    brand: 'Kashi Dhatu',
    how: [
      ['Fill with clean water at sunrise.', 'सूर्योदय पर स्वच्छ जल भरें।'],
      placeAt('in the north or east of the living room', 'बैठक की उत्तर या पूर्व दिशा में'),
      ['Pour the old water at the root of a plant.', 'पुराना जल पौधे की जड़ में डालें।'],
    ],
    gains: [
      ['A small daily rite that takes a minute.', 'एक मिनट का छोटा नित्य नियम।'],
      ['Copper is the metal of Surya and purity.', 'ताँबा सूर्य और शुद्धता की धातु है।'],
      ['Believed to soften disputes at home.', 'माना जाता है कि घर के विवाद कोमल करता है।'],
    ],
    days: ['Wednesday', 'Thursday'],
    tax: 'copper',
    offer: { price: 1890, quantity: 7 },
  },
  {
    slug: 'silver-kachua-mini',
    name: ['Silver Kachua, Small', 'चाँदी का कछुआ, छोटा'],
    mini: ['Twelve grams of 925 silver for locker or purse.', 'तिजोरी या बटुए के लिए 12 ग्राम चाँदी।'],
    text: [
      'A thumbnail of a tortoise, cast by the lost-wax way in 925 silver, twelve grams, with a pinprick eye and a yantra you need good light to admire. It is hollow underneath, where the hallmark sits. People keep it in the locker with the gold, in the till, or in a purse wrapped in red cloth. At a wedding in Gujarat you will see it among the gifts laid out for the bride. Because silver answers to sulphur in the air it darkens; toothpaste is too harsh, chalk is right.',
      'मोम-साँचे से ढला 12 ग्राम का 925 चाँदी का छोटा कछुआ, नीचे हॉलमार्क सहित। तिजोरी, गल्ले या बटुए में लाल वस्त्र में रखा जाता है। खड़िया से साफ़ करें, टूथपेस्ट से नहीं।',
    ],
    words: 'silver turtle, chandi ka kachua, चाँदी का कछुआ, small kachua, locker turtle',
    tags: 'silver, locker, wedding',
    sub: 'Small',
    brand: 'Mudrika',
    how: [
      ['Wrap in red cloth with a grain of rice.', 'चावल के दाने के साथ लाल वस्त्र में लपेटें।'],
      recite('lakshmi', 'Friday', 11),
      placeAt('among valuables, head inward', 'मूल्यवान वस्तुओं के बीच, मुख भीतर की ओर'),
    ],
    gains: [
      ['Kept with valuables as a quiet guard.', 'मूल्यवान वस्तुओं के साथ मौन प्रहरी।'],
      ['A classic gift to a bride.', 'वधू के लिए पारंपरिक उपहार।'],
      ['Believed to help savings stay.', 'माना जाता है कि बचत टिकाने में सहायक है।'],
    ],
    days: ['Friday'],
    tax: 'jewellery',
    offer: { price: 2350, quantity: 18 },
  },
  {
    slug: 'meru-kachua-gold-plated',
    name: ['Meru Kachua, Gold-Plated', 'मेरु कछुआ, स्वर्ण मंडित'],
    mini: ['Large gilded tortoise under a three-dimensional yantra.', 'मेरु यंत्र धारण किए बड़ा स्वर्ण मंडित कछुआ।'],
    text: [
      'Here the Sri Yantra rises into a mountain, the Meru, in nine terraces, and the tortoise bears it as he bore Mandara. Panchdhatu casting, nine inches long, close to three kilograms, plated with 24 karat gold and polished between the terraces with a bamboo stick because no wheel can reach. It needs a table of its own. We make it in batches of five for new showrooms and temples in apartment buildings; one from the last batch remains. Dust with a soft brush, never with cloth.',
      'नौ सोपानों में उठा मेरु श्री यंत्र और उसे धारण करता कछुआ, पंचधातु में ढला, 24 कैरेट सोने से मंडित, लगभग तीन किलो। पाँच-पाँच के समूह में बनता है और अभी एक ही शेष है।',
    ],
    words: 'meru kachua, मेरु कछुआ, meru shri yantra, large turtle, gold plated turtle',
    tags: 'meru, showroom, gold-plated, large',
    sub: 'Large',
    brand: 'Shilpkar',
    how: [
      ['Install on a Friday morning of the bright fortnight.', 'शुक्ल पक्ष के शुक्रवार की सुबह स्थापित करें।'],
      placeAt('on a firm table in the north-east, facing west', 'ईशान कोण में दृढ़ मेज़ पर, पश्चिम की ओर मुख करके'),
      recite('lakshmi', 'Friday'),
      ['Dust with a soft brush.', 'मुलायम ब्रश से धूल हटाएँ।'],
    ],
    gains: [
      ['Worshipped in showrooms and large households.', 'शोरूम और बड़े परिवारों में पूजा जाता है।'],
      ['Joins Kurma and Sri Yantra in one form.', 'कूर्म और श्री यंत्र का एक रूप।'],
      ['Believed to give weight to a new venture.', 'माना जाता है कि नए उद्यम को स्थिरता देता है।'],
    ],
    days: ['Friday'],
    tax: 'brass',
    offer: { price: 11800, quantity: 1 },
  },
  {
    slug: 'brass-kachua-desk',
    name: ['Desk Kachua, Brass', 'मेज़ का कछुआ, पीतल'],
    mini: ['Three-inch paperweight tortoise in satin brass.', 'साटन पीतल का तीन इंच का पेपरवेट कछुआ।'],
    text: [
      'A tortoise for people who have papers. Three inches of satin-finished brass with a felt belly, heavy enough to hold a court file open under a fan, small enough to pass as decoration in an office that frowns on altars. The yantra on its back is engraved fine and left unfilled. It is sand cast at Aligarh, the lock town, where brass workers learn early to make edges that do not cut. Students of chartered accountancy buy more of these than anyone, which we cannot explain.',
      'तीन इंच का साटन पीतल कछुआ, नीचे नमदा लगा, फ़ाइल दबाने जितना भारी। अलीगढ़ में ढला। कार्यालय की मेज़ पर उत्तर दिशा में रखा जा सकता है।',
    ],
    words: 'desk turtle, paperweight kachua, कछुआ पेपरवेट, chhota kachua, office vastu',
    tags: 'office, desk, brass, gift',
    sub: 'Small',
    brand: 'Aangan',
    how: [
      placeAt('on the north side of the desk', 'मेज़ के उत्तर भाग में'),
      ['Turn the head towards your chair.', 'मुख अपनी कुर्सी की ओर रखें।'],
      recite('ganesh', 'Wednesday', 11),
    ],
    gains: [
      ['A reminder to go on slowly.', 'धीरे-धीरे बढ़ते रहने की याद।'],
      ['Holds papers under a fan.', 'पंखे के नीचे कागज़ सँभालता है।'],
      ['Believed to favour steady promotion.', 'माना जाता है कि क्रमशः उन्नति में शुभ है।'],
    ],
    days: ['Wednesday'],
    tax: 'brass',
    offer: { price: 480, quantity: 75 },
  },
  {
    slug: 'kachua-family-three',
    name: ['Kachua Trio, Brass', 'कछुआ त्रयी, पीतल'],
    mini: ['Three tortoises in one line: small, medium, large.', 'एक पंक्ति में तीन कछुए: छोटा, मध्यम, बड़ा।'],
    text: [
      'Sold singly or as a trio, these follow one another along a window sill as tortoises do on a river bank. All three are cast from the same pattern at two, four and seven inches and finished with an antique wash that settles in the grooves and leaves the high parts bright. The large one opens: the shell lifts on a hinge, and there is room inside for cardamom, coins or a letter. In Vastu the line should walk into the house, never out of it.',
      'दो, चार और सात इंच के कछुए, एक ही साँचे के, प्राचीन आभा में। सबसे बड़े का खोल खुलता है। वास्तु में पंक्ति का मुख घर के भीतर की ओर रखा जाता है।',
    ],
    words: 'kachua set, turtle family, कछुआ सेट, three turtles, vastu turtle set',
    tags: 'vastu, set, brass',
    sub: 'Large',
    brand: 'Aangan',
    how: [
      placeAt('in a line on the north side, heads pointing inward', 'उत्तर दिशा में पंक्ति में, मुख भीतर की ओर'),
      gangaDip,
      ['Wipe with a dry cloth on Fridays.', 'शुक्रवार को सूखे कपड़े से पोंछें।'],
    ],
    gains: [
      ['A sign of three generations together.', 'तीन पीढ़ियों के साथ का प्रतीक।'],
      ['The large one keeps small treasures.', 'बड़ा कछुआ छोटी निधियाँ सँभालता है।'],
      ['Believed to bless family ties.', 'माना जाता है कि पारिवारिक संबंधों को मंगल देती है।'],
    ],
    days: ['Thursday'],
    tax: 'brass',
    offer: {
      sku: 'TUR-TRIO',
      variants: [
        ['Small, 2 inch', 120, 320, 40],
        ['Medium, 4 inch', 410, 980, 22],
        ['Large, 7 inch', 1150, 2450, 6],
        ['Set of three', 1680, 3490, 4, 'default'],
      ],
    },
  },
];

/** Tortoises for the north side of house, desk and shop. */
export const turtle = shelf('Turtle', drafts);
