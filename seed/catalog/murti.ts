import { type Draft, shelf } from './draft.ts';
import { gangaDip, placeAt, recite } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'narmada-banalinga',
    name: ['Narmada Banalinga', 'नर्मदा बाणलिंग'],
    mini: [
      'River-rounded jasper from the Narmada, needing no installation.',
      'नर्मदा का स्वयंभू बाणलिंग, प्राण-प्रतिष्ठा आवश्यक नहीं।',
    ],
    text: [
      'The Narmada makes these herself, turning jasper and quartzite in her potholes until they are smooth as eggs; the villagers of Bakawan only lift them out before the rains and rub them to a shine. A banalinga is held to be svayambhu, self-made, and so can be worshipped from the first day without a rite of installation. Brown to honey, often with a pale band like a sacred thread. We photograph each stone on request, since patterns differ; sizes are measured along the length.',
      'नर्मदा की धारा में स्वयं गोल हुआ जैस्पर, बकावाँ गाँव में निकाला और घिसा गया। स्वयंभू माना जाता है, इसलिए प्राण-प्रतिष्ठा आवश्यक नहीं। हर पत्थर का चिह्न अलग होता है।',
    ],
    words: 'shivling, narmada shivling, नर्मदेश्वर, बाणलिंग, शिवलिंग, banalingam, narmadeshwar',
    tags: 'shiva, narmada, svayambhu',
    sub: '',
    brand: 'Kashi Dhatu',
    how: [
      ['Bathe with water and milk on Monday morning.', 'सोमवार की सुबह जल और दूध से अभिषेक करें।'],
      placeAt('upright on its seat, the spout towards the north', 'आसन पर सीधा, जलधारी उत्तर की ओर'),
      recite('shiva', 'Monday'),
      ['Offer bilva leaves, smooth side down.', 'बिल्वपत्र चिकनी ओर से अर्पित करें।'],
    ],
    gains: [
      ['Worshipped at home without installation rites.', 'बिना प्रतिष्ठा के घर में पूजा जाता है।'],
      ['Every stone is shaped by the river alone.', 'हर पत्थर केवल नदी का गढ़ा है।'],
      ['Believed to bring stillness to a house.', 'माना जाता है कि घर में स्थिरता लाता है।'],
    ],
    days: ['Monday'],
    tax: 'carvedStone',
    offer: {
      sku: 'MUR-BANA',
      variants: [
        ['2 inch', 120, 650, 34],
        ['4 inch', 480, 1450, 16, 'default'],
        ['8 inch', 2100, 4800, 3],
      ],
    },
  },
  {
    slug: 'gandaki-shaligram',
    name: ['Shaligram of Gandaki', 'गंडकी शालिग्राम'],
    mini: ['Black ammonite stone of Vishnu, whole and uncut.', 'विष्णु का काला, अखंड शालिग्राम।'],
    text: [
      'From the bed of the Kali Gandaki below Muktinath, where the river breaks ammonites a hundred and forty million years old out of black shale. This is a closed shaligram, heavy, smooth and unbroken, with the small opening that the texts call its mouth. It has not been drilled, filled, oiled or carved. Vaishnava houses keep it on tulsi leaves and bathe it daily; tradition says it is given rather than sold, so what you pay covers the carrying, the sorting and a donation at Muktinath.',
      'मुक्तिनाथ के नीचे काली गंडकी का अखंड, काला शालिग्राम, बिना तराशा और बिना तेल लगाया। वैष्णव घरों में तुलसी पत्र पर रखकर नित्य स्नान कराया जाता है। मूल्य का अंश मुक्तिनाथ में दान जाता है।',
    ],
    words: 'shaligram, saligram, शालिग्राम, शालग्राम, gandaki stone, vishnu shila, muktinath',
    tags: 'vishnu, gandaki, single piece',
    sub: '',
    brand: 'Himveda',
    how: [
      ['Bathe in water with a tulsi leaf every morning.', 'रोज़ सुबह तुलसी दल वाले जल से स्नान कराएँ।'],
      placeAt('on tulsi leaves or a small seat', 'तुलसी पत्र या छोटे आसन पर'),
      recite('vishnu', 'Thursday'),
      ['Offer only what is satvik.', 'केवल सात्विक भोग अर्पित करें।'],
    ],
    gains: [
      ['Worshipped as Vishnu himself.', 'साक्षात विष्णु के रूप में पूजा जाता है।'],
      ['Whole and untouched by tools.', 'अखंड और औज़ार से अछूता।'],
      ['Believed to bless a regular household.', 'माना जाता है कि नियम वाले घर को मंगल देता है।'],
    ],
    days: ['Thursday'],
    tax: 'carvedStone',
    offer: { price: 2700, quantity: 5 },
  },
  {
    slug: 'sphatik-shivling',
    name: ['Sphatik Shivling', 'स्फटिक शिवलिंग'],
    mini: ['Clear rock crystal linga, cut in Jaipur.', 'जयपुर में तराशा स्वच्छ स्फटिक शिवलिंग।'],
    text: [
      'Linga and jaladhari are cut from one block of Himalayan rock crystal, with the veil of fine bubbles that tells quartz from glass. The shape is the plain old one, taller than wide by half, polished with cerium until the water runs off in a sheet. At Rameswaram the linga of first worship each dawn is of sphatik, and since then householders have wanted one. It stays cold to the touch all summer. Wash in cool water only, because crystal that goes from sun to cold can crack along its veil.',
      'शिवलिंग और जलधारी एक ही खंड से तराशे हिमालयी स्फटिक के, भीतर हल्की रेखाएँ जो काँच में नहीं होतीं। रामेश्वरम में प्रातः का पहला पूजन स्फटिक लिंग का होता है। केवल ठंडे पानी से धोएँ।',
    ],
    words: 'sphatik shivling, स्फटिक शिवलिंग, crystal shivling, quartz lingam, safatik',
    tags: 'shiva, crystal, altar',
    sub: '',
    brand: 'Himveda',
    how: [
      ['Bathe with cool water and a little milk.', 'ठंडे जल और थोड़े दूध से स्नान कराएँ।'],
      placeAt('on a silver or stone seat, away from sun', 'चाँदी या पत्थर के आसन पर, धूप से दूर'),
      recite('shiva', 'Monday'),
    ],
    gains: [
      ['Worshipped at dawn.', 'भोर में पूजा जाता है।'],
      ['Clear and cool through the year.', 'वर्ष भर स्वच्छ और शीतल।'],
      ['Believed to lighten a heavy home.', 'माना जाता है कि घर का भारीपन घटाता है।'],
    ],
    days: ['Monday'],
    tax: 'carvedStone',
    offer: {
      sku: 'MUR-SPHA',
      variants: [
        ['40 g', 40, 1290, 18, 'default'],
        ['90 g', 90, 2390, 8],
        ['200 g', 200, 5200, 1],
      ],
    },
  },
  {
    slug: 'kurma-avatar-brass',
    name: ['Kurma Avatar, Brass', 'कूर्म अवतार, पीतल'],
    mini: ['Vishnu’s tortoise form for the altar, with yantra shell.', 'पूजा के लिए विष्णु का कूर्म रूप।'],
    text: [
      'Unlike the kachua of Vastu this one is a murti, made for worship: the proportions follow a temple bronze at Srikurmam on the Andhra coast, where Vishnu is adored as tortoise and pilgrims circle him. Brass, five inches, with a hollow under the shell for a copper leaf with the householder’s name, as custom there has it. The chasing is crisp because each piece is worked again with a punch after casting. Comes on a black stone slab with a lip for abhisheka water.',
      'श्रीकूर्मम मंदिर के विग्रह पर आधारित पाँच इंच का पीतल कूर्म, पूजा के लिए। खोल के नीचे नाम-पत्र रखने का स्थान है। अभिषेक के जल के लिए किनारे वाली काली शिला साथ आती है।',
    ],
    words: 'kurma avatar, kurma murti, कूर्म अवतार, कूर्म मूर्ति, vishnu murti, srikurmam',
    tags: 'vishnu, brass, altar',
    sub: '',
    brand: 'Shilpkar',
    how: [
      gangaDip,
      placeAt('on the altar, facing west', 'पूजा स्थान में, पश्चिम की ओर मुख करके'),
      recite('vishnu', 'Thursday', 24),
    ],
    gains: [
      ['A form of Vishnu that bears burdens.', 'भार धारण करने वाला विष्णु रूप।'],
      ['Made for abhisheka.', 'अभिषेक योग्य बना है।'],
      ['Believed to give support in heavy duty.', 'माना जाता है कि भारी दायित्व में आधार देता है।'],
    ],
    days: ['Thursday'],
    tax: 'brass',
    offer: { price: 1980, quantity: 9 },
  },
  {
    slug: 'meru-sri-yantra-crystal',
    name: ['Meru in Rose Crystal', 'गुलाबी स्फटिक मेरु'],
    mini: ['Pyramidal Meru form of the goddess in rose quartz.', 'रोज़ क्वार्ट्ज़ में देवी का मेरु रूप।'],
    text: [
      'The goddess may be worshipped as image, as sound and as form; Meru is the form, the Sri Yantra raised into a mountain. Ours is rose quartz from Odisha, sixty millimetres at the base and cut in nine terraces: the walls with their gates, two rings of lotus petals, the stars of triangles, and the point. The pink is natural and pale. Kashmiri and Tamil households alike keep such a form for the Friday lamp. It is heavy for its size, and we pad it well.',
      'श्री यंत्र का उठा हुआ रूप, ओडिशा के प्राकृतिक रोज़ क्वार्ट्ज़ में, आधार 60 मिमी। नौ सीढ़ियों में तराशा: द्वार वाली दीवारें, कमल की दो पंक्तियाँ, त्रिकोण और शिखर पर बिंदु। शुक्रवार के दीप के साथ पूजा जाता है।',
    ],
    words: 'meru, sri meru, मेरु, श्री मेरु, rose quartz meru, devi murti, lalita',
    tags: 'devi, meru, rose quartz',
    sub: '',
    brand: 'Prana',
    how: [
      ['Wipe with rose water on Fridays.', 'शुक्रवार को गुलाब जल से पोंछें।'],
      placeAt('where the evening lamp shines from behind', 'जहाँ संध्या दीप पीछे से पड़े'),
      recite('lakshmi', 'Friday', 16),
    ],
    gains: [
      ['Worshipped as the seat of the goddess.', 'देवी के आसन के रूप में पूजा जाता है।'],
      ['Light brings out the hidden lines.', 'प्रकाश में छिपी रेखाएँ उभरती हैं।'],
      ['Believed to favour affection at home.', 'माना जाता है कि घर में स्नेह बढ़ाता है।'],
    ],
    days: ['Friday'],
    tax: 'carvedStone',
    offer: { price: 2890, quantity: 4 },
  },
  {
    slug: 'parad-shivling',
    name: ['Parad Shivling', 'पारद शिवलिंग'],
    mini: ['Bright metal linga for careful worship, lacquer sealed.', 'चमकीली धातु का शिवलिंग, परत से सुरक्षित।'],
    text: [
      'Parad is mercury bound with tin and silver until it sets into a bright heavy metal. We list one workshop only, in Haridwar, which binds it fully and then seals the surface with lacquer, because loose mercury is poison and many cheap pieces sweat it. Linga and jaladhari are cast in one, and tested by weight and by a day in warm water. Even so we ask for care: keep the lacquer whole, do not bathe it in milk that is later drunk, and let children look and not handle. It is revered above all metals for Shiva.',
      'टिन और चाँदी से पूरी तरह बँधा पारा, शिवलिंग और जलधारी एक साथ ढले, सतह पर सुरक्षा परत। परत को सुरक्षित रखें, इस पर चढ़ा दूध न पिएँ और बच्चों को छूने न दें। शिव के लिए धातुओं में श्रेष्ठ माना जाता है।',
    ],
    words: 'parad shivling, पारद शिवलिंग, mercury shivling, parad ling, rasalinga',
    tags: 'shiva, parad, handle with care',
    sub: '',
    brand: 'Kashi Dhatu',
    how: [
      ['Do not bathe; offer flowers and light only.', 'स्नान न कराएँ; केवल पुष्प और दीप अर्पित करें।'],
      placeAt('on a stone seat under a glass cover', 'पत्थर के आसन पर काँच के ढक्कन में'),
      recite('shiva', 'Monday'),
      ['Wash hands after touching it.', 'छूने के बाद हाथ धोएँ।'],
    ],
    gains: [
      ['Revered for Shiva in the old texts.', 'प्राचीन ग्रंथों में शिव के लिए पूज्य।'],
      ['Sealed surface, tested before dispatch.', 'परतबंद सतह, भेजने से पहले जाँची गई।'],
      ['Kept by practised worshippers.', 'अनुभवी साधक रखते हैं।'],
    ],
    days: ['Monday'],
    tax: 'brass',
    offer: { price: 3150, quantity: 2 },
  },
];

/** Forms without a face: river stones, crystal and metal for the altar. */
export const murti = shelf('Murti', drafts);
