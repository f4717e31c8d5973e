import { type Draft, shelf } from './draft.ts';
import { placeAt, recite } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'birth-stone-pendant-box',
    name: ['Birthday Stone Box', 'जन्मदिन रत्न डिब्बा'],
    mini: [
      'A faceted stone on a chain, by colour, in a velvet box.',
      'मखमली डिब्बे में चेन पर जड़ा, रंग से चुना रत्न।',
    ],
    text: [
      'For the birthday of someone whose chart you do not know. Choose a colour and we set a six by eight millimetre oval of that stone, natural and of commercial grade, in gold-tone silver on an eighteen inch chain. The box is pressed paper lined with velvet, with a card that says what the stone is, where it came from and whether it was treated. There is no price in the parcel. Fill in a message when you order and we copy it by hand, in English or Hindi.',
      'जिनकी कुंडली ज्ञात न हो, उनके जन्मदिन के लिए। छह गुणा आठ मिमी का प्राकृतिक अंडाकार रत्न, स्वर्ण आभा चाँदी में, 18 इंच चेन सहित। ऑर्डर करते समय संदेश लिखें, हम उसे हाथ से लिखकर भेजते हैं; पार्सल में मूल्य नहीं होता।',
    ],
    words: 'birthday gift, janmdin uphar, जन्मदिन उपहार, birthstone, gift box, tohfa, तोहफ़ा',
    tags: 'birthday, gift box, pendant',
    sub: 'Birthday',
    brand: 'Aangan',
    how: [
      ['Open the card first and read the stone’s name.', 'पहले कार्ड खोलकर रत्न का नाम पढ़ें।'],
      ['Wear it on the birthday morning after a bath.', 'जन्मदिन की सुबह स्नान के बाद पहनें।'],
      ['Keep the box; it closes flat for the drawer.', 'डिब्बा सँभालें; दराज़ में सपाट रहता है।'],
    ],
    gains: [
      ['Chosen by colour, so no chart is needed.', 'रंग से चुना जाता है, कुंडली आवश्यक नहीं।'],
      ['Your message goes with it, written by hand.', 'आपका संदेश हाथ से लिखकर साथ जाता है।'],
      ['Given with the wish of a good year.', 'शुभ वर्ष की कामना के साथ दिया जाता है।'],
    ],
    days: ['Thursday', 'Friday'],
    tax: 'jewellery',
    offer: {
      price: 1799,
      sizes: 'Gemstone',
      stock: [
        { size: 'Amethyst', quantity: 9 },
        { size: 'Citrine', quantity: 12 },
        { size: 'Garnet', quantity: 7 },
        { size: 'Turquoise', quantity: 0 },
        { size: 'Topaz', quantity: 15 },
        { size: 'Peridot', quantity: 3 },
      ],
    },
  },
  {
    slug: 'anniversary-diya-pair',
    name: ['Anniversary Diya Pair', 'वर्षगाँठ दीया जोड़ी'],
    mini: ['Two brass lamps that share one tray.', 'एक ही थाली में पीतल के दो दीये।'],
    text: [
      'Two brass diyas, each the mirror of the other, stand on one oval tray and lean their flames together. The joke is old and sweet, and married people understand it. Cast at Moradabad, polished by hand, packed with four cotton wicks and a small phial of cow ghee to light them the same evening. The underside of the tray is flat and unmarked, so a jeweller near you can engrave two names and a year. We have sent them to couples married one year and to one married sixty-one.',
      'एक अंडाकार थाली पर एक-दूसरे की छवि से दो पीतल के दीये। चार बत्तियाँ और घी की छोटी शीशी साथ आती है। थाली के नीचे नाम और वर्ष खुदवाने की जगह है।',
    ],
    words: 'anniversary gift, शादी की सालगिरह, varshganth uphar, diya set, brass diya pair, couple gift',
    tags: 'anniversary, brass, lamp',
    sub: 'Anniversary',
    brand: 'Shilpkar',
    how: [
      ['Fill both lamps with equal ghee.', 'दोनों दीयों में बराबर घी भरें।'],
      ['Let each light the other’s lamp.', 'एक-दूसरे का दीया जलाएँ।'],
      placeAt('in the middle of the table, away from paper and cloth', 'मेज़ के बीच, कागज़ और कपड़े से दूर'),
    ],
    gains: [
      ['A small rite for two.', 'दो लोगों का छोटा-सा संस्कार।'],
      ['Useful afterwards for daily puja.', 'बाद में नित्य पूजा में उपयोगी।'],
      ['Given with the wish of lasting accord.', 'स्थायी मेल की कामना के साथ दी जाती है।'],
    ],
    days: ['Friday'],
    tax: 'brass',
    offer: { price: 1100, quantity: 17 },
  },
  {
    slug: 'housewarming-griha-pravesh-box',
    name: ['Griha Pravesh Box', 'गृह-प्रवेश डिब्बा'],
    mini: [
      'Kalash things, a brass diya, dhoop and a Sri Yantra.',
      'कलश सामग्री, पीतल का दीया, धूप और श्री यंत्र।',
    ],
    text: [
      'We asked three family priests, one in Pune, one in Kanpur and one in Thrissur, what people always forget on the morning of a griha pravesh, and packed that. Mauli thread, betel nuts, turmeric root, akshat, camphor, a brass diya with wicks, guggul cups, a two inch copper Sri Yantra and a list in Hindi and English of what you still need to buy fresh. It fits a tiffin-sized box of mango wood with a sliding lid, which then holds matches for years.',
      'गृह-प्रवेश की सुबह जो प्रायः छूट जाता है, वह सब एक डिब्बे में: मौली, सुपारी, हल्दी, अक्षत, कपूर, पीतल का दीया, धूप और ताँबे का श्री यंत्र। ताज़ा खरीदने की सूची भी साथ है।',
    ],
    words: 'griha pravesh, गृह प्रवेश, housewarming gift, new house puja kit, vastu puja box, grah pravesh',
    tags: 'housewarming, kit, vastu',
    sub: 'Housewarming',
    brand: 'Aangan',
    how: [
      ['Read the list two days before.', 'दो दिन पहले सूची पढ़ लें।'],
      ['Enter with the right foot, carrying the lit diya.', 'जलता दीया लेकर दाहिना पैर पहले रखें।'],
      placeAt('with the yantra facing east afterwards', 'बाद में यंत्र को पूर्व की ओर करके'),
    ],
    gains: [
      ['Nothing small is forgotten on the day.', 'उस दिन कोई छोटी वस्तु नहीं छूटती।'],
      ['The box stays useful.', 'डिब्बा बाद में भी काम आता है।'],
      ['Given to bless a first threshold.', 'पहली देहरी के मंगल के लिए दिया जाता है।'],
    ],
    days: ['Wednesday', 'Thursday', 'Friday'],
    tax: 'brass',
    offer: { price: 1550, quantity: 28 },
  },
  {
    slug: 'rakhi-rudraksha-gift',
    name: ['Rudraksha Rakhi', 'रुद्राक्ष राखी'],
    mini: [
      'Panch mukhi bead on silk, which stays as a bracelet.',
      'रेशम पर पंचमुखी दाना, जो बाद में ब्रेसलेट बनता है।',
    ],
    text: [
      'Most rakhis live a day. This one is a fourteen millimetre panch mukhi bead between two small silver-tone caps on braided crimson silk with a sliding knot, so that after Raksha Bandhan it goes on as a bracelet. With it come a pinch of roli, akshat in a twist of paper, and a card to write on. Braided by the same hands in Haridwar that knot our malas. It weighs so little that we can post two to one address at no extra cost.',
      'चौदह मिमी का पंचमुखी दाना, गुँथे लाल रेशम और सरकने वाली गाँठ के साथ; राखी के बाद ब्रेसलेट की तरह पहना जा सकता है। रोली, अक्षत और कार्ड साथ हैं।',
    ],
    words: 'rakhi, राखी, rudraksha rakhi, raksha bandhan, रक्षा बंधन, bhai gift',
    tags: 'rakhi, festival, brother',
    sub: 'Birthday',
    brand: 'Himveda',
    how: [
      ['Tie on the right wrist after the tilak.', 'तिलक के बाद दाहिनी कलाई पर बाँधें।'],
      ['Later slide the knot and wear as a bracelet.', 'बाद में गाँठ सरकाकर ब्रेसलेट की तरह पहनें।'],
      recite('shiva', 'Monday', 11),
    ],
    gains: [
      ['Stays after the festival is over.', 'पर्व के बाद भी साथ रहती है।'],
      ['Light enough to send by post.', 'डाक से भेजने जितनी हल्की।'],
      ['A sister’s wish with Shiva’s bead.', 'शिव के दाने के साथ बहन की कामना।'],
    ],
    days: ['Monday'],
    tax: 'rudraksha',
    offer: { price: 199, quantity: 0 },
  },
  {
    slug: 'silver-coin-lakshmi-sri',
    name: ['Silver Gift Coin, Sri Yantra', 'चाँदी का सिक्का, श्री यंत्र'],
    mini: ['999 silver, struck both sides, in a sealed card.', '999 चाँदी, दोनों ओर मुद्रित, सीलबंद कार्ड में।'],
    text: [
      'A round coin of fine silver with the Sri Yantra on one side and a lotus on the other, sealed in a tamper-evident card with weight, fineness and serial number. We keep to yantra and lotus, and not a portrait, so the coin can go to anyone’s home. Offices buy it for Diwali, grandparents for a naming day. It is bullion with a blessing on it; when you need to sell, any jeweller will weigh it. Prices are fixed with each minting.',
      'शुद्ध चाँदी का गोल सिक्का, एक ओर श्री यंत्र और दूसरी ओर कमल, वज़न और क्रमांक सहित सीलबंद कार्ड में। दीपावली और नामकरण के लिए उपयुक्त।',
    ],
    words: 'silver coin, chandi ka sikka, चाँदी का सिक्का, dhanteras coin, diwali gift, lakshmi coin',
    tags: 'diwali, silver, corporate gift',
    sub: 'Anniversary',
    brand: 'Mudrika',
    how: [
      ['Touch to milk and turmeric on Dhanteras.', 'धनतेरस पर दूध और हल्दी से स्पर्श कराएँ।'],
      placeAt('in the puja during Diwali, then in the locker', 'दीपावली पर पूजा में, फिर तिजोरी में'),
      recite('lakshmi', 'Friday', 11),
    ],
    gains: [
      ['Auspicious and easy to keep.', 'शुभ और सँभालने में सरल।'],
      ['Fits any household’s altar.', 'हर घर के पूजा स्थान में उपयुक्त।'],
      ['Holds its worth in metal.', 'धातु का मूल्य बना रहता है।'],
    ],
    days: ['Friday'],
    tax: 'jewellery',
    offer: {
      sku: 'GIF-COIN',
      variants: [
        ['5 g', 5, 950, 120],
        ['10 g', 10, 1820, 85, 'default'],
        ['20 g', 20, 3540, 9],
      ],
    },
  },
  {
    slug: 'new-baby-moti-set',
    name: ['New Baby Chandra Set', 'नवजात चंद्र सेट'],
    mini: [
      'A tiny pearl pendant and a silver bell for a naming day.',
      'नामकरण के लिए छोटा मोती और चाँदी की घंटी।',
    ],
    text: [
      'For the day of the name: a five millimetre pearl in a smooth silver cup with no claw or edge, and a silver-plated brass bell the height of a matchbox for the cradle shelf. The pendant is for the mother to wear until the child is old enough, because small things do not belong within a baby’s reach; the leaflet says this first. Chandra governs the first years in the reckoning of ages, which is why both gifts are white. Comes in a muslin pouch, washed and dried in the sun.',
      'नामकरण के लिए चिकनी चाँदी में जड़ा छोटा मोती और पालने की ताक के लिए नन्ही घंटी। छोटी वस्तुएँ शिशु की पहुँच में न रखें; लॉकेट माँ पहने। मलमल की थैली में आता है।',
    ],
    words: 'naming ceremony gift, namkaran, नामकरण उपहार, baby gift, chandi moti, newborn gift',
    tags: 'naming day, pearl, silver',
    sub: 'Birthday',
    brand: 'Aangan',
    how: [
      ['The mother wears the pendant; keep it from the baby’s hands.', 'लॉकेट माँ पहने; शिशु के हाथ से दूर रखें।'],
      recite('chandra', 'Monday', 11),
      ['Ring the bell once when the name is spoken.', 'नाम बोले जाने पर घंटी एक बार बजाएँ।'],
    ],
    gains: [
      ['White gifts for the years of Chandra.', 'चंद्र के वर्षों के लिए श्वेत उपहार।'],
      ['No sharp edge anywhere.', 'कहीं कोई तीखी धार नहीं।'],
      ['Given with the wish of quiet sleep.', 'शांत नींद की कामना के साथ दिया जाता है।'],
    ],
    days: ['Monday'],
    tax: 'brass',
    offer: { price: 2280, quantity: 8 },
  },
  {
    slug: 'office-diwali-hamper',
    name: ['Diwali Hamper for Offices', 'दफ़्तरों के लिए दिवाली हैम्पर'],
    mini: ['Clay lamps, incense and a brass desk tortoise.', 'मिट्टी के दीये, अगरबत्ती और पीतल का कछुआ।'],
    text: [
      'Something a company can send to two hundred homes without sending sugar. Four terracotta lamps, a tube of our charcoal-free sandal incense, a satin brass tortoise for the desk and a packet of cotton wicks, packed in shredded old newspapers inside a printed box. From twenty boxes we add the name you fill in, on a paper band. Every piece is made by one of four workshops that are named on the inside of the lid. Order by the first week of October; after that we cannot promise the day.',
      'चार मिट्टी के दीये, चंदन अगरबत्ती, मेज़ के लिए पीतल का कछुआ और बत्तियाँ। बीस डिब्बों से ऊपर उस नाम की पट्टी लगती है जो आप ऑर्डर करते समय लिखें। बनाने वाली चारों कार्यशालाओं के नाम ढक्कन के भीतर हैं।',
    ],
    words: 'diwali hamper, दिवाली गिफ़्ट, corporate gift, deepawali uphar, office gift',
    tags: 'diwali, corporate, hamper',
    sub: 'Housewarming',
    brand: 'Aangan',
    how: [
      ['Soak the clay lamps for an hour before use.', 'मिट्टी के दीये एक घंटा भिगोएँ।'],
      placeAt('with the tortoise on the north of the desk', 'कछुए को मेज़ के उत्तर में'),
      ['Light the lamps at dusk, facing the door.', 'सांध्य वेला में द्वार की ओर दीये जलाएँ।'],
    ],
    gains: [
      ['Useful in every home.', 'हर घर में काम आने वाला।'],
      ['No sweets and no plastic.', 'न मिठाई, न प्लास्टिक।'],
      ['Given with the wish of light in the year.', 'वर्ष भर प्रकाश की कामना के साथ दिया जाता है।'],
    ],
    days: ['Friday'],
    tax: 'brass',
    offer: { price: 999, quantity: 140 },
  },
];

/** Presents for birthdays, anniversaries and new homes. */
export const gifts = shelf('Gifts', drafts);
