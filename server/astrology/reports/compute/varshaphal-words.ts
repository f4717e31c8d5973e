/** The words of an annual chart in both languages. Calm: what a year leans to, never what it will bring. */
import type { ReportLang } from '#contract/astrology/reports/data.ts';
import type { Office, SahamName, TajikaYogaName, YearLordReason } from '#jyotish';

type Words = Record<ReportLang, string>;

/** Names of the five offices. */
export const OFFICE_NAMES: Record<Office, Words> = {
  muntha: { en: 'Lord of the Muntha', hi: 'मुंथेश' },
  janmaLagna: { en: 'Lord of the birth ascendant', hi: 'जन्म लग्नेश' },
  varshaLagna: { en: 'Lord of the year’s ascendant', hi: 'वर्ष लग्नेश' },
  triRashi: { en: 'Lord of the three signs', hi: 'त्रिराशिपति' },
  dinaRatri: { en: 'Lord of day or night', hi: 'दिन-रात्रि पति' },
};

/** Why a graha is lord of the year. `{graha}` is its name. */
export const YEAR_LORD_REASONS: Record<YearLordReason, Words> = {
  strongest: {
    en: '{graha} is the strongest of the five office-bearers that see the ascendant.',
    hi: 'लग्न को देखने वाले पाँच अधिकारियों में {graha} सबसे बलवान हैं।',
  },
  'more-offices': {
    en: '{graha} is as strong as another office-bearer and holds more offices.',
    hi: '{graha} दूसरे अधिकारी जितने बलवान हैं और उनके अधिकार अधिक हैं।',
  },
  'muntha-none-sees': {
    en: 'No office-bearer sees the ascendant, so the lord of the Muntha, {graha}, takes the year.',
    hi: 'कोई अधिकारी लग्न को नहीं देखता, इसलिए मुंथेश {graha} वर्ष के स्वामी हैं।',
  },
  'muntha-all-weak': {
    en: 'No office-bearer has five units of strength, so the lord of the Muntha, {graha}, takes the year.',
    hi: 'किसी अधिकारी का बल पाँच विश्वा तक नहीं है, इसलिए मुंथेश {graha} वर्ष के स्वामी हैं।',
  },
  'muntha-equal': {
    en: 'Two office-bearers are equal, so the lord of the Muntha, {graha}, takes the year.',
    hi: 'दो अधिकारी समान हैं, इसलिए मुंथेश {graha} वर्ष के स्वामी हैं।',
  },
  'moon-ithasala': {
    en: 'The Moon passes the year on to {graha}, with whom she forms an Ithasala.',
    hi: 'चंद्र वर्ष का अधिकार {graha} को देते हैं, जिनसे उनका इत्थशाल है।',
  },
  'moon-sign-lord': {
    en: 'The Moon passes the year on to the lord of her sign, {graha}.',
    hi: 'चंद्र वर्ष का अधिकार अपनी राशि के स्वामी {graha} को देते हैं।',
  },
};

/** The matters that the Muntha leans to in each house, 1 to 12 (Tajika Nilakanthi; Charak, chapter V). */
export const MUNTHA_HOUSES: readonly Words[] = [
  { en: 'health, confidence and a fresh start', hi: 'स्वास्थ्य, आत्मविश्वास और नई शुरुआत' },
  { en: 'means, family and good food', hi: 'साधन, परिवार और अच्छा भोजन' },
  { en: 'courage, brothers and sisters, short journeys', hi: 'साहस, भाई-बहन और छोटी यात्राएँ' },
  { en: 'home and rest; go gently there', hi: 'घर और विश्राम; यहाँ धीरे चलें' },
  { en: 'children, learning and joy', hi: 'संतान, विद्या और आनंद' },
  { en: 'health and daily order; keep a simple routine', hi: 'स्वास्थ्य और दिनचर्या; सादा नियम रखें' },
  { en: 'partnership; patience helps', hi: 'साझेदारी; धैर्य काम आता है' },
  { en: 'change and rest; do not overreach', hi: 'परिवर्तन और विश्राम; सीमा से अधिक न लें' },
  { en: 'good fortune, faith and teachers', hi: 'भाग्य, आस्था और गुरुजन' },
  { en: 'work, standing and recognition', hi: 'काम, प्रतिष्ठा और पहचान' },
  { en: 'gains, friends and wishes', hi: 'लाभ, मित्र और इच्छाएँ' },
  { en: 'spending, giving and distance; plan ahead', hi: 'व्यय, दान और दूरी; पहले से योजना बनाएँ' },
];

/** Matters of the houses 2 to 12; index 0 is the 2nd. */
export const MATTERS: readonly Words[] = [
  { en: 'Means and family', hi: 'साधन और परिवार' },
  { en: 'Effort and siblings', hi: 'परिश्रम और भाई-बहन' },
  { en: 'Home and mother', hi: 'घर और माता' },
  { en: 'Children and learning', hi: 'संतान और विद्या' },
  { en: 'Health and duties', hi: 'स्वास्थ्य और दायित्व' },
  { en: 'Marriage and partners', hi: 'विवाह और साझेदारी' },
  { en: 'Change', hi: 'परिवर्तन' },
  { en: 'Fortune and faith', hi: 'भाग्य और आस्था' },
  { en: 'Work', hi: 'काम' },
  { en: 'Gains and friends', hi: 'लाभ और मित्र' },
  { en: 'Spending and distance', hi: 'व्यय और दूरी' },
];

/** Names of the Tajika yogas. */
export const YOGA_NAMES: Record<TajikaYogaName, Words> = {
  ithasala: { en: 'Ithasala', hi: 'इत्थशाल' },
  ishrafa: { en: 'Ishrafa', hi: 'ईशराफ' },
  nakta: { en: 'Nakta', hi: 'नक्त' },
  yamaya: { en: 'Yamaya', hi: 'यमया' },
  manau: { en: 'Manau', hi: 'मणऊ' },
  kamboola: { en: 'Kamboola', hi: 'कंबूल' },
  gairiKamboola: { en: 'Gairi-Kamboola', hi: 'गैरिकंबूल' },
  khallasara: { en: 'Khallasara', hi: 'खल्लासर' },
  radda: { en: 'Radda', hi: 'रद्द' },
  duphaliKuttha: { en: 'Duphali Kuttha', hi: 'दुफालि कुत्थ' },
  dutthotthaDavira: { en: 'Dutthottha-Davira', hi: 'दुत्थोत्थदवीर' },
  tambira: { en: 'Tambira', hi: 'तंबीर' },
  kuttha: { en: 'Kuttha', hi: 'कुत्थ' },
  durapha: { en: 'Durapha', hi: 'दुरफ' },
};

/** Names of an Ithasala by its phase. */
export const ITHASALA_NAMES: Record<'poorna' | 'vartamana' | 'bhavishyat', Words> = {
  poorna: { en: 'Poorna Ithasala', hi: 'पूर्ण इत्थशाल' },
  vartamana: { en: 'Vartamana Ithasala', hi: 'वर्तमान इत्थशाल' },
  bhavishyat: { en: 'Bhavishyat Ithasala', hi: 'भविष्यत् इत्थशाल' },
};

/**
 * The sentence of each yoga on what it leans to. `{a}` is the lord of the ascendant, `{b}` the lord of the house,
 * `{via}` the third graha or a list of them, `{first}` the first of those that form it, `{all}` all of them. No verb
 * depends on the length of a list.
 */
export const YOGA_SENTENCES: Record<TajikaYogaName, Words> = {
  ithasala: {
    en: '{a} and {b} are coming together: what is begun here can ripen.',
    hi: '{a} और {b} मिलने की ओर हैं: यहाँ आरंभ किया काम पक सकता है।',
  },
  ishrafa: {
    en: '{a} and {b} have already met and draw apart: finish what is old before you begin something new.',
    hi: '{a} और {b} मिलकर अलग हो रहे हैं: नया आरंभ करने से पहले पुराना पूरा करें।',
  },
  nakta: {
    en: 'The light of {a} and {b} meets through {via}: somebody helps to bring it about.',
    hi: '{via} {a} और {b} के बीच प्रकाश पहुँचाते हैं: किसी की सहायता से काम बनता है।',
  },
  yamaya: {
    en: 'The light of {a} and {b} is gathered by {via}: an older or steadier person helps.',
    hi: '{via} {a} और {b} का प्रकाश जोड़ते हैं: कोई बड़ा या धीर व्यक्ति सहायता करता है।',
  },
  manau: {
    en: '{via} can come between: expect a delay and keep calm.',
    hi: '{via} बीच में आते हैं: देर हो सकती है, शांत रहें।',
  },
  kamboola: {
    en: 'The Moon joins in, which makes it stronger.',
    hi: 'चंद्र भी जुड़ते हैं, जिससे योग और बलवान होता है।',
  },
  gairiKamboola: {
    en: 'The Moon comes to {via} as she changes sign: help comes from a new side.',
    hi: 'राशि बदलते ही चंद्र {via} से मिलते हैं: सहायता किसी नई ओर से आती है।',
  },
  khallasara: {
    en: 'The Moon stands apart, so it needs your own effort.',
    hi: 'चंद्र अलग हैं, इसलिए अपना परिश्रम चाहिए।',
  },
  radda: {
    en: '{all} cannot act freely this year, so allow more time.',
    hi: '{all} इस वर्ष सहज नहीं हैं, इसलिए अधिक समय दें।',
  },
  duphaliKuttha: {
    en: 'The slower of the two is strong, so it comes in the end.',
    hi: 'दोनों में मंद ग्रह बलवान हैं, इसलिए काम अंत में बनता है।',
  },
  dutthotthaDavira: {
    en: '{a} and {b} are not strong this year, but {via} is and joins them: a capable person can bring it about.',
    hi: '{a} और {b} इस वर्ष बलवान नहीं हैं, पर बलवान {via} साथ देते हैं: किसी समर्थ व्यक्ति की सहायता से काम बन सकता है।',
  },
  tambira: {
    en: '{first} comes to {via} as it changes sign: what seems stuck can move after a change.',
    hi: 'राशि बदलते ही {first} {via} से मिलते हैं: जो रुका लगता है, वह किसी परिवर्तन के बाद आगे बढ़ सकता है।',
  },
  kuttha: {
    en: '{a} and {b} are both strong and well placed: here you can rely on your own strength.',
    hi: '{a} और {b} दोनों बलवान और अच्छे स्थान में हैं: यहाँ आप अपने बल पर भरोसा कर सकते हैं।',
  },
  durapha: {
    en: '{a} and {b} are both tired this year: keep plans small here and save your strength.',
    hi: '{a} और {b} दोनों इस वर्ष थके हुए हैं: यहाँ योजना छोटी रखें और अपना बल बचाएँ।',
  },
};

/** Names of the sahams and what they are about. */
export const SAHAM_NAMES: Record<SahamName, { name: Words; about: Words }> = {
  punya: { name: { en: 'Punya', hi: 'पुण्य' }, about: { en: 'Good fortune', hi: 'सौभाग्य' } },
  vidya: { name: { en: 'Vidya', hi: 'विद्या' }, about: { en: 'Learning', hi: 'विद्या' } },
  yasha: { name: { en: 'Yasha', hi: 'यश' }, about: { en: 'Good name', hi: 'सुयश' } },
  mitra: { name: { en: 'Mitra', hi: 'मित्र' }, about: { en: 'Friends', hi: 'मित्र' } },
  mahatmya: { name: { en: 'Mahatmya', hi: 'माहात्म्य' }, about: { en: 'Standing', hi: 'गरिमा' } },
  karma: { name: { en: 'Karma', hi: 'कर्म' }, about: { en: 'Work', hi: 'काम' } },
  rajya: { name: { en: 'Rajya', hi: 'राज्य' }, about: { en: 'Office', hi: 'अधिकार' } },
  vivaha: { name: { en: 'Vivaha', hi: 'विवाह' }, about: { en: 'Marriage', hi: 'विवाह' } },
  putra: { name: { en: 'Putra', hi: 'पुत्र' }, about: { en: 'Children', hi: 'संतान' } },
  bhratri: { name: { en: 'Bhratri', hi: 'भ्रातृ' }, about: { en: 'Brothers and sisters', hi: 'भाई-बहन' } },
  matri: { name: { en: 'Matri', hi: 'मातृ' }, about: { en: 'Mother', hi: 'माता' } },
  pitri: { name: { en: 'Pitri', hi: 'पितृ' }, about: { en: 'Father', hi: 'पिता' } },
  jiva: { name: { en: 'Jiva', hi: 'जीव' }, about: { en: 'Vitality', hi: 'जीवनशक्ति' } },
  roga: { name: { en: 'Roga', hi: 'रोग' }, about: { en: 'Care of health', hi: 'स्वास्थ्य की देखभाल' } },
};

/** Other sentences. */
export const YEAR_WORDS = {
  en: {
    muntha: 'The Muntha is in the {house} house of the year, in {sign}: this year leans to {about}.',
    ikkabala:
      'All seven grahas are in angles and the houses after them (Ikkabala): a year that supports beginnings.',
    induvara:
      'All seven grahas are in the 3rd, 6th, 9th and 12th (Induvara): a year for finishing and for rest.',
    detail: '{name}: {grahas}, strength {strength} of 20',
    heldBack: '{detail}, held back by {names}',
    lines: [
      'The year begins when the Sun returns to its sidereal place at birth, reckoned without nutation; the chart is cast for the birth place.',
      'Strength, the lord of the year, Tajika yogas and sahams: Tajika Nilakanthi, as K. S. Charak reads it.',
      'The strength of a yoga is the mean of the strengths of the grahas that form it.',
      'Mudda dasha begins with the balance of the birth star.',
      'Patyayini dasha gives each graha, and the ascendant, as much of the year as it is ahead in its sign of the one before it.',
    ],
  },
  hi: {
    muntha: 'मुंथा वर्ष के {house} भाव में {sign} राशि में है। इस वर्ष का झुकाव: {about}।',
    ikkabala: 'सातों ग्रह केंद्र और पणफर भावों में हैं (इक्कबाल): आरंभ को सहारा देने वाला वर्ष।',
    induvara: 'सातों ग्रह तृतीय, षष्ठ, नवम और द्वादश में हैं (इंदुवार): पूरा करने और विश्राम का वर्ष।',
    detail: '{name}: {grahas}, बल 20 में {strength}',
    heldBack: '{detail}, {names} से बाधित',
    lines: [
      'वर्ष तब आरंभ होता है जब सूर्य अपने जन्म के निरयन स्थान पर लौटते हैं (नूटेशन के बिना); कुंडली जन्म स्थान के लिए बनी है।',
      'बल, वर्षेश, ताजिक योग और सहम: ताजिक नीलकंठी, के. एस. चरक के अनुसार।',
      'योग का बल उसे बनाने वाले ग्रहों के बल का औसत है।',
      'मुद्दा दशा जन्म नक्षत्र के शेष भाग से आरंभ होती है।',
      'पात्यायिनी दशा में हर ग्रह और लग्न को वर्ष का उतना भाग मिलता है, जितने अंश वह अपनी राशि में पिछले से आगे है।',
    ],
  },
} as const;
