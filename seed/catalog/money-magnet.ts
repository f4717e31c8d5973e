import { type Draft, shelf } from './draft.ts';
import { dhoopSmoke, dryCloth, placeAt, recite, rollOn } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'sri-yantra-pocket-coin-brass',
    name: ['Sri Yantra Pocket Coin', 'श्री यंत्र सिक्का'],
    mini: [
      'Brass pocket piece with Sri Yantra and the Kuber square.',
      'श्री यंत्र और कुबेर वर्ग वाला पीतल का सिक्का।',
    ],
    text: [
      'A pocket piece of the size of an old rupee, struck in brass: the Sri Yantra on the face, the square of seventy-two on the back, and a milled edge so that the thumb can find it among real coins. We had the die cut deep, since coins are rubbed more than they are looked at. After a year the high lines shine and the ground goes brown. Market women in Indore keep one under the scale. It buys nothing, and is therefore always the last thing left in the purse.',
      'पुराने रुपये के आकार का पीतल का सिक्का, एक ओर श्री यंत्र और दूसरी ओर 72 योग का वर्ग। किनारा खुरदरा ताकि अँगूठे से पहचाना जाए। जेब या तराज़ू के नीचे रखा जाता है।',
    ],
    words: 'lakshmi coin, yantra coin, यंत्र सिक्का, dhan sikka, धन सिक्का, kuber coin, lucky coin',
    tags: 'coin, pocket, lakshmi',
    sub: 'Coins',
    brand: 'Kashi Dhatu',
    how: [
      ['Rub with turmeric on the first Friday.', 'पहले शुक्रवार को हल्दी मलें।'],
      placeAt('alone in one pocket of the purse', 'बटुए की एक अलग जेब में'),
      recite('lakshmi', 'Friday', 7),
    ],
    gains: [
      ['Kept as the coin that is never spent.', 'कभी खर्च न होने वाले सिक्के के रूप में रखा जाता है।'],
      ['Two yantras in one piece.', 'एक में दो यंत्र।'],
      ['Believed to keep a purse from emptying.', 'माना जाता है कि बटुआ खाली नहीं होने देता।'],
    ],
    days: ['Friday'],
    tax: 'brass',
    offer: {
      sku: 'MON-COIN',
      variants: [
        ['One', 14, 99, 260],
        ['Set of five', 70, 399, 110, 'default'],
        ['Set of eleven', 154, 799, 35],
      ],
    },
  },
  {
    slug: 'citrine-money-tumbles',
    name: ['Citrine for the Cash Box', 'गल्ले का सुनहला'],
    mini: ['Five tumbled citrines in a yellow silk bag.', 'पीली रेशमी थैली में पाँच सुनहले।'],
    text: [
      'Citrine is called the merchant’s stone in more than one language, and the reason is probably its colour. Five tumbled pieces, heated Brazilian quartz of fifteen to twenty millimetres, go into a bag of yellow Banarasi silk cut from the edges of saris. The bag is the size of a lemon and has a loop to hang inside a drawer. On Thursdays, shopkeepers who follow Guru tip the stones on the counter, wipe them, and put them back. It takes a minute and begins the day.',
      'पंद्रह से बीस मिमी के पाँच चिकने सुनहले, ऊष्मा-उपचारित, बनारसी रेशम की थैली में। गुरुवार को दुकानदार इन्हें काउंटर पर निकालकर पोंछते हैं और फिर रख देते हैं।',
    ],
    words: 'citrine tumble, sunehla, सुनहला, galla stone, गल्ला, cash box stone, merchant stone',
    tags: 'shop, guru, charm',
    sub: 'Charms',
    brand: 'Prana',
    how: [
      placeAt('inside the cash drawer, towards the north', 'गल्ले में उत्तर की ओर'),
      recite('guru', 'Thursday', 11),
      ['Wipe the stones once a week.', 'सप्ताह में एक बार पोंछें।'],
    ],
    gains: [
      ['Called the merchant’s stone.', 'व्यापारी का रत्न कहा जाता है।'],
      ['A one-minute start to the shop day.', 'दुकान के दिन का एक मिनट का आरंभ।'],
      ['Believed to keep trade cheerful.', 'माना जाता है कि व्यापार में उत्साह रखता है।'],
    ],
    days: ['Thursday'],
    tax: 'looseStone',
    offer: { price: 449, quantity: 58 },
  },
  {
    slug: 'money-magnet-bracelet-trio',
    name: ['Pyrite, Citrine and Tiger Bracelet', 'धन ब्रेसलेट, तीन रत्न'],
    mini: ['Three trade stones with a yantra disc.', 'व्यापार के तीन रत्न और यंत्र चक्र।'],
    text: [
      'This style is sold all over the country under the name money magnet, usually with promises. Here it is without them: eight millimetre beads of tiger eye with citrine at every fourth place, and a gold-tone disc with the Sri Yantra. The citrine is heated, the tiger eye natural. A small pyrite bead hides beneath the disc. What it can do is to sit on your wrist while you sign things and remind you to read them first.',
      'देश भर में मनी मैग्नेट नाम से बिकने वाला ढंग, पर बिना वादों के: टाइगर आई, हर चौथा दाना सुनहला, और श्री यंत्र चक्र। हस्ताक्षर से पहले पढ़ने की याद दिलाता है।',
    ],
    words: 'money magnet bracelet, मनी मैग्नेट, dhan yog bracelet, धन योग, tiger citrine, paisa bracelet',
    tags: 'money, work, charm',
    sub: 'Charms',
    brand: 'Prana',
    how: [dhoopSmoke, recite('kuber', 'Thursday', 11), rollOn],
    gains: [
      ['Worn by people in trade.', 'व्यापार करने वाले पहनते हैं।'],
      ['Three stones linked with earning.', 'अर्जन से जुड़े तीन रत्न।'],
      ['Believed to sharpen judgement of offers.', 'माना जाता है कि प्रस्ताव परखने की समझ देता है।'],
    ],
    days: ['Thursday', 'Friday'],
    tax: 'stoneArticle',
    offer: { price: 749, quantity: 88 },
  },
  {
    slug: 'kuber-potli-for-bills',
    name: ['Kuber Potli for Bills', 'कुबेर पोटली'],
    mini: [
      'Red pouch with copper yantra, coral chip and turmeric.',
      'ताँबे का यंत्र, मूंगा और हल्दी वाली लाल पोटली।',
    ],
    text: [
      'A potli is a knotted cloth, and this one is knotted for you once and then opened every Diwali. Inside: a copper Kuber yantra the size of a stamp, a chip of coral, a whole turmeric, eleven grains of unbroken rice and a blank slip for the debts you want to be rid of. It lies under the bills to be paid. When one is paid, cross it off on the slip. An accountant in Vadodara says it works better than her software; she may be partial.',
      'लाल पोटली में ताँबे का छोटा कुबेर यंत्र, मूंगे का टुकड़ा, हल्दी की गाँठ, ग्यारह अक्षत और ऋण लिखने की पर्ची। चुकाए जाने वाले बिलों के नीचे रखी जाती है।',
    ],
    words: 'kuber potli, कुबेर पोटली, dhan potli, धन पोटली, karz mukti, potli',
    tags: 'bills, kuber, diwali',
    sub: 'Bills',
    brand: 'Sugandh Ghat',
    how: [
      ['Write your debts on the slip, in pencil.', 'पर्ची पर पेंसिल से ऋण लिखें।'],
      placeAt('under the bills to be paid', 'चुकाने वाले बिलों के नीचे'),
      recite('kuber', 'Thursday', 11),
      ['Open and refresh it at Diwali.', 'दीपावली पर खोलकर नया करें।'],
    ],
    gains: [
      ['Makes debts visible and shorter.', 'ऋण को सामने और छोटा रखती है।'],
      ['Renewed once a year.', 'वर्ष में एक बार नई होती है।'],
      ['Believed to invite orderly money.', 'माना जाता है कि व्यवस्थित धन लाती है।'],
    ],
    days: ['Thursday'],
    tax: 'copper',
    offer: { price: 349, quantity: 41 },
  },
  {
    slug: 'wallet-tortoise-charm',
    name: ['Tortoise Charm for the Wallet', 'बटुए का कछुआ'],
    mini: ['Flat gold-tone tortoise, thin as a card.', 'कार्ड जैसा पतला सुनहरा कछुआ।'],
    text: [
      'Cut from brass sheet and plated pale gold, this tortoise is a millimetre and a half thick and lies behind the cards without a bulge. The shell carries a Sri Yantra by photo-etching, sharp enough to need a lens for the innermost triangles. It comes on a card that explains why a tortoise should have anything to do with money: patience, mostly. Sold singly, and in packs of ten that companies hand out with pay slips in the month of Kartik.',
      'डेढ़ मिमी पतला, हल्की सुनहरी परत का पीतल का कछुआ, खोल पर महीन श्री यंत्र। कार्ड के पीछे बिना उभार समा जाता है। दस के पैक में कंपनियाँ भी देती हैं।',
    ],
    words: 'wallet turtle, batua kachua, बटुए का कछुआ, money tortoise, purse kachua, धन कछुआ',
    tags: 'wallet, charm, gift',
    sub: 'Charms',
    brand: 'Aangan',
    how: [
      dryCloth,
      placeAt('behind the cards, head upward', 'कार्डों के पीछे, मुख ऊपर'),
      recite('lakshmi', 'Friday', 7),
    ],
    gains: [
      ['Thin and light.', 'पतला और हल्का।'],
      ['A sign of patience with money.', 'धन में धैर्य का प्रतीक।'],
      ['Believed to slow careless spending.', 'माना जाता है कि बेहिसाब खर्च धीमा करता है।'],
    ],
    days: ['Friday'],
    tax: 'brass',
    offer: {
      sku: 'MON-KACH',
      variants: [
        ['One', 8, 149, 150, 'default'],
        ['Pack of ten', 80, 1190, 14],
      ],
    },
  },
  {
    slug: 'first-earning-frame',
    name: ['First Earning Frame', 'पहली कमाई का फ़्रेम'],
    mini: ['Frame for a first note, with a small silver yantra.', 'पहले नोट के लिए फ़्रेम, चाँदी के यंत्र सहित।'],
    text: [
      'Every shop has a first note somewhere: taped to the wall, lost in a drawer, spent by mistake. This is a sheesham frame of six inches by nine with a slot for it, and above the slot a five gram Sri Yantra in 999 silver, let into the mount. The glass is museum grade and does not yellow. There is a line under the yantra for a name and date, which we write in ink if you fill them in; name and note in the picture are an example. Given by fathers-in-law, mostly, and kept for good.',
      'पहले नोट के लिए शीशम का छह गुणा नौ इंच का फ़्रेम, ऊपर 999 चाँदी का पाँच ग्राम श्री यंत्र। नाम और तिथि लिखने की जगह है; ऑर्डर करते समय लिखें तो हम स्याही से लिख देंगे। तस्वीर का नाम और नोट केवल उदाहरण हैं।',
    ],
    words: 'first earning frame, pehli kamai, पहली कमाई, note frame, bohni, बोहनी, shop opening gift',
    tags: 'frame, shop, silver',
    sub: 'Bills',
    brand: 'Shilpkar',
    how: [
      ['Set the first note in the slot on the opening day.', 'उद्घाटन के दिन पहला नोट लगाएँ।'],
      placeAt('on the wall behind the counter, facing the door', 'काउंटर के पीछे दीवार पर, द्वार की ओर'),
      recite('ganesh', 'Wednesday', 11),
    ],
    gains: [
      ['Keeps a beginning in sight.', 'आरंभ को आँखों के सामने रखता है।'],
      ['Silver yantra let into the mount.', 'भीतर जड़ा चाँदी का यंत्र।'],
      ['Given with the wish of steady custom.', 'स्थिर ग्राहकी की कामना के साथ दिया जाता है।'],
    ],
    days: ['Wednesday'],
    tax: 'wood',
    offer: { price: 2390, quantity: 5 },
  },
];

/** Small things for purse, till and counter. */
export const moneyMagnet = shelf('Money Magnet', drafts);
