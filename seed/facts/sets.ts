import { both, type FactSheet } from './sheet.ts';

/** Facts of the combos: what is in each box. */
export const combos: FactSheet = {
  'navaratna-beginner-box': {
    contents: both(
      'Nine loose stones in labelled wells, a booklet of 32 pages',
      'नाम लिखे खानों में नौ रत्न, 32 पेज की पुस्तिका',
    ),
    ...{
      pieces: 10,
      stone: 'nine_gems',
      stones: 9,
      treatment: 'mixed',
      source: 'several',
      country: 'in',
      graha: 'all',
    },
  },
  'japa-starter-combo': {
    contents: both(
      'Rudraksha mala of 108, gomukhi bag, clay diya, ten wicks, a card',
      '108 दानों की रुद्राक्ष माला, गोमुखी, मिट्टी का दीया, दस बत्तियाँ, कार्ड',
    ),
    ...{ pieces: 14, mukhi: 5, beads: 108, bead_size: 7, country: 'in' },
  },
  'lakshmi-diwali-combo': {
    contents: both(
      'Gold-plated Sri Yantra of 6 inch, sphatik mala of 108, brass diya, lotus seeds, booklet',
      '6 इंच का सुनहरा श्री यंत्र, 108 की स्फटिक माला, पीतल का दीया, कमलगट्टे, पुस्तिका',
    ),
    ...{ pieces: 5, country: 'in', graha: 'shukra' },
  },
  'sade-sati-shani-combo': {
    contents: both(
      'Black onyx bracelet, saat mukhi bead, deep clay lamp, 200 ml of sesame oil, leaflet',
      'काले ओनिक्स का कंगन, सात मुखी दाना, गहरा मिट्टी का दीया, 200 मिली तिल का तेल, पत्रक',
    ),
    ...{ pieces: 5, volume: 200, mukhi: 7, country: 'in', graha: 'shani' },
  },
  'student-saraswati-combo': {
    contents: both(
      'Four-faced Java bead, peridot of three ratti, brass desk tortoise, wooden timer, a card',
      'जावा का चार मुखी दाना, तीन रत्ती ज़बरजद, पीतल का छोटा कछुआ, लकड़ी का टाइमर, कार्ड',
    ),
    ...{ pieces: 5, mukhi: 4, stone: 'peridot', treatment: 'none', country: 'in', graha: 'budh' },
  },
  'couple-gauri-shankar-combo': {
    contents: both(
      'Two do mukhi pendants with silver caps on cords, two rose quartz bracelets',
      'चाँदी की टोपी वाले दो दो-मुखी पेंडेंट डोरी सहित, रोज़ क्वार्ट्ज़ के दो कंगन',
    ),
    ...{
      pieces: 4,
      mukhi: 2,
      stone: 'rose_quartz',
      treatment: 'none',
      metal: 'silver_925',
      country: 'in',
      graha: 'shukra',
    },
  },
  'car-protection-combo': {
    contents: both(
      'Copper Hanuman kavach, nazar and rudraksha keychain, sandal incense',
      'ताँबे का हनुमान कवच, नज़र और रुद्राक्ष का चाबी का छल्ला, चंदन की अगरबत्ती',
    ),
    ...{ pieces: 3, country: 'in', graha: 'mangal' },
  },
};

/** Facts of the gifts. */
export const gifts: FactSheet = {
  'birth-stone-pendant-box': {
    ...{ kind: 'pendant', metal: 'silver_gold_plated', stone: 'chosen', length: 8, width: 6, shape: 'oval' },
    ...{
      cut: 'faceted',
      treatment: 'mixed',
      source: 'several',
      thread: 'gold_tone_chain',
      chain: 18,
      country: 'in',
    },
  },
  'anniversary-diya-pair': {
    contents: both(
      'Two brass diyas on one tray, four cotton wicks, cow ghee',
      'एक थाली पर पीतल के दो दीये, चार बत्तियाँ, गाय का घी',
    ),
    ...{ pieces: 3, metal: 'brass', process: 'cast', place: both('Moradabad', 'मुरादाबाद'), country: 'in' },
  },
  'housewarming-griha-pravesh-box': {
    contents: both(
      'Mauli, betel nuts, turmeric root, akshat, camphor, brass diya, guggul cups, copper Sri Yantra, list',
      'मौली, सुपारी, हल्दी की गाँठ, अक्षत, कपूर, पीतल का दीया, गुग्गुल कप, ताँबे का श्री यंत्र, सूची',
    ),
    ...{ pieces: 9, country: 'in' },
  },
  'rakhi-rudraksha-gift': {
    ...{ kind: 'bracelet', material: 'rudraksha', mukhi: 5, beads: 1, bead_size: 14, thread: 'silk' },
    ...{ metal: 'silver_tone', process: 'braided', place: both('Haridwar', 'हरिद्वार'), country: 'in' },
  },
  'silver-coin-lakshmi-sri': {
    ...{
      kind: 'charm',
      metal: 'silver_999',
      process: 'struck',
      diameter: [23, 36],
      finish: 'sealed',
      country: 'in',
    },
    graha: 'shukra',
  },
  'new-baby-moti-set': {
    contents: both(
      'Pearl pendant in a silver cup, silver-plated bell, muslin pouch',
      'चाँदी की कटोरी में मोती का पेंडेंट, चाँदी के पानी वाली घंटी, मलमल की थैली',
    ),
    ...{
      pieces: 2,
      stone: 'pearl',
      bead_size: 5,
      metal: 'silver_925',
      treatment: 'cultured',
      country: 'in',
      graha: 'chandra',
    },
  },
  'office-diwali-hamper': {
    contents: both(
      'Four terracotta lamps, sandal incense, brass desk tortoise, cotton wicks',
      'टेराकोटा के चार दीये, चंदन की अगरबत्ती, पीतल का छोटा कछुआ, रुई की बत्तियाँ',
    ),
    ...{ pieces: 7, country: 'in' },
  },
};

/** Facts of what is made to order. */
export const customized: FactSheet = {
  'engraved-silver-name-ring': {
    ...{
      kind: 'ring',
      metal: 'silver_925',
      stone: 'amethyst',
      carat: 0.26,
      shape: 'round',
      treatment: 'none',
    },
    ...{ source: 'br', process: 'engraved', letters: 14, making: 7, country: 'in' },
  },
  'personal-kundli-yantra-copper': {
    metal: 'copper',
    process: 'etched',
    making: 10,
    length: [127, 203.2],
    country: 'in',
  },
  'photo-pendant-silver-kavach': {
    ...{ kind: 'kavach', metal: 'silver_925', stone: 'garnet', treatment: 'none', thread: 'not_included' },
    ...{
      inside: both('Your photograph on archival paper', 'आर्काइवल कागज़ पर आपकी फ़ोटो'),
      making: 7,
      country: 'in',
    },
  },
  'custom-beads-mala-by-chart': {
    ...{ kind: 'necklace', material: 'rudraksha', stone: 'chosen', beads: 54, bead_size: 8, thread: 'silk' },
    ...{
      treatment: 'none',
      metal: 'silver_925',
      source: 'np',
      process: 'knotted',
      making: 10,
      country: 'in',
    },
  },
  'engraved-brass-bell-name': {
    ...{ metal: 'bell_brass', process: 'cast_turned', height: 165.1, gram: 420, letters: 30, making: 8 },
    ...{ place: both('Jalesar', 'जलेसर'), country: 'in' },
  },
  'wedding-favour-diyas-printed': {
    ...{ material: 'terracotta', process: 'pressed', making: 18, diameter: 65, finish: 'unglazed' },
    ...{ place: both('Khurja', 'खुर्जा'), country: 'in' },
  },
};
