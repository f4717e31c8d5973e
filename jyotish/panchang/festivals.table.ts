/** Festivals and observances as data: lunar month, tithi and the time of day at which the tithi must hold. */

/**
 * The part of the day that decides (kala). `sunrise` is the common case: the tithi that sees the Sun rise. `bonfire` is
 * Holika's: the evening, but not under Bhadra (the first half of Purnima), so the later day if Purnima still lasts
 * three and a half praharas there.
 */
export type Kala =
  | 'arunodaya'
  | 'sunrise'
  | 'madhyahna'
  | 'aparahna'
  | 'sayahna'
  | 'pradosha'
  | 'bonfire'
  | 'nishita'
  | 'moonrise';

/** A yearly festival: month by the amanta counting (0 Chaitra to 11 Phalguna), tithi 1 to 30. */
export interface FestivalRule {
  key: string;
  month: number;
  tithi: number;
  kala: Kala;
  en: string;
  hi: string;
}

/** A monthly observance: only tithi and time of day. */
export type ObservanceRule = Omit<FestivalRule, 'month'>;

const rule = (
  month: number,
  tithi: number,
  kala: Kala,
  key: string,
  en: string,
  hi: string,
): FestivalRule => ({
  key,
  month,
  tithi,
  kala,
  en,
  hi,
});

/** Yearly festivals, not kept in an added (adhika) month. */
// biome-ignore format: one festival a line
export const FESTIVALS: readonly FestivalRule[] = [
  rule(0, 1, 'sunrise', 'new-year', 'Chaitra Navratri begins, Ugadi, Gudi Padwa', 'चैत्र नवरात्रि आरम्भ, उगादि, गुड़ी पड़वा'),
  rule(0, 3, 'sunrise', 'gangaur', 'Gangaur', 'गणगौर'),
  rule(0, 9, 'madhyahna', 'rama-navami', 'Rama Navami', 'राम नवमी'),
  rule(0, 15, 'sunrise', 'hanuman-jayanti', 'Hanuman Jayanti', 'हनुमान जयन्ती'),
  rule(1, 3, 'madhyahna', 'akshaya-tritiya', 'Akshaya Tritiya', 'अक्षय तृतीया'),
  rule(1, 14, 'sayahna', 'narasimha-jayanti', 'Narasimha Jayanti', 'नृसिंह जयन्ती'),
  rule(1, 15, 'sunrise', 'buddha-purnima', 'Buddha Purnima', 'बुद्ध पूर्णिमा'),
  rule(1, 30, 'madhyahna', 'vat-savitri', 'Vat Savitri Vrat', 'वट सावित्री व्रत'),
  rule(1, 30, 'sunrise', 'shani-jayanti', 'Shani Jayanti', 'शनि जयन्ती'),
  rule(2, 10, 'sunrise', 'ganga-dussehra', 'Ganga Dussehra', 'गंगा दशहरा'),
  rule(3, 2, 'sunrise', 'ratha-yatra', 'Jagannath Rath Yatra', 'जगन्नाथ रथयात्रा'),
  rule(3, 15, 'sunrise', 'guru-purnima', 'Guru Purnima', 'गुरु पूर्णिमा'),
  rule(4, 3, 'sunrise', 'hariyali-teej', 'Hariyali Teej', 'हरियाली तीज'),
  rule(4, 5, 'sunrise', 'nag-panchami', 'Nag Panchami', 'नाग पंचमी'),
  rule(4, 15, 'sunrise', 'raksha-bandhan', 'Raksha Bandhan', 'रक्षा बन्धन'),
  rule(4, 23, 'nishita', 'janmashtami', 'Krishna Janmashtami', 'कृष्ण जन्माष्टमी'),
  rule(5, 3, 'sunrise', 'hartalika-teej', 'Hartalika Teej', 'हरतालिका तीज'),
  rule(5, 4, 'madhyahna', 'ganesh-chaturthi', 'Ganesh Chaturthi', 'गणेश चतुर्थी'),
  rule(5, 5, 'madhyahna', 'rishi-panchami', 'Rishi Panchami', 'ऋषि पंचमी'),
  rule(5, 8, 'madhyahna', 'radha-ashtami', 'Radha Ashtami', 'राधा अष्टमी'),
  rule(5, 14, 'sunrise', 'anant-chaturdashi', 'Anant Chaturdashi, Ganesh Visarjan', 'अनन्त चतुर्दशी, गणेश विसर्जन'),
  rule(5, 30, 'aparahna', 'mahalaya', 'Sarva Pitru Amavasya', 'सर्वपितृ अमावस्या'),
  rule(6, 1, 'sunrise', 'sharad-navratri', 'Sharad Navratri begins', 'शारदीय नवरात्रि आरम्भ'),
  rule(6, 8, 'sunrise', 'durga-ashtami', 'Durga Ashtami', 'दुर्गा अष्टमी'),
  rule(6, 9, 'sunrise', 'maha-navami', 'Maha Navami', 'महा नवमी'),
  rule(6, 10, 'aparahna', 'dussehra', 'Dussehra (Vijayadashami)', 'दशहरा (विजयादशमी)'),
  rule(6, 15, 'nishita', 'sharad-purnima', 'Sharad Purnima', 'शरद पूर्णिमा'),
  rule(6, 19, 'moonrise', 'karva-chauth', 'Karva Chauth', 'करवा चौथ'),
  rule(6, 23, 'pradosha', 'ahoi-ashtami', 'Ahoi Ashtami', 'अहोई अष्टमी'),
  rule(6, 28, 'pradosha', 'dhanteras', 'Dhanteras', 'धनतेरस'),
  rule(6, 29, 'arunodaya', 'naraka-chaturdashi', 'Naraka Chaturdashi', 'नरक चतुर्दशी'),
  rule(6, 30, 'pradosha', 'diwali', 'Diwali (Lakshmi Puja)', 'दीपावली (लक्ष्मी पूजा)'),
  rule(7, 1, 'sunrise', 'govardhan-puja', 'Govardhan Puja', 'गोवर्धन पूजा'),
  rule(7, 2, 'aparahna', 'bhai-dooj', 'Bhai Dooj', 'भाई दूज'),
  rule(7, 6, 'sayahna', 'chhath', 'Chhath Puja', 'छठ पूजा'),
  rule(7, 12, 'sunrise', 'tulsi-vivah', 'Tulsi Vivah', 'तुलसी विवाह'),
  rule(7, 15, 'sunrise', 'kartik-purnima', 'Kartik Purnima, Guru Nanak Jayanti', 'कार्तिक पूर्णिमा, गुरु नानक जयन्ती'),
  rule(8, 5, 'sunrise', 'vivah-panchami', 'Vivah Panchami', 'विवाह पंचमी'),
  rule(8, 15, 'pradosha', 'dattatreya-jayanti', 'Dattatreya Jayanti', 'दत्तात्रेय जयन्ती'),
  rule(10, 5, 'madhyahna', 'vasant-panchami', 'Vasant Panchami', 'वसन्त पंचमी'),
  rule(10, 7, 'arunodaya', 'ratha-saptami', 'Ratha Saptami', 'रथ सप्तमी'),
  rule(10, 29, 'nishita', 'maha-shivaratri', 'Maha Shivaratri', 'महा शिवरात्रि'),
  rule(11, 15, 'bonfire', 'holika-dahan', 'Holika Dahan', 'होलिका दहन'),
];

/** Kept on the day after Holika Dahan. */
export const HOLI = { key: 'holi', en: 'Holi', hi: 'होली' };

/** Observances of every lunar month, added months included. */
export const OBSERVANCES: readonly ObservanceRule[] = [
  { key: 'vinayaka-chaturthi', tithi: 4, kala: 'madhyahna', en: 'Vinayaka Chaturthi', hi: 'विनायक चतुर्थी' },
  { key: 'pradosh', tithi: 13, kala: 'pradosha', en: 'Pradosh Vrat', hi: 'प्रदोष व्रत' },
  { key: 'pradosh', tithi: 28, kala: 'pradosha', en: 'Pradosh Vrat', hi: 'प्रदोष व्रत' },
  { key: 'purnima', tithi: 15, kala: 'sunrise', en: 'Purnima', hi: 'पूर्णिमा' },
  { key: 'sankashti-chaturthi', tithi: 19, kala: 'moonrise', en: 'Sankashti Chaturthi', hi: 'संकष्टी चतुर्थी' },
  { key: 'masik-shivaratri', tithi: 29, kala: 'nishita', en: 'Masik Shivaratri', hi: 'मासिक शिवरात्रि' },
  { key: 'amavasya', tithi: 30, kala: 'sunrise', en: 'Amavasya', hi: 'अमावस्या' },
];

/** The Ekadashis by amanta month: bright half, dark half; the last pair belongs to an added month. */
// biome-ignore format: one month a line
export const EKADASHIS: readonly (readonly [{ en: string; hi: string }, { en: string; hi: string }])[] = [
  [{ en: 'Kamada', hi: 'कामदा' }, { en: 'Varuthini', hi: 'वरूथिनी' }],
  [{ en: 'Mohini', hi: 'मोहिनी' }, { en: 'Apara', hi: 'अपरा' }],
  [{ en: 'Nirjala', hi: 'निर्जला' }, { en: 'Yogini', hi: 'योगिनी' }],
  [{ en: 'Devshayani', hi: 'देवशयनी' }, { en: 'Kamika', hi: 'कामिका' }],
  [{ en: 'Shravana Putrada', hi: 'श्रावण पुत्रदा' }, { en: 'Aja', hi: 'अजा' }],
  [{ en: 'Parsva', hi: 'पार्श्व' }, { en: 'Indira', hi: 'इन्दिरा' }],
  [{ en: 'Papankusha', hi: 'पापांकुशा' }, { en: 'Rama', hi: 'रमा' }],
  [{ en: 'Devutthana', hi: 'देवोत्थान' }, { en: 'Utpanna', hi: 'उत्पन्ना' }],
  [{ en: 'Mokshada', hi: 'मोक्षदा' }, { en: 'Saphala', hi: 'सफला' }],
  [{ en: 'Pausha Putrada', hi: 'पौष पुत्रदा' }, { en: 'Shattila', hi: 'षट्तिला' }],
  [{ en: 'Jaya', hi: 'जया' }, { en: 'Vijaya', hi: 'विजया' }],
  [{ en: 'Amalaki', hi: 'आमलकी' }, { en: 'Papamochani', hi: 'पापमोचनी' }],
  [{ en: 'Padmini', hi: 'पद्मिनी' }, { en: 'Parama', hi: 'परमा' }],
];
