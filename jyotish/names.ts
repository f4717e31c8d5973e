/**
 * Every name this library speaks, in one place: English (the spelling of the published Indian reports), Hindi, and the
 * Sanskrit word in scholarly transliteration (IAST). Results carry ids; look the words up here.
 */

/** One thing with its names. `id` is the number used in results and on the wire. */
export interface Name {
  id: number;
  en: string;
  hi: string;
  sa: string;
}

/** A graha also has the Sanskrit name that reports print in plain letters. */
export interface GrahaName extends Name {
  vedic: string;
}

/** A sign also has its Western name, used for the tropical zodiac. */
export interface SignName extends Name {
  western: string;
}

/** The nine grahas in the order of charts. */
export const GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
/** One of the nine grahas. */
export type Graha = (typeof GRAHAS)[number];

/** The grahas that have a body: all but the nodes. */
export const SEVEN_GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** One of the seven grahas with a body. */
export type SevenGraha = (typeof SEVEN_GRAHAS)[number];

/** Names of the grahas and of the lagna; the ids are those of the wire. */
export const GRAHA_NAMES: Record<Graha | 'Ascendant', GrahaName> = {
  Sun: { id: 0, en: 'Sun', hi: 'सूर्य', sa: 'Sūrya', vedic: 'Ravi' },
  Moon: { id: 1, en: 'Moon', hi: 'चन्द्र', sa: 'Candra', vedic: 'Chandra' },
  Mercury: { id: 2, en: 'Mercury', hi: 'बुध', sa: 'Budha', vedic: 'Budha' },
  Venus: { id: 3, en: 'Venus', hi: 'शुक्र', sa: 'Śukra', vedic: 'Shukra' },
  Mars: { id: 4, en: 'Mars', hi: 'मंगल', sa: 'Maṅgala', vedic: 'Kuja' },
  Jupiter: { id: 5, en: 'Jupiter', hi: 'गुरु', sa: 'Guru', vedic: 'Guru' },
  Saturn: { id: 6, en: 'Saturn', hi: 'शनि', sa: 'Śani', vedic: 'Shani' },
  Ascendant: { id: 100, en: 'Ascendant', hi: 'लग्न', sa: 'Lagna', vedic: 'Lagna' },
  Rahu: { id: 101, en: 'Rahu', hi: 'राहु', sa: 'Rāhu', vedic: 'Rahu' },
  Ketu: { id: 102, en: 'Ketu', hi: 'केतु', sa: 'Ketu', vedic: 'Ketu' },
};

/** The twelve signs (rasi), ids 0 to 11. */
export const SIGNS: readonly SignName[] = [
  { id: 0, en: 'Mesha', hi: 'मेष', sa: 'Meṣa', western: 'Aries' },
  { id: 1, en: 'Vrishabha', hi: 'वृषभ', sa: 'Vṛṣabha', western: 'Taurus' },
  { id: 2, en: 'Mithuna', hi: 'मिथुन', sa: 'Mithuna', western: 'Gemini' },
  { id: 3, en: 'Karka', hi: 'कर्क', sa: 'Karka', western: 'Cancer' },
  { id: 4, en: 'Simha', hi: 'सिंह', sa: 'Siṃha', western: 'Leo' },
  { id: 5, en: 'Kanya', hi: 'कन्या', sa: 'Kanyā', western: 'Virgo' },
  { id: 6, en: 'Tula', hi: 'तुला', sa: 'Tulā', western: 'Libra' },
  { id: 7, en: 'Vrischika', hi: 'वृश्चिक', sa: 'Vṛścika', western: 'Scorpio' },
  { id: 8, en: 'Dhanu', hi: 'धनु', sa: 'Dhanus', western: 'Sagittarius' },
  { id: 9, en: 'Makara', hi: 'मकर', sa: 'Makara', western: 'Capricorn' },
  { id: 10, en: 'Kumbha', hi: 'कुम्भ', sa: 'Kumbha', western: 'Aquarius' },
  { id: 11, en: 'Meena', hi: 'मीन', sa: 'Mīna', western: 'Pisces' },
];

/** The 27 nakshatras, ids 0 to 26. */
export const NAKSHATRAS: readonly Name[] = [
  { id: 0, en: 'Ashwini', hi: 'अश्विनी', sa: 'Aśvinī' },
  { id: 1, en: 'Bharani', hi: 'भरणी', sa: 'Bharaṇī' },
  { id: 2, en: 'Krithika', hi: 'कृत्तिका', sa: 'Kṛttikā' },
  { id: 3, en: 'Rohini', hi: 'रोहिणी', sa: 'Rohiṇī' },
  { id: 4, en: 'Mrigashirsha', hi: 'मृगशिरा', sa: 'Mṛgaśiras' },
  { id: 5, en: 'Ardra', hi: 'आर्द्रा', sa: 'Ārdrā' },
  { id: 6, en: 'Punarvasu', hi: 'पुनर्वसु', sa: 'Punarvasu' },
  { id: 7, en: 'Pushya', hi: 'पुष्य', sa: 'Puṣya' },
  { id: 8, en: 'Ashlesha', hi: 'आश्लेषा', sa: 'Āśleṣā' },
  { id: 9, en: 'Magha', hi: 'मघा', sa: 'Maghā' },
  { id: 10, en: 'Purva Phalguni', hi: 'पूर्वाफाल्गुनी', sa: 'Pūrvaphalgunī' },
  { id: 11, en: 'Uttara Phalguni', hi: 'उत्तराफाल्गुनी', sa: 'Uttaraphalgunī' },
  { id: 12, en: 'Hasta', hi: 'हस्त', sa: 'Hasta' },
  { id: 13, en: 'Chitra', hi: 'चित्रा', sa: 'Citrā' },
  { id: 14, en: 'Swati', hi: 'स्वाती', sa: 'Svātī' },
  { id: 15, en: 'Vishaka', hi: 'विशाखा', sa: 'Viśākhā' },
  { id: 16, en: 'Anuradha', hi: 'अनुराधा', sa: 'Anurādhā' },
  { id: 17, en: 'Jyeshta', hi: 'ज्येष्ठा', sa: 'Jyeṣṭhā' },
  { id: 18, en: 'Moola', hi: 'मूल', sa: 'Mūla' },
  { id: 19, en: 'Purva Ashadha', hi: 'पूर्वाषाढ़ा', sa: 'Pūrvāṣāḍhā' },
  { id: 20, en: 'Uttara Ashadha', hi: 'उत्तराषाढ़ा', sa: 'Uttarāṣāḍhā' },
  { id: 21, en: 'Shravana', hi: 'श्रवण', sa: 'Śravaṇa' },
  { id: 22, en: 'Dhanishta', hi: 'धनिष्ठा', sa: 'Dhaniṣṭhā' },
  { id: 23, en: 'Shatabhisha', hi: 'शतभिषा', sa: 'Śatabhiṣaj' },
  { id: 24, en: 'Purva Bhadrapada', hi: 'पूर्वाभाद्रपद', sa: 'Pūrvabhādrapadā' },
  { id: 25, en: 'Uttara Bhadrapada', hi: 'उत्तराभाद्रपद', sa: 'Uttarabhādrapadā' },
  { id: 26, en: 'Revati', hi: 'रेवती', sa: 'Revatī' },
];

/** Lords of the signs, by sign id. */
export const SIGN_LORDS: readonly SevenGraha[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

/** Lords of the nakshatras, repeating from Ashwini; also the order of the Vimshottari dashas. */
export const NAKSHATRA_LORDS: readonly Graha[] = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
];

/** The 30 tithis of a lunar month, ids 1 to 30: 15 of the bright half, 15 of the dark half. */
export const TITHIS: readonly Name[] = [
  { id: 1, en: 'Pratipada', hi: 'प्रतिपदा', sa: 'Pratipad' },
  { id: 2, en: 'Dwitiya', hi: 'द्वितीया', sa: 'Dvitīyā' },
  { id: 3, en: 'Tritiya', hi: 'तृतीया', sa: 'Tṛtīyā' },
  { id: 4, en: 'Chaturthi', hi: 'चतुर्थी', sa: 'Caturthī' },
  { id: 5, en: 'Panchami', hi: 'पंचमी', sa: 'Pañcamī' },
  { id: 6, en: 'Shashthi', hi: 'षष्ठी', sa: 'Ṣaṣṭhī' },
  { id: 7, en: 'Saptami', hi: 'सप्तमी', sa: 'Saptamī' },
  { id: 8, en: 'Ashtami', hi: 'अष्टमी', sa: 'Aṣṭamī' },
  { id: 9, en: 'Navami', hi: 'नवमी', sa: 'Navamī' },
  { id: 10, en: 'Dashami', hi: 'दशमी', sa: 'Daśamī' },
  { id: 11, en: 'Ekadashi', hi: 'एकादशी', sa: 'Ekādaśī' },
  { id: 12, en: 'Dwadashi', hi: 'द्वादशी', sa: 'Dvādaśī' },
  { id: 13, en: 'Trayodashi', hi: 'त्रयोदशी', sa: 'Trayodaśī' },
  { id: 14, en: 'Chaturdashi', hi: 'चतुर्दशी', sa: 'Caturdaśī' },
  { id: 15, en: 'Purnima', hi: 'पूर्णिमा', sa: 'Pūrṇimā' },
  { id: 16, en: 'Pratipada', hi: 'प्रतिपदा', sa: 'Pratipad' },
  { id: 17, en: 'Dwitiya', hi: 'द्वितीया', sa: 'Dvitīyā' },
  { id: 18, en: 'Tritiya', hi: 'तृतीया', sa: 'Tṛtīyā' },
  { id: 19, en: 'Chaturthi', hi: 'चतुर्थी', sa: 'Caturthī' },
  { id: 20, en: 'Panchami', hi: 'पंचमी', sa: 'Pañcamī' },
  { id: 21, en: 'Shashthi', hi: 'षष्ठी', sa: 'Ṣaṣṭhī' },
  { id: 22, en: 'Saptami', hi: 'सप्तमी', sa: 'Saptamī' },
  { id: 23, en: 'Ashtami', hi: 'अष्टमी', sa: 'Aṣṭamī' },
  { id: 24, en: 'Navami', hi: 'नवमी', sa: 'Navamī' },
  { id: 25, en: 'Dashami', hi: 'दशमी', sa: 'Daśamī' },
  { id: 26, en: 'Ekadashi', hi: 'एकादशी', sa: 'Ekādaśī' },
  { id: 27, en: 'Dwadashi', hi: 'द्वादशी', sa: 'Dvādaśī' },
  { id: 28, en: 'Trayodashi', hi: 'त्रयोदशी', sa: 'Trayodaśī' },
  { id: 29, en: 'Chaturdashi', hi: 'चतुर्दशी', sa: 'Caturdaśī' },
  { id: 30, en: 'Amavasya', hi: 'अमावस्या', sa: 'Amāvāsyā' },
];

/** The halves of the lunar month: bright, dark. */
export const PAKSHAS: readonly Name[] = [
  { id: 0, en: 'Shukla Paksha', hi: 'शुक्ल पक्ष', sa: 'Śuklapakṣa' },
  { id: 1, en: 'Krishna Paksha', hi: 'कृष्ण पक्ष', sa: 'Kṛṣṇapakṣa' },
];

/** The 27 yogas of the panchang, ids 0 to 26. */
export const YOGAS: readonly Name[] = [
  { id: 0, en: 'Vishkambha', hi: 'विष्कम्भ', sa: 'Viṣkambha' },
  { id: 1, en: 'Priti', hi: 'प्रीति', sa: 'Prīti' },
  { id: 2, en: 'Ayushman', hi: 'आयुष्मान', sa: 'Āyuṣmān' },
  { id: 3, en: 'Saubhagya', hi: 'सौभाग्य', sa: 'Saubhāgya' },
  { id: 4, en: 'Shobhana', hi: 'शोभन', sa: 'Śobhana' },
  { id: 5, en: 'Atiganda', hi: 'अतिगण्ड', sa: 'Atigaṇḍa' },
  { id: 6, en: 'Sukarma', hi: 'सुकर्मा', sa: 'Sukarman' },
  { id: 7, en: 'Dhriti', hi: 'धृति', sa: 'Dhṛti' },
  { id: 8, en: 'Shula', hi: 'शूल', sa: 'Śūla' },
  { id: 9, en: 'Ganda', hi: 'गण्ड', sa: 'Gaṇḍa' },
  { id: 10, en: 'Vriddhi', hi: 'वृद्धि', sa: 'Vṛddhi' },
  { id: 11, en: 'Dhruva', hi: 'ध्रुव', sa: 'Dhruva' },
  { id: 12, en: 'Vyaghata', hi: 'व्याघात', sa: 'Vyāghāta' },
  { id: 13, en: 'Harshana', hi: 'हर्षण', sa: 'Harṣaṇa' },
  { id: 14, en: 'Vajra', hi: 'वज्र', sa: 'Vajra' },
  { id: 15, en: 'Siddhi', hi: 'सिद्धि', sa: 'Siddhi' },
  { id: 16, en: 'Vyatipata', hi: 'व्यतीपात', sa: 'Vyatīpāta' },
  { id: 17, en: 'Variyana', hi: 'वरीयान', sa: 'Varīyas' },
  { id: 18, en: 'Parigha', hi: 'परिघ', sa: 'Parigha' },
  { id: 19, en: 'Shiva', hi: 'शिव', sa: 'Śiva' },
  { id: 20, en: 'Siddha', hi: 'सिद्ध', sa: 'Siddha' },
  { id: 21, en: 'Sadhya', hi: 'साध्य', sa: 'Sādhya' },
  { id: 22, en: 'Subha', hi: 'शुभ', sa: 'Śubha' },
  { id: 23, en: 'Sukla', hi: 'शुक्ल', sa: 'Śukla' },
  { id: 24, en: 'Brahma', hi: 'ब्रह्म', sa: 'Brahman' },
  { id: 25, en: 'Indra', hi: 'इन्द्र', sa: 'Indra' },
  { id: 26, en: 'Vaidhriti', hi: 'वैधृति', sa: 'Vaidhṛti' },
];

/** The eleven karanas, ids 0 to 10: seven that repeat, four that come once a month. */
export const KARANAS: readonly Name[] = [
  { id: 0, en: 'Bava', hi: 'बव', sa: 'Bava' },
  { id: 1, en: 'Balava', hi: 'बालव', sa: 'Bālava' },
  { id: 2, en: 'Kaulava', hi: 'कौलव', sa: 'Kaulava' },
  { id: 3, en: 'Taitila', hi: 'तैतिल', sa: 'Taitila' },
  { id: 4, en: 'Garija', hi: 'गर', sa: 'Gara' },
  { id: 5, en: 'Vanija', hi: 'वणिज', sa: 'Vaṇija' },
  { id: 6, en: 'Vishti', hi: 'विष्टि', sa: 'Viṣṭi' },
  { id: 7, en: 'Shakuni', hi: 'शकुनि', sa: 'Śakuni' },
  { id: 8, en: 'Chatushpada', hi: 'चतुष्पद', sa: 'Catuṣpada' },
  { id: 9, en: 'Naga', hi: 'नाग', sa: 'Nāga' },
  { id: 10, en: 'Kimstughna', hi: 'किंस्तुघ्न', sa: 'Kiṃstughna' },
];

/** The weekdays (vaara), Sunday 0 to Saturday 6. */
export const WEEKDAYS: readonly Name[] = [
  { id: 0, en: 'Sunday', hi: 'रविवार', sa: 'Ravivāra' },
  { id: 1, en: 'Monday', hi: 'सोमवार', sa: 'Somavāra' },
  { id: 2, en: 'Tuesday', hi: 'मंगलवार', sa: 'Maṅgalavāra' },
  { id: 3, en: 'Wednesday', hi: 'बुधवार', sa: 'Budhavāra' },
  { id: 4, en: 'Thursday', hi: 'गुरुवार', sa: 'Guruvāra' },
  { id: 5, en: 'Friday', hi: 'शुक्रवार', sa: 'Śukravāra' },
  { id: 6, en: 'Saturday', hi: 'शनिवार', sa: 'Śanivāra' },
];

/** The auspicious (1 to 3) and inauspicious (4 to 8) periods of a day. */
export const PERIODS: readonly Name[] = [
  { id: 1, en: 'Abhijit Muhurat', hi: 'अभिजित मुहूर्त', sa: 'Abhijit muhūrta' },
  { id: 2, en: 'Amrit Kaal', hi: 'अमृत काल', sa: 'Amṛtakāla' },
  { id: 3, en: 'Brahma Muhurat', hi: 'ब्रह्म मुहूर्त', sa: 'Brāhma muhūrta' },
  { id: 4, en: 'Rahu', hi: 'राहु काल', sa: 'Rāhukāla' },
  { id: 5, en: 'Yamaganda', hi: 'यमगण्ड', sa: 'Yamagaṇḍa' },
  { id: 6, en: 'Gulika', hi: 'गुलिक काल', sa: 'Gulikakāla' },
  { id: 7, en: 'Dur Muhurat', hi: 'दुर्मुहूर्त', sa: 'Durmuhūrta' },
  { id: 8, en: 'Varjyam', hi: 'वर्ज्यम्', sa: 'Varjya' },
];

/** The seven choghadiyas, in the order in which they follow each other by day. */
export const CHOGHADIYAS: readonly Name[] = [
  { id: 0, en: 'Udveg', hi: 'उद्वेग', sa: 'Udvega' },
  { id: 1, en: 'Char', hi: 'चर', sa: 'Cara' },
  { id: 2, en: 'Labh', hi: 'लाभ', sa: 'Lābha' },
  { id: 3, en: 'Amrit', hi: 'अमृत', sa: 'Amṛta' },
  { id: 4, en: 'Kaal', hi: 'काल', sa: 'Kāla' },
  { id: 5, en: 'Shubh', hi: 'शुभ', sa: 'Śubha' },
  { id: 6, en: 'Rog', hi: 'रोग', sa: 'Roga' },
];

/** The twelve lunar months, Chaitra 0 to Phalguna 11. */
export const LUNAR_MONTHS: readonly Name[] = [
  { id: 0, en: 'Chaitra', hi: 'चैत्र', sa: 'Caitra' },
  { id: 1, en: 'Vaishakha', hi: 'वैशाख', sa: 'Vaiśākha' },
  { id: 2, en: 'Jyeshtha', hi: 'ज्येष्ठ', sa: 'Jyaiṣṭha' },
  { id: 3, en: 'Ashadha', hi: 'आषाढ़', sa: 'Āṣāḍha' },
  { id: 4, en: 'Shravana', hi: 'श्रावण', sa: 'Śrāvaṇa' },
  { id: 5, en: 'Bhadrapada', hi: 'भाद्रपद', sa: 'Bhādrapada' },
  { id: 6, en: 'Ashwina', hi: 'आश्विन', sa: 'Āśvina' },
  { id: 7, en: 'Kartika', hi: 'कार्तिक', sa: 'Kārttika' },
  { id: 8, en: 'Margashirsha', hi: 'मार्गशीर्ष', sa: 'Mārgaśīrṣa' },
  { id: 9, en: 'Pausha', hi: 'पौष', sa: 'Pauṣa' },
  { id: 10, en: 'Magha', hi: 'माघ', sa: 'Māgha' },
  { id: 11, en: 'Phalguna', hi: 'फाल्गुन', sa: 'Phālguna' },
];

/** The six seasons (ritu), two signs of the sidereal Sun each, spring first. */
export const SEASONS: readonly Name[] = [
  { id: 0, en: 'Vasanta', hi: 'वसन्त', sa: 'Vasanta' },
  { id: 1, en: 'Grishma', hi: 'ग्रीष्म', sa: 'Grīṣma' },
  { id: 2, en: 'Varsha', hi: 'वर्षा', sa: 'Varṣā' },
  { id: 3, en: 'Sharad', hi: 'शरद्', sa: 'Śarad' },
  { id: 4, en: 'Hemanta', hi: 'हेमन्त', sa: 'Hemanta' },
  { id: 5, en: 'Shishira', hi: 'शिशिर', sa: 'Śiśira' },
];

/** The sixty years of the Jovian cycle, Prabhava first. */
export const SAMVATSARAS: readonly Name[] = [
  { id: 1, en: 'Prabhava', hi: 'प्रभव', sa: 'Prabhava' },
  { id: 2, en: 'Vibhava', hi: 'विभव', sa: 'Vibhava' },
  { id: 3, en: 'Shukla', hi: 'शुक्ल', sa: 'Śukla' },
  { id: 4, en: 'Pramoda', hi: 'प्रमोद', sa: 'Pramoda' },
  { id: 5, en: 'Prajapati', hi: 'प्रजापति', sa: 'Prajāpati' },
  { id: 6, en: 'Angira', hi: 'अंगिरा', sa: 'Aṅgiras' },
  { id: 7, en: 'Shrimukha', hi: 'श्रीमुख', sa: 'Śrīmukha' },
  { id: 8, en: 'Bhava', hi: 'भाव', sa: 'Bhāva' },
  { id: 9, en: 'Yuva', hi: 'युवा', sa: 'Yuvan' },
  { id: 10, en: 'Dhata', hi: 'धाता', sa: 'Dhātṛ' },
  { id: 11, en: 'Ishvara', hi: 'ईश्वर', sa: 'Īśvara' },
  { id: 12, en: 'Bahudhanya', hi: 'बहुधान्य', sa: 'Bahudhānya' },
  { id: 13, en: 'Pramathi', hi: 'प्रमाथी', sa: 'Pramāthin' },
  { id: 14, en: 'Vikrama', hi: 'विक्रम', sa: 'Vikrama' },
  { id: 15, en: 'Vrisha', hi: 'वृष', sa: 'Vṛṣa' },
  { id: 16, en: 'Chitrabhanu', hi: 'चित्रभानु', sa: 'Citrabhānu' },
  { id: 17, en: 'Subhanu', hi: 'सुभानु', sa: 'Subhānu' },
  { id: 18, en: 'Tarana', hi: 'तारण', sa: 'Tāraṇa' },
  { id: 19, en: 'Parthiva', hi: 'पार्थिव', sa: 'Pārthiva' },
  { id: 20, en: 'Vyaya', hi: 'व्यय', sa: 'Vyaya' },
  { id: 21, en: 'Sarvajit', hi: 'सर्वजित्', sa: 'Sarvajit' },
  { id: 22, en: 'Sarvadhari', hi: 'सर्वधारी', sa: 'Sarvadhārin' },
  { id: 23, en: 'Virodhi', hi: 'विरोधी', sa: 'Virodhin' },
  { id: 24, en: 'Vikriti', hi: 'विकृति', sa: 'Vikṛti' },
  { id: 25, en: 'Khara', hi: 'खर', sa: 'Khara' },
  { id: 26, en: 'Nandana', hi: 'नन्दन', sa: 'Nandana' },
  { id: 27, en: 'Vijaya', hi: 'विजय', sa: 'Vijaya' },
  { id: 28, en: 'Jaya', hi: 'जय', sa: 'Jaya' },
  { id: 29, en: 'Manmatha', hi: 'मन्मथ', sa: 'Manmatha' },
  { id: 30, en: 'Durmukha', hi: 'दुर्मुख', sa: 'Durmukha' },
  { id: 31, en: 'Hemalamba', hi: 'हेमलम्ब', sa: 'Hemalamba' },
  { id: 32, en: 'Vilamba', hi: 'विलम्ब', sa: 'Vilamba' },
  { id: 33, en: 'Vikari', hi: 'विकारी', sa: 'Vikārin' },
  { id: 34, en: 'Sharvari', hi: 'शार्वरी', sa: 'Śārvarī' },
  { id: 35, en: 'Plava', hi: 'प्लव', sa: 'Plava' },
  { id: 36, en: 'Shubhakrit', hi: 'शुभकृत्', sa: 'Śubhakṛt' },
  { id: 37, en: 'Shobhakrit', hi: 'शोभकृत्', sa: 'Śobhakṛt' },
  { id: 38, en: 'Krodhi', hi: 'क्रोधी', sa: 'Krodhin' },
  { id: 39, en: 'Vishvavasu', hi: 'विश्वावसु', sa: 'Viśvāvasu' },
  { id: 40, en: 'Parabhava', hi: 'पराभव', sa: 'Parābhava' },
  { id: 41, en: 'Plavanga', hi: 'प्लवंग', sa: 'Plavaṅga' },
  { id: 42, en: 'Kilaka', hi: 'कीलक', sa: 'Kīlaka' },
  { id: 43, en: 'Saumya', hi: 'सौम्य', sa: 'Saumya' },
  { id: 44, en: 'Sadharana', hi: 'साधारण', sa: 'Sādhāraṇa' },
  { id: 45, en: 'Virodhikrit', hi: 'विरोधकृत्', sa: 'Virodhakṛt' },
  { id: 46, en: 'Paridhavi', hi: 'परिधावी', sa: 'Paridhāvin' },
  { id: 47, en: 'Pramadi', hi: 'प्रमादी', sa: 'Pramādin' },
  { id: 48, en: 'Ananda', hi: 'आनन्द', sa: 'Ānanda' },
  { id: 49, en: 'Rakshasa', hi: 'राक्षस', sa: 'Rākṣasa' },
  { id: 50, en: 'Nala', hi: 'नल', sa: 'Nala' },
  { id: 51, en: 'Pingala', hi: 'पिंगल', sa: 'Piṅgala' },
  { id: 52, en: 'Kalayukta', hi: 'कालयुक्त', sa: 'Kālayukta' },
  { id: 53, en: 'Siddharthi', hi: 'सिद्धार्थी', sa: 'Siddhārthin' },
  { id: 54, en: 'Raudra', hi: 'रौद्र', sa: 'Raudra' },
  { id: 55, en: 'Durmati', hi: 'दुर्मति', sa: 'Durmati' },
  { id: 56, en: 'Dundubhi', hi: 'दुन्दुभि', sa: 'Dundubhi' },
  { id: 57, en: 'Rudhirodgari', hi: 'रुधिरोद्गारी', sa: 'Rudhirodgārin' },
  { id: 58, en: 'Raktakshi', hi: 'रक्ताक्षी', sa: 'Raktākṣa' },
  { id: 59, en: 'Krodhana', hi: 'क्रोधन', sa: 'Krodhana' },
  { id: 60, en: 'Kshaya', hi: 'क्षय', sa: 'Kṣaya' },
];

/** Sign id (0 to 11) of a sidereal or tropical longitude in degrees 0 to 360. */
export function signOf(longitude: number): number {
  return Math.min(11, Math.floor(longitude / 30));
}

/** The entry of a names table that bears this id; throws when there is none (an id never comes from outside). */
export function byId<N extends Name>(table: readonly N[], id: number): N {
  const found = table.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`No entry ${id} in this table of names.`);
  return found;
}
