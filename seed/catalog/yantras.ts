import { type Draft, shelf } from './draft.ts';
import { dhoopSmoke, dryCloth, gangaDip, mantra, placeAt, recite } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'sri-yantra-gold-plated',
    name: ['Sri Yantra, Gold-Plated', 'श्री यंत्र, स्वर्ण मंडित'],
    mini: [
      'Hand-finished 6 inch plate with all forty-three triangles engraved.',
      'छह इंच की पट्टिका, तैंतालीस त्रिकोण उत्कीर्ण।',
    ],
    text: [
      'Nine triangles interlock to make forty-three, and a Sri Yantra is only as good as the points where three lines meet. We had ours drawn afresh for this plate, so that every crossing closes, then engraved on brass, plated with 24 karat gold and finished by hand at Moradabad. The six inch size fits a shelf altar; a folding stand is in the box. It is worshipped in homes and shops as the seat of Lalita Tripurasundari and of Lakshmi, most of all on Fridays and on Diwali night.',
      'नौ त्रिकोणों से बने तैंतालीस त्रिकोण, हर संधि सटीक मिलती हुई। मुरादाबाद में पीतल पर उत्कीर्ण और 24 कैरेट सोने से मंडित, मोड़ने योग्य स्टैंड सहित। शुक्रवार और दीपावली पर विशेष पूजा होती है।',
    ],
    words: 'sri yantra, shree yantra, shri yantra, श्री यंत्र, श्रीयंत्र, lakshmi yantra, sri chakra',
    tags: 'lakshmi, altar, diwali, gold-plated',
    sub: 'Shree Yantra',
    brand: 'Shilpkar',
    how: [
      dryCloth,
      placeAt('facing east in the puja room or north-east corner', 'पूजा कक्ष या ईशान कोण में पूर्व की ओर मुख करके'),
      recite('lakshmi', 'Friday'),
      ['Offer kumkum at the centre point, the bindu.', 'मध्य बिंदु पर कुमकुम अर्पित करें।'],
    ],
    gains: [
      ['Worshipped for prosperity with order.', 'व्यवस्था सहित समृद्धि के लिए पूजा जाता है।'],
      ['A drawing to rest the eyes on in meditation.', 'ध्यान में दृष्टि टिकाने का आधार।'],
      ['Believed to bless a new house or shop.', 'माना जाता है कि नए घर या दुकान को मंगल देता है।'],
    ],
    days: ['Friday'],
    tax: 'brass',
    offer: { sku: 'YAN-SRIG', variants: [['6 inch', 310, 1499, 57, 'default']] },
  },
  {
    slug: 'kuber-yantra-copper',
    name: ['Kuber Yantra, Copper', 'कुबेर यंत्र, ताँबा'],
    mini: [
      'The 72-sum square of Kuber, etched on a solid copper plate.',
      'कुबेर का 72 योग वाला वर्ग, ठोस ताँबे पर उत्कीर्ण।',
    ],
    text: [
      'Add any row, column or diagonal of this square and you get 72, the number of Kuber, keeper of the treasure of the gods. The figures are in Devanagari, etched deep enough to take kumkum and be cleaned again, on a plate of pure copper a full millimetre thick. Copper darkens; rub it with tamarind or lemon and it comes back like new, which is part of its weekly care. Shopkeepers stand it by the cash box, and at home it goes on the north wall.',
      'इस वर्ग की हर पंक्ति, स्तंभ और विकर्ण का योग 72 है, जो कुबेर की संख्या है। एक मिमी मोटे शुद्ध ताँबे पर गहरा उत्कीर्ण। दुकान में गल्ले के पास और घर में उत्तर दिशा में रखा जाता है।',
    ],
    words: 'kuber yantra, kubera, कुबेर यंत्र, dhan yantra, धन यंत्र, copper yantra, 72 yantra',
    tags: 'kuber, copper, shop, north wall',
    sub: 'Kuber Yantra',
    brand: 'Shilpkar',
    how: [
      ['Clean with lemon and salt, rinse and dry.', 'नींबू और नमक से साफ़ करें, धोकर सुखा लें।'],
      placeAt('on the north side, or near the cash box', 'उत्तर दिशा में या गल्ले के पास'),
      recite('kuber', 'Thursday', 21),
    ],
    gains: [
      ['Worshipped by traders at the start of the day.', 'व्यापारी दिन के आरंभ में इसकी पूजा करते हैं।'],
      ['Believed to help in keeping what is earned.', 'माना जाता है कि कमाई सँभालने में सहायक है।'],
      ['A traditional gift for the opening of a shop.', 'दुकान के शुभारंभ का पारंपरिक उपहार।'],
    ],
    days: ['Thursday', 'Friday'],
    tax: 'copper',
    offer: { price: 799, quantity: 73 },
  },
  {
    slug: 'sri-yantra-copper-pocket',
    name: ['Sri Yantra, Copper', 'श्री यंत्र, ताँबा'],
    mini: ['Solid copper plate in three sizes, from wallet to wall.', 'ठोस ताँबे की पट्टिका, तीन आकारों में।'],
    text: [
      'The same careful drawing as our gold-plated plate, on plain copper and without polish lacquer, for those who like to clean their yantra themselves. The smallest is a two inch square with rounded corners that slips behind the cards in a wallet. The middle one stands on a desk, the large one has four holes for the wall. Copper is the metal named for yantras in the old manuals, after gold and silver, and it ages to a warm brown that makes the lines easier to read.',
      'स्वर्ण मंडित पट्टिका जैसी ही सटीक रचना, शुद्ध ताँबे पर। सबसे छोटा बटुए में, मध्यम मेज़ पर और बड़ा दीवार पर रखने योग्य। समय के साथ ताँबा गहरा होता है और रेखाएँ उभरती हैं।',
    ],
    words: 'sri yantra copper, shree yantra, ताँबा श्री यंत्र, tamba yantra, pocket yantra, wallet yantra',
    tags: 'lakshmi, copper, wallet',
    sub: 'Shree Yantra',
    brand: 'Kashi Dhatu',
    how: [
      gangaDip,
      ['Mark the four corners with sandal paste.', 'चारों कोनों पर चंदन लगाएँ।'],
      recite('lakshmi', 'Friday', 21),
      [
        'Carry the small one in a clean pocket, never the back one.',
        'छोटा यंत्र स्वच्छ जेब में रखें, पीछे की जेब में नहीं।',
      ],
    ],
    gains: [
      ['Carried for steadiness in money matters.', 'धन के मामलों में स्थिरता के लिए साथ रखा जाता है।'],
      ['Copper is the classic metal of yantras.', 'ताँबा यंत्रों की पारंपरिक धातु है।'],
      ['Believed to bless a work table.', 'माना जाता है कि कार्य-मेज़ को शुभता देता है।'],
    ],
    days: ['Friday'],
    tax: 'copper',
    offer: {
      sku: 'YAN-SRIC',
      variants: [
        ['2 inch', 28, 249, 140],
        ['4 inch', 110, 649, 48, 'default'],
        ['9 inch', 560, 2650, 7],
      ],
    },
  },
  {
    slug: 'maha-lakshmi-yantra-brass',
    name: ['Maha Lakshmi Yantra', 'महालक्ष्मी यंत्र'],
    mini: [
      'Brass plate with lotus border for the evening lamp.',
      'संध्या दीप के लिए कमल किनारी वाली पीतल पट्टिका।',
    ],
    text: [
      'A square of numbers inside eight lotus petals, engraved on brass by a workshop in Varanasi that has made temple vessels since 1961. The petals stand for the eight forms of Lakshmi, of grain, courage, children, learning and the rest. It measures five inches, has a bevelled rim, and comes with a small packet of kumkum and a printed page with the mantra in both scripts. Women of the house usually keep it; it is taken down, washed and set again on Sharad Purnima.',
      'आठ कमल-दलों में अंकों का वर्ग, वाराणसी की पुरानी कार्यशाला में पीतल पर उत्कीर्ण। आठ दल अष्टलक्ष्मी के प्रतीक हैं। कुमकुम और मंत्र-पत्र साथ आता है।',
    ],
    words: 'maha lakshmi yantra, mahalaxmi yantra, महालक्ष्मी यंत्र, laxmi yantra, ashtalakshmi',
    tags: 'lakshmi, brass, evening puja',
    sub: 'Maha Lakshmi Yantra',
    brand: 'Kashi Dhatu',
    how: [
      ['Bathe with rose water and dry on the first Friday.', 'पहले शुक्रवार को गुलाब जल से स्नान कराकर सुखाएँ।'],
      placeAt('on a red cloth, facing the evening lamp', 'लाल वस्त्र पर, संध्या दीप के सामने'),
      recite('lakshmi', 'Friday'),
    ],
    gains: [
      ['Worshipped for plenty in the household.', 'घर की संपन्नता के लिए पूजा जाता है।'],
      ['Brings the eight Lakshmis together in one plate.', 'अष्टलक्ष्मी को एक पट्टिका में जोड़ता है।'],
      ['Believed to favour careful housekeeping.', 'माना जाता है कि गृह-व्यवस्था में शुभ है।'],
    ],
    days: ['Friday'],
    tax: 'brass',
    offer: { price: 949, quantity: 36 },
  },
  {
    slug: 'silver-sri-yantra-coin-plate',
    name: ['Sri Yantra, 999 Silver', 'श्री यंत्र, 999 चाँदी'],
    mini: ['Fine silver plate with hallmark, for altar or locker.', 'हॉलमार्क सहित शुद्ध चाँदी की पट्टिका।'],
    text: [
      'Silver of 999 fineness, hallmarked on the back with weight and assay mark, struck rather than cast so that the lines are crisp enough to read with a fingertip. Each plate is sealed in a clear capsule to keep it from tarnish; open it on the day you install it. Families buy the 20 gram plate for Dhanteras and the 50 gram one for a wedding chest. The price follows the silver rate on the day we buy the metal, not the day you look, so it changes only with each new batch.',
      '999 शुद्धता की चाँदी, पीछे वज़न और हॉलमार्क सहित, ठप्पे से बनी स्पष्ट रेखाओं के साथ। धनतेरस और विवाह में लिया जाता है। स्थापना के दिन ही डिब्बी खोलें।',
    ],
    words: 'silver sri yantra, chandi shree yantra, चाँदी श्री यंत्र, dhanteras, धनतेरस, 999 silver',
    tags: 'silver, dhanteras, wedding',
    sub: 'Shree Yantra',
    brand: 'Mudrika',
    how: [
      dryCloth,
      placeAt('in the locker or on the altar, on a white cloth', 'तिजोरी या पूजा स्थान में सफ़ेद वस्त्र पर'),
      recite('lakshmi', 'Friday', 51),
    ],
    gains: [
      ['Bought on Dhanteras as an auspicious metal.', 'धनतेरस पर शुभ धातु के रूप में लिया जाता है।'],
      ['Kept as a store of value as well as a blessing.', 'आशीर्वाद के साथ मूल्यवान धरोहर भी।'],
      ['Believed to invite Lakshmi to stay.', 'माना जाता है कि लक्ष्मी का वास कराता है।'],
    ],
    days: ['Friday'],
    tax: 'jewellery',
    offer: {
      sku: 'YAN-SRIS',
      variants: [
        ['10 g', 10, 1850, 22],
        ['20 g', 20, 3590, 13, 'default'],
        ['50 g', 50, 8700, 2],
      ],
    },
  },
  {
    slug: 'navagraha-yantra-copper',
    name: ['Navagraha Yantra', 'नवग्रह यंत्र'],
    mini: ['Nine small squares for nine grahas on one copper sheet.', 'एक ताम्र पट्ट पर नौ ग्रहों के नौ वर्ग।'],
    text: [
      'Nine magic squares share one sheet, Surya at the centre with the others around him in the order of a temple navagraha platform. Each has its own sum, fifteen for Surya up to thirty-nine for Ketu, so the plate is also a lesson in arithmetic that children enjoy checking. The copper is 0.8 millimetre, backed with felt so that it does not mark the altar. Families who cannot settle which single graha to honour choose this one, and so do those who have moved house and start a new altar.',
      'नौ वर्ग एक ही ताम्र पट्ट पर, मध्य में सूर्य और चारों ओर शेष ग्रह मंदिर के क्रम में। हर वर्ग का अपना योग है, 15 से 39 तक। नए घर के पूजा स्थान के लिए उपयुक्त।',
    ],
    words: 'navagraha yantra, navgrah yantra, नवग्रह यंत्र, nine planets, graha shanti',
    tags: 'navagraha, copper, household',
    sub: '',
    brand: 'Shilpkar',
    how: [
      ['Clean with tamarind water and dry at once.', 'इमली के पानी से साफ़ कर तुरंत सुखाएँ।'],
      placeAt(
        'flat or leaning, with Surya in the middle facing east',
        'सपाट या टिकाकर, मध्य का सूर्य पूर्व की ओर',
      ),
      mantra('surya', 9),
      ['Offer one grain of each navadhanya when you can.', 'संभव हो तो नवधान्य का एक-एक दाना अर्पित करें।'],
    ],
    gains: [
      ['Worshipped for balance among all nine grahas.', 'सभी नौ ग्रहों के संतुलन के लिए पूजा जाता है।'],
      ['Chosen when a new altar is begun.', 'नया पूजा स्थान बनाते समय चुना जाता है।'],
      ['Believed to smooth a mixed dasha.', 'माना जाता है कि मिश्रित दशा को सहज बनाता है।'],
    ],
    days: ['Sunday', 'Saturday'],
    tax: 'copper',
    offer: { price: 1150, quantity: 19 },
  },
  {
    slug: 'shani-yantra-panchdhatu',
    name: ['Shani Yantra, Panchdhatu', 'शनि यंत्र, पंचधातु'],
    mini: ['Square of thirty-three for Saturday prayer.', 'शनिवार की प्रार्थना के लिए 33 योग का वर्ग।'],
    text: [
      'Shani’s square runs from seven to fifteen and sums to thirty-three in every direction. It is cast here in panchdhatu, five metals melted together by a founder at Swamimalai who works from wax, so no two plates have quite the same edge. The weight surprises people: four hundred grams for three inches. It is set up on a Saturday with sesame oil and blue flowers, and kept low, near the ground, as befits a graha who walks slowly. Those in Sade Sati ask for it more than any other.',
      'शनि का 33 योग वाला वर्ग, स्वामीमलै के शिल्पी द्वारा मोम-साँचे से पंचधातु में ढला। शनिवार को तिल के तेल और नीले फूलों से स्थापित किया जाता है। साढ़े साती में इसकी माँग अधिक रहती है।',
    ],
    words: 'shani yantra, शनि यंत्र, sade sati, साढ़े साती, saturn yantra, panchdhatu',
    tags: 'shani, panchdhatu, saturday',
    sub: '',
    brand: 'Kashi Dhatu',
    how: [
      ['Wipe with sesame oil before sunrise on Saturday.', 'शनिवार को सूर्योदय से पहले तिल के तेल से पोंछें।'],
      recite('shani', 'Saturday', 23),
      placeAt('low, facing west', 'नीचे स्थान पर, पश्चिम की ओर मुख करके'),
    ],
    gains: [
      ['Worshipped for patience in Sade Sati.', 'साढ़े साती में धैर्य के लिए पूजा जाता है।'],
      ['Believed to reward regular effort.', 'माना जाता है कि नियमित परिश्रम का फल देता है।'],
      ['Kept by those who work with iron and oil.', 'लोहे और तेल का काम करने वाले रखते हैं।'],
    ],
    days: ['Saturday'],
    tax: 'brass',
    offer: { price: 2250, quantity: 0 },
  },
  {
    slug: 'vyapar-vriddhi-yantra',
    name: ['Vyapar Vriddhi Yantra', 'व्यापार वृद्धि यंत्र'],
    mini: ['Framed brass yantra for the shop counter.', 'दुकान के काउंटर के लिए फ़्रेम में जड़ा यंत्र।'],
    text: [
      'For the counter, the office shelf or the packing table: a brass yantra of growth in trade, set behind glass in a sheesham frame with a strut at the back. The plate shows Ganesha’s seed syllable in the middle and a number square around it. Traders in Johari Bazaar open their books with it on the first day of the new account year. The glass keeps dust and oil off, so it needs no washing, only a wick and a flower. Frame size seven by nine inches.',
      'शीशम के फ़्रेम और काँच में जड़ा पीतल का यंत्र, मध्य में गणेश का बीज-अक्षर। नए खाते के पहले दिन व्यापारी इसे सामने रखकर बही खोलते हैं। काँच के कारण धोने की आवश्यकता नहीं।',
    ],
    words: 'vyapar vriddhi yantra, vyapar yantra, व्यापार वृद्धि यंत्र, business yantra, shop yantra, dukan',
    tags: 'trade, framed, office',
    sub: 'Kuber Yantra',
    brand: 'Shilpkar',
    how: [
      dhoopSmoke,
      placeAt(
        'at eye level where you sit to work, facing the door',
        'जहाँ बैठकर काम करें वहाँ आँख की ऊँचाई पर, द्वार की ओर',
      ),
      recite('ganesh', 'Wednesday', 21),
    ],
    gains: [
      ['Worshipped at the opening of account books.', 'बही-खाता आरंभ करते समय पूजा जाता है।'],
      ['Believed to favour honest growth.', 'माना जाता है कि ईमानदार वृद्धि में शुभ है।'],
      ['A fitting gift to someone who opens a shop.', 'दुकान खोलने वाले के लिए उचित उपहार।'],
    ],
    days: ['Wednesday'],
    tax: 'brass',
    offer: { price: 1950, quantity: 11 },
  },
];

/** Engraved plates for altar, shop and wallet. */
export const yantras = shelf('Yantras', drafts);
