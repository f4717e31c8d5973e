import { type Draft, ringStock, shelf } from './draft.ts';
import { dryCloth, gangaDip, placeAt, recite } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'engraved-silver-name-ring',
    name: ['Engraved Graha Ring, Silver', 'नाम खुदी ग्रह अँगूठी, चाँदी'],
    mini: ['Your name or a mantra inside, a small stone outside.', 'भीतर आपका नाम या मंत्र, बाहर छोटा रत्न।'],
    text: [
      'A ring of 925 silver with a round amethyst of four millimetres, and on the inner side, where only you know of it, up to fourteen letters in Devanagari or Latin script. The letters are cut by hand with a burin, not by laser, so they have the small life of handwriting. Fill in the words when you order, exactly as they should stand; we send a photograph of the layout and begin when you agree. Made in seven days. What carries your name cannot be taken back, so check the size twice. The pictures show it before it is engraved.',
      '925 चाँदी की अँगूठी, चार मिमी का जमुनिया, भीतर देवनागरी या रोमन में चौदह अक्षर तक हाथ से खुदे। ऑर्डर करते समय शब्द ठीक वैसे लिखें जैसे चाहिए। सात दिन में बनती है; नाम खुदने के बाद वापसी नहीं होती। तस्वीरों में अँगूठी खुदाई से पहले की है।',
    ],
    words: 'engraved ring, naam wali anguthi, नाम वाली अँगूठी, custom ring, khudi hui anguthi',
    tags: 'engraving, silver, made to order',
    sub: 'Engraving',
    brand: 'Mudrika',
    customised: true,
    how: [
      ['Agree to the layout before we cut.', 'खुदाई से पहले रूपरेखा स्वीकृत करें।'],
      gangaDip,
      recite('shani', 'Saturday', 7),
    ],
    gains: [
      ['Words that only the wearer sees.', 'शब्द जो केवल पहनने वाला देखता है।'],
      ['Cut by hand.', 'हाथ से खुदाई।'],
      ['A personal keepsake.', 'निजी स्मृति-चिह्न।'],
    ],
    days: ['Saturday'],
    tax: 'jewellery',
    offer: { price: 2690, sizes: 'Ring', stock: ringStock({ '3': 2, '13': 2 }, 10) },
  },
  {
    slug: 'personal-kundli-yantra-copper',
    name: ['Your Birth Chart on Copper', 'ताँबे पर आपकी जन्म कुंडली'],
    mini: ['Your own chart with your name, etched on a plate.', 'आपका नाम और कुंडली ताम्र-पत्र पर उत्कीर्ण।'],
    text: [
      'From date, time and place we compute the chart, North or South Indian as you prefer, and etch it on a copper plate of five inches with the name and the birth data in small letters below. Planets are written in Devanagari or in English. You receive a drawing to check before the acid touches the metal, since the chart of one’s neighbour is of little use. It is framed by some, laid under the asana by others, and given at a child’s naming by many. The pictures show a sample chart, still without a name.',
      'जन्म तारीख, समय और स्थान से बनी कुंडली, उत्तर या दक्षिण शैली में, पाँच इंच के ताम्र-पत्र पर नाम सहित उत्कीर्ण। बनाने से पहले जाँच के लिए चित्र भेजा जाता है। नामकरण पर दिया जाता है। तस्वीरों में नमूने की कुंडली है, अभी बिना नाम के।',
    ],
    words: 'kundli plate, janm kundli tamra patra, जन्म कुंडली ताम्र पत्र, custom yantra, birth chart copper',
    tags: 'kundli, copper, made to order',
    sub: 'Personalized Text',
    brand: 'Shilpkar',
    customised: true,
    how: [
      ['Fill in date, time and place of birth when you order.', 'ऑर्डर करते समय जन्म तारीख, समय और स्थान लिखें।'],
      ['Check the drawing we send.', 'भेजे गए चित्र की जाँच करें।'],
      placeAt('in the puja room or framed on the east wall', 'पूजा कक्ष में या पूर्व दीवार पर फ़्रेम में'),
    ],
    gains: [
      ['Your own chart in lasting metal.', 'आपकी कुंडली स्थायी धातु में।'],
      ['Checked by you before etching.', 'उत्कीर्ण होने से पहले आपकी जाँच।'],
      ['A fitting gift at a naming.', 'नामकरण का उचित उपहार।'],
    ],
    days: ['Thursday', 'Sunday'],
    tax: 'copper',
    offer: {
      sku: 'CUS-KUND',
      variants: [
        ['5 inch', 170, 1850, 40, 'default'],
        ['8 inch', 430, 3450, 12],
      ],
    },
  },
  {
    slug: 'photo-pendant-silver-kavach',
    name: ['Photo Kavach Locket', 'फ़ोटो कवच लॉकेट'],
    mini: ['A silver locket that holds a printed picture.', 'छपे चित्र वाला चाँदी का लॉकेट।'],
    text: [
      'A square kavach of 925 silver with a garnet on the lid, and inside, instead of a yantra leaf, a photograph printed on archival paper under a thin crystal. Add the picture when you order; faces of about the same size on both halves look best. We correct light and nothing else. It is made for grandparents, for soldiers’ families, and for anyone who wants one face near. The paper can be changed later at any studio, as the crystal lifts out with a fingernail. The pictures show it closed.',
      '925 चाँदी का चौकोर कवच, ढक्कन पर तामड़ा और भीतर पतले स्फटिक के नीचे छपा चित्र। चित्र ऑर्डर करते समय जोड़ें। बाद में चित्र बदला जा सकता है। तस्वीरों में लॉकेट बंद दिखता है।',
    ],
    words: 'photo locket, photo pendant, फ़ोटो लॉकेट, tasveer wala locket, custom locket, memory locket',
    tags: 'photo, silver, made to order',
    sub: 'Photo Print',
    brand: 'Mudrika',
    customised: true,
    how: [
      ['Add a clear picture when you order.', 'ऑर्डर करते समय साफ़ चित्र जोड़ें।'],
      ['Keep it dry; the print is paper.', 'सूखा रखें; छाप कागज़ की है।'],
      dryCloth,
    ],
    gains: [
      ['Keeps a face near.', 'किसी का चेहरा पास रखता है।'],
      ['The picture can be renewed.', 'चित्र बदला जा सकता है।'],
      ['Made with care for one person.', 'एक व्यक्ति के लिए बनाया गया।'],
    ],
    days: ['Monday', 'Friday'],
    tax: 'jewellery',
    offer: { price: 2950, quantity: 25 },
  },
  {
    slug: 'custom-beads-mala-by-chart',
    name: ['Mala by Your Chart', 'आपकी कुंडली से माला'],
    mini: ['Rudraksha and the two stones your chart names.', 'रुद्राक्ष और आपकी कुंडली के दो रत्न।'],
    text: [
      'Bring the advice you trust, your family astrologer’s or your own reading, and fill in two stones and one mukhi. We call you once before stringing, read the choice back, and then knot a wearing mala of fifty-four with your initials on a silver tag at the clasp. The stones are eight millimetre beads, natural and untreated unless we say otherwise on the card, set among Nepali seeds. No stone is added because it is expensive. About ten days from the call to the parcel.',
      'जिस सलाह पर आपको भरोसा है उसके अनुसार दो रत्न और एक मुख ऑर्डर करते समय लिखें। पिरोने से पहले हम एक बार फ़ोन करके चुनाव दोहराते हैं, फिर 54 दानों की माला बनती है, चाँदी के टैग पर आपके नाम के अक्षर।',
    ],
    words: 'custom mala, kundli mala, कुंडली माला, personal mala, made to order mala',
    tags: 'mala, consultation, made to order',
    sub: 'Personalized Text',
    brand: 'Himveda',
    customised: true,
    how: [
      ['Have the names of both stones at hand when we call.', 'हमारे फ़ोन के समय दोनों रत्नों के नाम पास रखें।'],
      recite('shiva', 'Monday', 21),
      ['Wear over the heart from the day named.', 'बताए दिन से हृदय के पास पहनें।'],
    ],
    gains: [
      ['Two stones of your own chart on one thread.', 'एक ही धागे में आपकी कुंडली के दो रत्न।'],
      ['Read back to you before it is strung.', 'पिरोने से पहले आपसे मिलाकर देखी जाती है।'],
      ['Your initials at the clasp.', 'कुंडी पर आपके नाम के अक्षर।'],
    ],
    days: ['Monday'],
    tax: 'stoneArticle',
    offer: { price: 3400, quantity: 20 },
  },
  {
    slug: 'engraved-brass-bell-name',
    name: ['Name Bell, Engraved Brass', 'नाम खुदी पीतल घंटी'],
    mini: ['A puja bell with a family name around the lip.', 'किनारे पर परिवार का नाम खुदी घंटी।'],
    text: [
      'Temples of the south have bells with the name of the giver around the mouth, and some still ring after four centuries. We do the same for a house altar: our six and a half inch Jalesar bell with up to thirty letters of a family name, a village and a year, cut between two raised lines. The engraver, Ustad Nafees, writes Devanagari, Tamil and Latin letters. It goes to new homes and to parents, and at times to a temple in the village left behind. The pictures show it before the name is cut.',
      'साढ़े छह इंच की जलेसर घंटी, किनारे पर परिवार का नाम, गाँव और वर्ष, तीस अक्षर तक। देवनागरी, तमिल या रोमन में। नए घर, माता-पिता या गाँव के मंदिर के लिए। तस्वीरों में घंटी नाम खुदने से पहले की है।',
    ],
    words: 'engraved bell, naam wali ghanti, नाम वाली घंटी, temple bell name, custom ghanti',
    tags: 'engraving, brass, made to order',
    sub: 'Engraving',
    brand: 'Kashi Dhatu',
    customised: true,
    how: [
      ['Fill in the words exactly as they shall be cut.', 'ऑर्डर करते समय शब्द ठीक वैसे लिखें जैसे खुदने हैं।'],
      ['Ring it first in the presence of elders.', 'पहली बार बड़ों की उपस्थिति में बजाएँ।'],
      ['Polish along the letters, not across.', 'अक्षरों की दिशा में चमकाएँ, आड़ा नहीं।'],
    ],
    gains: [
      ['A name that sounds each day.', 'नाम जो रोज़ गूँजता है।'],
      ['Follows the custom of old temples.', 'पुराने मंदिरों की रीति।'],
      ['Given in memory or in thanks.', 'स्मृति या आभार में दी जाती है।'],
    ],
    days: ['Thursday'],
    tax: 'brass',
    offer: { price: 1690, quantity: 18 },
  },
  {
    slug: 'wedding-favour-diyas-printed',
    name: ['Printed Wedding Diyas, 25', 'विवाह दीये, नाम सहित, 25'],
    mini: ['Clay lamps with two names stamped in the clay.', 'दो नामों की छाप वाले मिट्टी के दीये।'],
    text: [
      'Twenty-five small clay diyas, each with two first names pressed into the wet clay with a wooden stamp that is carved for you and sent along afterwards. The potters at Khurja need eighteen days in dry weather and do not hurry in wet. Each lamp has a cotton wick and sits in a leaf cup of dried sal. Guests take them home, light them once, and remember who was married. Orders go in lots of twenty-five; the stamp is made only once. The names in the pictures are an example; oil is not included.',
      'पच्चीस मिट्टी के दीये, जिन पर आपके लिए बने लकड़ी के ठप्पे से दो नाम छपे हैं; ठप्पा बाद में साथ भेजा जाता है। खुर्जा में अठारह दिन में बनते हैं। हर दीया साल के पत्ते के दोने में। तस्वीरों के नाम केवल उदाहरण हैं; तेल साथ नहीं आता।',
    ],
    words: 'wedding favours, shadi return gift, शादी रिटर्न गिफ़्ट, custom diya, नाम वाले दीये',
    tags: 'wedding, clay, made to order',
    sub: 'Personalized Text',
    brand: 'Shilpkar',
    customised: true,
    how: [
      ['Fill in both names and the script you want.', 'ऑर्डर करते समय दोनों नाम और लिपि लिखें।'],
      ['Soak the lamps for an hour before lighting.', 'जलाने से पहले एक घंटा भिगोएँ।'],
      ['Light on a plate, away from cloth.', 'थाली पर, कपड़े से दूर जलाएँ।'],
    ],
    gains: [
      ['A keepsake that returns to earth.', 'स्मृति-चिह्न जो मिट्टी में लौटता है।'],
      ['The carved stamp is yours.', 'तराशा ठप्पा आपका है।'],
      ['Given with the wish of light.', 'प्रकाश की कामना के साथ दिए जाते हैं।'],
    ],
    days: ['Friday'],
    tax: 'clay',
    offer: {
      sku: 'CUS-DIYA',
      variants: [
        ['25 pieces', 1500, 1450, 30, 'default'],
        ['50 pieces', 3000, 2650, 15],
        ['100 pieces', 6000, 4900, 6],
      ],
    },
  },
];

/** Made to the buyer's words, chart or picture. */
export const customized = shelf('Customized', drafts);
