import { type Draft, shelf } from './draft.ts';
import { dhoopSmoke, gangaDip, recite, threadNeck } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'surya-kavach-gold-plated',
    name: ['Surya Kavach, Gold-Plated', 'सूर्य कवच, स्वर्ण मंडित'],
    mini: [
      'Locket with a small ruby and a hand-written yantra leaf inside.',
      'छोटे माणिक और भीतर हस्तलिखित यंत्र वाला लॉकेट।',
    ],
    text: [
      'A kavach is armour in the old sense, words worn close. This square locket opens at the back and holds a birch-bark leaf on which a scribe at Ujjain has written the Surya yantra and the Aditya Hridayam’s first verse, folded in eight. On the lid a small heated ruby stands on a lotus. The case is silver with two microns of gold. It hangs on a red cord so that it needs no metal chain. Meant for people who begin things: a post, a term, a long march of days.',
      'पीछे से खुलने वाला लॉकेट, भीतर भोजपत्र पर हस्तलिखित सूर्य यंत्र। ढक्कन पर कमल पर छोटा माणिक। चाँदी पर सोने की परत, लाल डोरी में। नया पद या कार्य आरंभ करने वाले धारण करते हैं।',
    ],
    words: 'surya kavach, सूर्य कवच, sun amulet, tabeez, kavach locket, ruby kavach',
    tags: 'surya, locket, gold-plated',
    sub: 'Gold',
    brand: 'Navaratna Select',
    how: [
      dhoopSmoke,
      recite('surya', 'Sunday', 12),
      threadNeck('the red cord that comes with it', 'साथ आई लाल डोरी'),
    ],
    gains: [
      ['Worn at the start of new duties.', 'नए दायित्व के आरंभ में धारण किया जाता है।'],
      ['Holds written words, not only a stone.', 'केवल रत्न नहीं, लिखे शब्द भी धारण करता है।'],
      ['Believed to lend the bearing of Surya.', 'माना जाता है कि सूर्य का तेज देता है।'],
    ],
    days: ['Sunday'],
    tax: 'jewellery',
    offer: { price: 2640, quantity: 16 },
  },
  {
    slug: 'shani-kavach-silver',
    name: ['Shani Kavach, Silver', 'शनि कवच, चाँदी'],
    mini: ['925 silver locket with neelam for Saturdays.', 'शनिवार के लिए नीलम जड़ा 925 चाँदी का कवच।'],
    text: [
      'Solid 925 silver, nineteen grams, with a small Ceylon neelam and inside it the Dasharatha Shani Stotra in a hand so fine that you will want a lens. King Dasharatha is said to have won Shani’s goodwill with it by courtesy, not by force, and the locket is worn in that spirit. The back is closed with a screw so the paper stays dry through the rains. Some wear it only on Saturdays through the seven and a half years, some every day. Both are in keeping.',
      'उन्नीस ग्राम की ठोस 925 चाँदी, छोटा श्रीलंकाई नीलम और भीतर दशरथकृत शनि स्तोत्र। पीछे पेच से बंद होता है। साढ़े साती में शनिवार को या नित्य धारण किया जाता है।',
    ],
    words: 'shani kavach, शनि कवच, sade sati kavach, साढ़े साती, silver kavach, neelam locket',
    tags: 'shani, silver, sade sati',
    sub: 'Silver',
    brand: 'Mudrika',
    how: [
      ['Light a sesame oil lamp on Saturday evening.', 'शनिवार शाम तिल के तेल का दीया जलाएँ।'],
      recite('shani', 'Saturday', 19),
      threadNeck('black or dark blue cord', 'काली या गहरी नीली डोरी'),
    ],
    gains: [
      ['Worn through Sade Sati with patience.', 'साढ़े साती में धैर्य के साथ धारण किया जाता है।'],
      ['Silver keeps a hot temper cool, it is said.', 'कहा जाता है कि चाँदी क्रोध को शीतल रखती है।'],
      ['Believed to turn delay into depth.', 'माना जाता है कि विलंब को गहराई में बदलता है।'],
    ],
    days: ['Saturday'],
    tax: 'jewellery',
    offer: { price: 3480, quantity: 11 },
  },
  {
    slug: 'hanuman-kavach-copper',
    name: ['Hanuman Kavach, Copper', 'हनुमान कवच, ताँबा'],
    mini: ['Copper locket with coral and the Chalisa in miniature.', 'मूंगा और लघु चालीसा वाला ताँबे का कवच।'],
    text: [
      'Forty verses on a strip of paper as long as your hand, rolled and slipped into a copper locket with a drop of Italian coral on the front. The Chalisa is printed in Devanagari, small but legible, because a text you cannot read is only paper. Copper is beaten, not cast, and left without lacquer. Lorry drivers between Nagpur and Raipur started the fashion for this size, which hangs as well from a key ring as from the neck. Tuesday and Saturday are its days.',
      'पीटे ताँबे का लॉकेट, सामने मूंगे की बूँद और भीतर पढ़ने योग्य लघु हनुमान चालीसा। गले या चाबी के छल्ले में। मंगलवार और शनिवार इसके दिन हैं।',
    ],
    words: 'hanuman kavach, हनुमान कवच, hanuman chalisa locket, चालीसा लॉकेट, bajrang, copper kavach',
    tags: 'hanuman, copper, travel',
    sub: 'Copper',
    brand: 'Kashi Dhatu',
    how: [
      gangaDip,
      recite('hanuman', 'Tuesday', 11),
      ['Read the Chalisa once before putting it on.', 'धारण करने से पहले चालीसा एक बार पढ़ें।'],
    ],
    gains: [
      ['Worn for courage on the road.', 'मार्ग में साहस के लिए धारण किया जाता है।'],
      ['The text inside can be read.', 'भीतर का पाठ पढ़ा जा सकता है।'],
      ['Believed to keep fear at a distance.', 'माना जाता है कि भय को दूर रखता है।'],
    ],
    days: ['Tuesday', 'Saturday'],
    tax: 'imitation',
    offer: { price: 499, quantity: 82 },
  },
  {
    slug: 'navagraha-kavach-gold',
    name: ['Navagraha Kavach, 18 Karat', 'नवग्रह कवच, 18 कैरेट'],
    mini: [
      'Hallmarked gold case with a pukhraj and nine seed syllables.',
      'हॉलमार्क सोने का कवच, पुखराज और नौ बीज मंत्र।',
    ],
    text: [
      'Six grams of 18 karat gold with the hallmark on the hinge, a pukhraj of half a ratti in front, and inside a gold leaf punched with the seed syllables of the nine grahas. It is made to order over twelve days by one goldsmith at Zaveri Bazaar who does not work on amavasya, so we ask for patience. A piece to be handed down: the leaf can be taken out and the name of the next wearer punched on its back. Insured transport, and the box needs a signature.',
      'छह ग्राम 18 कैरेट हॉलमार्क सोना, सामने पुखराज और भीतर स्वर्ण-पत्र पर नौ ग्रहों के बीज मंत्र। बारह दिन में बनता है और बीमा सहित भेजा जाता है। पीढ़ियों तक सँभालने योग्य।',
    ],
    words: 'navagraha kavach, नवग्रह कवच, gold kavach, sone ka kavach, सोने का कवच',
    tags: 'navagraha, gold, heirloom',
    sub: 'Gold',
    brand: 'Mudrika',
    how: [
      ['Have the name spoken over it by an elder.', 'बड़ों से इस पर नाम उच्चारित कराएँ।'],
      recite('guru', 'Thursday'),
      threadNeck('a yellow silk cord or gold chain', 'पीले रेशम या सोने की चेन'),
    ],
    gains: [
      ['All nine grahas in one leaf.', 'एक पत्र में सभी नौ ग्रह।'],
      ['Made to be passed on.', 'अगली पीढ़ी को देने के लिए बना।'],
      ['Believed to keep a life in balance.', 'माना जाता है कि जीवन को संतुलित रखता है।'],
    ],
    days: ['Thursday', 'Sunday'],
    tax: 'jewellery',
    offer: { price: 56500, quantity: 1 },
  },
  {
    slug: 'saraswati-kavach-silver',
    name: ['Saraswati Kavach, Silver', 'सरस्वती कवच, चाँदी'],
    mini: ['Light silver locket with peridot for students.', 'विद्यार्थियों के लिए ज़बरजद जड़ा हल्का चाँदी कवच।'],
    text: [
      'Eight grams, small enough to slip under a school collar, with a peridot on the lid and the goddess’s seed syllable on a slip of handmade paper inside. The slip is blank on the other side: the student writes the subject that frightens them most, in pencil, and rubs it out when it no longer does. A teacher in Bengaluru had the idea and gets a share. The loop turns with the neck, and the edges are rounded so that playgrounds stay safe.',
      'आठ ग्राम चाँदी, ढक्कन पर ज़बरजद और भीतर सरस्वती का बीज मंत्र। कागज़ की दूसरी ओर विद्यार्थी अपना कठिन विषय लिखता है और भय मिटने पर मिटा देता है। किनारे गोल हैं।',
    ],
    words: 'saraswati kavach, सरस्वती कवच, student locket, vidya kavach, विद्या कवच, exam locket',
    tags: 'saraswati, students, silver',
    sub: 'Silver',
    brand: 'Mudrika',
    how: [
      ['Write one hard subject inside, in pencil.', 'भीतर पेंसिल से एक कठिन विषय लिखें।'],
      recite('saraswati', 'Wednesday', 11),
      threadNeck('white or green cord', 'सफ़ेद या हरी डोरी'),
    ],
    gains: [
      ['Worn by students for steady study.', 'विद्यार्थी नियमित अध्ययन के लिए धारण करते हैं।'],
      ['Safe, rounded edges.', 'सुरक्षित गोल किनारे।'],
      ['Believed to favour memory and speech.', 'माना जाता है कि स्मृति और वाणी में शुभ है।'],
    ],
    days: ['Wednesday', 'Thursday'],
    tax: 'jewellery',
    offer: { price: 1390, quantity: 27 },
  },
  {
    slug: 'durga-kavach-copper-set',
    name: ['Durga Kavach, Copper', 'दुर्गा कवच, ताँबा'],
    mini: ['Garnet-set copper locket with the Devi Kavacham.', 'देवी कवच सहित तामड़ा जड़ा ताँबे का लॉकेट।'],
    text: [
      'The Devi Kavacham asks the goddess by name to guard each part of the body, from the crown of the head to the soles, and is recited on the nights of Navaratri. Here it lies on rice paper inside a copper locket with a garnet from Odisha, and a larger folded sheet comes along to read from. Women who come home late asked us for a strong loop and a cord that would not snap, so the loop is brazed and the cord is sailmaker’s twine dyed red.',
      'ताँबे का लॉकेट, ओडिशा का तामड़ा और भीतर देवी कवच का पाठ; पढ़ने के लिए बड़ा पत्र भी साथ है। मज़बूत कड़ी और लाल डोरी के साथ। नवरात्रि में पाठ किया जाता है।',
    ],
    words: 'durga kavach, दुर्गा कवच, devi kavach, देवी कवच, navratri kavach, copper locket',
    tags: 'durga, navaratri, copper',
    sub: 'Copper',
    brand: 'Kashi Dhatu',
    how: [
      dhoopSmoke,
      recite('durga', 'Friday', 9),
      ['Read the Kavacham once on each night of Navaratri.', 'नवरात्रि की हर रात कवच का पाठ करें।'],
    ],
    gains: [
      ['Worn with a prayer for safety.', 'सुरक्षा की प्रार्थना के साथ धारण किया जाता है।'],
      ['The full text comes with it.', 'पूरा पाठ साथ आता है।'],
      ['Believed to give firm courage.', 'माना जाता है कि दृढ़ साहस देता है।'],
    ],
    days: ['Tuesday', 'Friday'],
    tax: 'imitation',
    offer: { price: 620, quantity: 4 },
  },
];

/** Lockets that hold written words: gold, silver and copper. */
export const kavach = shelf('Kavach', drafts);
