/** Names, groups and meanings of the listed yogas. */

/** Names of the yogas in the spelling of the reports. */
export type YogaName =
  | 'Gajakesari'
  | 'Kedara'
  | 'Kahala'
  | 'Kamal'
  | 'Musala'
  | 'Raja'
  | 'Ruchaka'
  | 'Bhadra'
  | 'Hamsa'
  | 'Malavya'
  | 'Sasa'
  | 'Sunapha'
  | 'Anapha'
  | 'Duradhara'
  | 'Kemadruma'
  | 'Vesi'
  | 'Vasi'
  | 'Ubhayachari'
  | 'Daridra'
  | 'Grahan'
  | 'Shakat'
  | 'Chandal';

/** The four groups of a report. */
export type YogaGroup = 'major' | 'chandra' | 'soorya' | 'inauspicious';

/** Names of the groups. */
export const YOGA_GROUPS: Record<YogaGroup, { en: string; hi: string }> = {
  major: { en: 'Major Yogas', hi: 'प्रमुख योग' },
  chandra: { en: 'Chandra Yogas', hi: 'चन्द्र योग' },
  soorya: { en: 'Soorya Yogas', hi: 'सूर्य योग' },
  inauspicious: { en: 'Inauspicious Yogas', hi: 'अशुभ योग' },
};

/** One yoga as it is written in a report. */
export interface YogaText {
  name: YogaName;
  group: YogaGroup;
  hi: string;
  description: { en: string; hi: string };
}

const text = (group: YogaGroup, name: YogaName, hi: string, en: string, descriptionHi: string): YogaText => ({
  name,
  group,
  hi,
  description: { en, hi: descriptionHi },
});

/** All yogas in the order of the reports: rule first, then what tradition expects of it. */
// biome-ignore format: one yoga a paragraph
export const YOGA_TEXTS: readonly YogaText[] = [
  text('major', 'Gajakesari', 'गजकेसरी',
    'Jupiter in a kendra from the Moon: a clear mind, a good name and help at the right time.',
    'चन्द्र से केन्द्र में गुरु: निर्मल बुद्धि, सुयश और समय पर सहायता।'),
  text('major', 'Kedara', 'केदार',
    'The seven grahas in exactly four signs: steady work, land and usefulness to many.',
    'सातों ग्रह ठीक चार राशियों में: स्थिर कर्म, भूमि और अनेक लोगों का हित।'),
  text('major', 'Kahala', 'काहल',
    'Lords of the 4th and 9th in mutual kendras and the lord of the ascendant exalted: courage and command.',
    'चतुर्थेश और नवमेश परस्पर केन्द्र में और लग्नेश उच्च का: साहस और नेतृत्व।'),
  text('major', 'Kamal', 'कमल',
    'The seven grahas fill the four kendras and nothing else: wide fame and a long, virtuous life.',
    'सातों ग्रह केवल चारों केन्द्रों में: विस्तृत यश और दीर्घ, सदाचारी जीवन।'),
  text('major', 'Musala', 'मुसल',
    'All seven grahas in fixed signs: firmness, self-respect and lasting possessions.',
    'सातों ग्रह स्थिर राशियों में: दृढ़ता, स्वाभिमान और स्थायी सम्पत्ति।'),
  text('major', 'Raja', 'राज',
    'Lord of a kendra joined with the lord of a trikona: rise in position and recognition.',
    'केन्द्रेश और त्रिकोणेश का सम्बन्ध: पद में उन्नति और सम्मान।'),
  text('major', 'Ruchaka', 'रुचक',
    'Mars in its own or exaltation sign in a kendra: energy, bravery and the will to lead.',
    'मंगल स्व या उच्च राशि में केन्द्र में: ऊर्जा, वीरता और नेतृत्व।'),
  text('major', 'Bhadra', 'भद्र',
    'Mercury in its own or exaltation sign in a kendra: intelligence, speech and skill in business.',
    'बुध स्व या उच्च राशि में केन्द्र में: बुद्धि, वाणी और व्यापार में कुशलता।'),
  text('major', 'Hamsa', 'हंस',
    'Jupiter in its own or exaltation sign in a kendra: wisdom, fairness and respect.',
    'गुरु स्व या उच्च राशि में केन्द्र में: ज्ञान, न्याय और आदर।'),
  text('major', 'Malavya', 'मालव्य',
    'Venus in its own or exaltation sign in a kendra: charm, comfort and love of the arts.',
    'शुक्र स्व या उच्च राशि में केन्द्र में: आकर्षण, सुख और कला-प्रेम।'),
  text('major', 'Sasa', 'शश',
    'Saturn in its own or exaltation sign in a kendra: endurance, authority and patience.',
    'शनि स्व या उच्च राशि में केन्द्र में: धैर्य, अधिकार और सहनशीलता।'),
  text('chandra', 'Sunapha', 'सुनफा',
    'A planet in the 2nd from the Moon: means earned by one\u2019s own effort.',
    'चन्द्र से द्वितीय में ग्रह: अपने परिश्रम से अर्जित धन।'),
  text('chandra', 'Anapha', 'अनफा',
    'A planet in the 12th from the Moon: good health, poise and freedom from envy.',
    'चन्द्र से द्वादश में ग्रह: उत्तम स्वास्थ्य, संयम और ईर्ष्या से मुक्ति।'),
  text('chandra', 'Duradhara', 'दुरधरा',
    'Planets on both sides of the Moon: comfort, generosity and helpful people.',
    'चन्द्र के दोनों ओर ग्रह: सुख, उदारता और सहायक जन।'),
  text('chandra', 'Kemadruma', 'केमद्रुम',
    'No planet beside the Moon: a mind that must learn to stand alone.',
    'चन्द्र के दोनों ओर कोई ग्रह नहीं: मन को अकेले खड़ा होना सीखना पड़ता है।'),
  text('soorya', 'Vesi', 'वेशि',
    'A planet in the 2nd from the Sun: balanced judgement and truthfulness.',
    'सूर्य से द्वितीय में ग्रह: सन्तुलित निर्णय और सत्यनिष्ठा।'),
  text('soorya', 'Vasi', 'वासि',
    'A planet in the 12th from the Sun: skill, generosity and influence.',
    'सूर्य से द्वादश में ग्रह: कौशल, दानशीलता और प्रभाव।'),
  text('soorya', 'Ubhayachari', 'उभयचारी',
    'Planets on both sides of the Sun: eloquence and standing among equals.',
    'सूर्य के दोनों ओर ग्रह: वाक्पटुता और समाज में प्रतिष्ठा।'),
  text('inauspicious', 'Daridra', 'दरिद्र',
    'Lord of the 11th in the 6th, 8th or 12th: gains need planning and thrift.',
    'एकादशेश षष्ठ, अष्टम या द्वादश में: लाभ के लिए योजना और मितव्यय आवश्यक।'),
  text('inauspicious', 'Grahan', 'ग्रहण',
    'The Sun or the Moon in one sign with Rahu or Ketu: confidence that comes and goes.',
    'सूर्य या चन्द्र राहु-केतु के साथ एक राशि में: घटता-बढ़ता आत्मविश्वास।'),
  text('inauspicious', 'Shakat', 'शकट',
    'The Moon in the 6th, 8th or 12th from Jupiter: fortunes turn like a wheel.',
    'गुरु से षष्ठ, अष्टम या द्वादश में चन्द्र: पहिये की भाँति घूमता भाग्य।'),
  text('inauspicious', 'Chandal', 'चाण्डाल',
    'Jupiter in one sign with Rahu or Ketu: teachings are to be tested before they are followed.',
    'गुरु राहु या केतु के साथ एक राशि में: शिक्षा को परखकर अपनाना उचित।'),
];
