import { type Draft, shelf } from './draft.ts';
import { dryCloth, gangaDip, placeAt, recite } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'amethyst-pyramid',
    name: ['Amethyst Pyramid', 'जमुनिया पिरामिड'],
    mini: [
      'Polished amethyst pyramid for the study or the bedside.',
      'अध्ययन कक्ष या सिरहाने के लिए पॉलिश किया पिरामिड।',
    ],
    text: [
      'Cut at Khambhat from a single piece of banded amethyst, fifty-five millimetres along the base, with the slope of the great pyramid because the cutter’s grandfather liked it so. Violet runs in chevrons through milky quartz, no two alike, and the base is left frosted so that it does not slide. People put it where they read or sleep. If the sun reaches that place after noon, turn it now and then; the purple is iron and light, and it fades with years of glare.',
      'खंभात में धारीदार जमुनिया के एक ही टुकड़े से तराशा, आधार 55 मिमी, नीचे से खुरदरा ताकि फिसले नहीं। पढ़ने या सोने के स्थान पर रखा जाता है। तेज़ धूप से बचाएँ।',
    ],
    words: 'amethyst pyramid, jamunia pyramid, जमुनिया पिरामिड, purple pyramid, crystal pyramid',
    tags: 'study, bedside, violet',
    sub: 'Crystal',
    brand: 'Prana',
    how: [
      gangaDip,
      placeAt('with one face to the north', 'एक फलक उत्तर की ओर करके'),
      ['Sit before it for five quiet minutes.', 'पाँच मिनट शांत होकर सामने बैठें।'],
    ],
    gains: [
      ['Kept near books or bed for calm.', 'पुस्तकों या शय्या के पास शांति हेतु रखा जाता है।'],
      ['Each has its own banding.', 'हर एक की धारियाँ अलग हैं।'],
      ['Believed to help in settling to sleep.', 'माना जाता है कि नींद में उतरने में सहायक है।'],
    ],
    days: ['Saturday', 'Thursday'],
    pictures: [
      { kind: 'pyramid', stone: 'amethyst' },
      { kind: 'gem', stone: 'amethyst', cut: 'cabochon' },
    ],
    tax: 'stoneArticle',
    offer: { price: 1899, quantity: 8 },
  },
  {
    slug: 'rose-quartz-pyramid',
    name: ['Rose Quartz Pyramid', 'रोज़ क्वार्ट्ज़ पिरामिड'],
    mini: ['Blush stone for the shared room.', 'साझे कक्ष के लिए गुलाबी पत्थर।'],
    text: [
      'Odisha rose quartz, a little cloudier than the Madagascar kind and a little pinker, cut to fifty millimetres and polished on felt. Held against a lamp it shows a faint six-rayed star, because of the same needles that make it pink. In Vastu the south-west of the bedroom belongs to relationship, and that is where most of these go, in twos. Wash with plain water. It is quartz and will outlast furniture; only its point is delicate, so set it away from the table’s edge.',
      'ओडिशा का गुलाबी स्फटिक, 50 मिमी, दीपक के सामने हल्का षट्कोणीय तारा दिखता है। वास्तु में शयनकक्ष का नैऋत्य कोण संबंधों का माना गया है। नोक को चोट से बचाएँ।',
    ],
    words: 'rose quartz pyramid, gulabi pyramid, गुलाबी पिरामिड, love pyramid, रोज़ क्वार्ट्ज़',
    tags: 'vastu, relationship, pink',
    sub: 'Crystal',
    brand: 'Prana',
    how: [
      gangaDip,
      placeAt('in the south-west of the bedroom', 'शयनकक्ष के नैऋत्य कोण में'),
      recite('shukra', 'Friday', 11),
    ],
    gains: [
      ['Kept for affection at home.', 'घर में स्नेह के लिए रखा जाता है।'],
      ['A hidden star appears under a lamp.', 'दीपक में छिपा तारा दिखता है।'],
      ['Believed to soften hard words.', 'माना जाता है कि कठोर शब्द कोमल करता है।'],
    ],
    days: ['Friday'],
    pictures: [
      { kind: 'pyramid', stone: 'rose' },
      { kind: 'gem', stone: 'rose', cut: 'cabochon', seed: 4 },
    ],
    tax: 'stoneArticle',
    offer: {
      sku: 'PYD-ROSE',
      variants: [
        ['30 mm', 45, 490, 40],
        ['50 mm', 160, 1290, 19, 'default'],
        ['75 mm', 520, 3150, 2],
      ],
    },
  },
  {
    slug: 'sphatik-clear-pyramid',
    name: ['Sphatik Pyramid', 'स्फटिक पिरामिड'],
    mini: ['Clear quartz with rainbows along its veils.', 'भीतर इंद्रधनुष लिए स्वच्छ स्फटिक।'],
    text: [
      'When a crystal is strained while growing, thin fractures close inside it and later catch the light in colours. Buyers used to send such pieces back; now they ask for them. These pyramids are cut from Himalayan quartz with at least one such veil, forty-five millimetres at the base. Glass has none, and bubbles in glass are round. Put it where the morning reaches, and the wall opposite will do the rest. It is kept for clear thought and on many altars beside the lamp.',
      'हिमालयी स्फटिक, भीतर प्राकृतिक दरारों में इंद्रधनुषी चमक, 45 मिमी। काँच में ऐसी परतें नहीं होतीं। सुबह की धूप आती हो वहाँ रखें। स्पष्ट विचार के लिए रखा जाता है।',
    ],
    words: 'sphatik pyramid, clear quartz pyramid, स्फटिक पिरामिड, crystal pyramid, safatik',
    tags: 'altar, clarity, rainbow',
    sub: 'Crystal',
    brand: 'Himveda',
    how: [
      gangaDip,
      placeAt('in the north-east, where morning light falls', 'ईशान कोण में, जहाँ सुबह का प्रकाश आए'),
      ['Wash when dust dulls it.', 'धूल जमने पर धो लें।'],
    ],
    gains: [
      ['Kept on altars beside the lamp.', 'पूजा में दीप के पास रखा जाता है।'],
      ['Natural veils prove the stone.', 'प्राकृतिक परतें पत्थर की पहचान हैं।'],
      ['Believed to clear a clouded mind.', 'माना जाता है कि धुँधले मन को निर्मल करता है।'],
    ],
    days: ['Monday', 'Friday'],
    pictures: [
      { kind: 'pyramid', stone: 'diamond' },
      { kind: 'gem', stone: 'diamond', cut: 'asscher' },
    ],
    tax: 'stoneArticle',
    offer: { price: 1550, quantity: 16 },
  },
  {
    slug: 'nine-pyramid-vastu-plate-brass',
    name: ['Nine-Point Vastu Plate', 'नौ बिंदु वास्तु पट्ट'],
    mini: ['Brass plate with pyramid points for a doorway.', 'द्वार के लिए पिरामिड बिंदुओं वाला पीतल पट्ट।'],
    text: [
      'A brass plate of five inches with nine raised points in three rows, each numbered in Devanagari so that every row and column comes to fifteen. Vastu consultants fix such plates above a door that opens in an unlucky quarter, when moving the door would mean moving a wall. It has four screw holes and is lacquered, since it lives outdoors. We make no claim about quarters of the compass; it is well cast, the arithmetic is right, and it looks handsome above a lintel.',
      'पाँच इंच का पीतल पट्ट, नौ उठे बिंदु, हर पंक्ति का योग 15। जहाँ द्वार बदलना संभव न हो वहाँ वास्तु सलाहकार इसे ऊपर लगवाते हैं। चार पेच छेद और बाहर के लिए परत सहित।',
    ],
    words: 'vastu pyramid, वास्तु पिरामिड, nine pyramid, navgrah pyramid plate, vastu dosh',
    tags: 'vastu, door, brass',
    sub: 'Metal',
    brand: 'Shilpkar',
    how: [
      dryCloth,
      placeAt('above the lintel, inside or out', 'चौखट के ऊपर, भीतर या बाहर'),
      recite('ganesh', 'Wednesday', 9),
    ],
    gains: [
      ['Used where a door cannot be moved.', 'जहाँ द्वार न बदल सके, वहाँ प्रयुक्त।'],
      ['Sums to fifteen each way.', 'हर ओर योग पंद्रह।'],
      ['Believed to settle a threshold.', 'माना जाता है कि देहरी को स्थिर करता है।'],
    ],
    days: ['Wednesday', 'Sunday'],
    pictures: [
      {
        kind: 'gridYantra',
        metal: 'brass',
        rows: [
          [6, 1, 8],
          [7, 5, 3],
          [2, 9, 4],
        ],
      },
      { kind: 'pyramid', stone: 'citrine' },
    ],
    tax: 'brass',
    offer: { price: 890, quantity: 34 },
  },
  {
    slug: 'tiger-eye-pyramid-desk',
    name: ['Tiger Eye Pyramid', 'टाइगर आई पिरामिड'],
    mini: ['Golden-brown stone with a moving band.', 'चलती चमक वाला सुनहरा भूरा पत्थर।'],
    text: [
      'Turn it and a band of light walks up one face and down the next, as if someone carried a lamp around inside. The stone is South African tiger eye, cut so that the fibres lie level with the base, forty millimetres. It is the pyramid for desks where decisions are made; a retired judge in Allahabad bought six for his former clerks. Undyed. The darker streaks are iron, and if a magnet pulls at it very faintly, that is right.',
      'दक्षिण अफ़्रीका का टाइगर आई, 40 मिमी, घुमाने पर फलक पर प्रकाश की पट्टी चलती है। बिना रंगाई। निर्णय लेने वाली मेज़ों के लिए चुना जाता है।',
    ],
    words: 'tiger eye pyramid, टाइगर आई पिरामिड, vyaghra netra, desk pyramid, brown pyramid',
    tags: 'desk, decisions, golden',
    sub: 'Decorative',
    brand: 'Prana',
    how: [
      gangaDip,
      placeAt('in front of you on the desk, a little to the right', 'मेज़ पर सामने, थोड़ा दाईं ओर'),
      recite('surya', 'Sunday', 11),
    ],
    gains: [
      ['Kept where decisions are made.', 'जहाँ निर्णय होते हैं, वहाँ रखा जाता है।'],
      ['The moving band rests the eyes.', 'चलती चमक आँखों को विश्राम देती है।'],
      ['Believed to lend firmness.', 'माना जाता है कि दृढ़ता देता है।'],
    ],
    days: ['Sunday', 'Tuesday'],
    pictures: [
      { kind: 'pyramid', stone: 'tiger' },
      { kind: 'gem', stone: 'tiger', cut: 'cabochon', seed: 3 },
    ],
    tax: 'stoneArticle',
    offer: { price: 950, quantity: 27 },
  },
  {
    slug: 'black-onyx-pyramid',
    name: ['Onyx Pyramid', 'काला हकीक पिरामिड'],
    mini: ['Dark, still stone for entrance or terrace.', 'प्रवेश या छत के लिए काला, स्थिर पत्थर।'],
    text: [
      'Sixty millimetres of blackened agate with a mirror polish in which the room appears upside down. The dye is the old sugar-and-acid kind and does not come off. It is set by the entrance in some houses, on the terrace in others, in the direction of whatever troubles the owner: a crossroads, a transformer, a difficult neighbour. We suggest also talking to the neighbour. Heavy enough to stop a door, and often used for that by the second year.',
      'साठ मिमी का काला किया हुआ हकीक, दर्पण जैसी चमक, रंग पक्का। कुछ घरों में प्रवेश पर, कुछ में छत पर रखा जाता है। दरवाज़ा थामने जितना भारी।',
    ],
    words: 'onyx pyramid, black pyramid, काला पिरामिड, hakik pyramid, हकीक पिरामिड, shani pyramid',
    tags: 'entrance, shani, black',
    sub: 'Decorative',
    brand: 'Prana',
    how: [
      dryCloth,
      placeAt('near the entrance, on the left as you go in', 'प्रवेश के पास, भीतर जाते समय बाईं ओर'),
      recite('shani', 'Saturday', 11),
    ],
    gains: [
      ['Kept as a quiet guard at the door.', 'द्वार पर मौन प्रहरी।'],
      ['Fast, even black.', 'पक्का, एकसार काला।'],
      ['Believed to absorb unease.', 'माना जाता है कि बेचैनी सोख लेता है।'],
    ],
    days: ['Saturday'],
    pictures: [
      { kind: 'pyramid', stone: 'onyx' },
      { kind: 'gem', stone: 'onyx', cut: 'emerald' },
    ],
    tax: 'stoneArticle',
    offer: { price: 1190, quantity: 12 },
  },
  {
    slug: 'lapis-pyramid-large',
    name: ['Lapis Pyramid, Large', 'लाजवर्द पिरामिड, बड़ा'],
    mini: ['Night blue with gold specks, a single piece.', 'सुनहरे कणों वाला रात्रि-नीला, एक ही नग।'],
    text: [
      'Eight hundred and forty grams from one boulder of Badakhshan lapis, ninety millimetres at the base. One face is almost pure blue, the opposite crossed by a river of calcite, and pyrite lies over both like stars over a town. The cutter at Khambhat asked twice if we were sure, since lapis of this size is usually sawn for beads. There is no dye and no wax. It would suit a library, an observatory or anyone who misses the night sky of the village.',
      'बदख्शाँ के एक ही शिलाखंड से 840 ग्राम, आधार 90 मिमी। एक फलक गहरा नीला, दूसरे पर श्वेत धारा, और सुनहरे कण तारों जैसे। बिना रंग और मोम के, केवल एक नग।',
    ],
    words: 'lapis pyramid, lajward pyramid, लाजवर्द पिरामिड, blue pyramid, large pyramid',
    tags: 'collector, study, blue',
    sub: 'Crystal',
    brand: 'Himveda',
    how: [
      dryCloth,
      placeAt('on felt, out of direct sun', 'नमदे पर, सीधी धूप से दूर'),
      recite('saraswati', 'Thursday', 11),
    ],
    gains: [
      ['Kept for depth of thought.', 'विचार की गहराई के लिए रखा जाता है।'],
      ['One boulder, one piece.', 'एक शिला, एक नग।'],
      ['Believed to favour study and music.', 'माना जाता है कि अध्ययन और संगीत में शुभ है।'],
    ],
    days: ['Thursday', 'Saturday'],
    pictures: [
      { kind: 'pyramid', stone: 'lapis' },
      { kind: 'gem', stone: 'lapis', cut: 'cabochon' },
    ],
    tax: 'stoneArticle',
    offer: { price: 7900, quantity: 1 },
  },
];

/** Stone and metal pyramids. */
export const pyramids = shelf('Pyramids', drafts);
