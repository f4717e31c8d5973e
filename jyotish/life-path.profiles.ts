/** The nine life path profiles, in English and Hindi. */
import type { Word } from './kundli/nakshatra-details.table.ts';

/** What is said of a life path number. */
export interface LifePathProfile {
  /** 1 to 9. */
  number: number;
  title: Word;
  description: Word;
  traits: { positive: Word[]; challenging: Word[] };
  compatibility: { compatibleWith: number[]; challengingWith: number[] };
}

const words = (...pairs: readonly string[]): Word[] =>
  pairs.map((pair) => {
    const [en = '', hi = ''] = pair.split('/');
    return { en, hi };
  });

/** Profiles 1 to 9. */
export const LIFE_PATHS: readonly LifePathProfile[] = [
  {
    number: 1,
    title: { en: 'Visionary Leader', hi: 'दूरदर्शी नेता' },
    description: {
      en: 'You walk first and let others follow. New beginnings draw you, and you trust your own judgement. Life teaches you to listen as well as to lead.',
      hi: 'आप आगे चलते हैं और दूसरे साथ आते हैं। नई शुरुआत आपको आकर्षित करती है और आप अपने निर्णय पर भरोसा करते हैं। जीवन आपको नेतृत्व के साथ सुनना भी सिखाता है।',
    },
    traits: {
      positive: words('Independent/स्वतन्त्र', 'Ambitious/महत्त्वाकांक्षी', 'Original/मौलिक', 'Courageous/साहसी'),
      challenging: words(
        'Stubborn/हठी',
        'Impatient/अधीर',
        'Self-centred/आत्मकेन्द्रित',
        'Domineering/हावी होने वाले',
      ),
    },
    compatibility: { compatibleWith: [3, 5, 7], challengingWith: [2, 4, 8] },
  },
  {
    number: 2,
    title: { en: 'Harmonious Diplomat', hi: 'सौम्य मध्यस्थ' },
    description: {
      en: 'You feel what is unsaid and bring people together. Partnership is your strength, patience your method. Life teaches you to stand by your own needs.',
      hi: 'आप अनकही बात समझ लेते हैं और लोगों को जोड़ते हैं। साझेदारी आपकी शक्ति है और धैर्य आपका ढंग। जीवन आपको अपनी ज़रूरतों के लिए भी खड़ा होना सिखाता है।',
    },
    traits: {
      positive: words('Cooperative/सहयोगी', 'Intuitive/अन्तर्ज्ञानी', 'Patient/धैर्यवान', 'Considerate/विचारशील'),
      challenging: words(
        'Indecisive/अनिर्णायक',
        'Over-sensitive/अति संवेदनशील',
        'Dependent/निर्भर',
        'Avoids conflict/टकराव से बचने वाले',
      ),
    },
    compatibility: { compatibleWith: [4, 6, 8], challengingWith: [1, 3, 5] },
  },
  {
    number: 3,
    title: { en: 'Creative Communicator', hi: 'सृजनशील वक्ता' },
    description: {
      en: 'Words, colours and company come easily to you. You lift the mood of a room and find a story in everything. Life teaches you to finish what you begin.',
      hi: 'शब्द, रंग और लोगों का साथ आपको सहज मिलता है। आप वातावरण को हल्का कर देते हैं और हर बात में कहानी ढूँढ़ लेते हैं। जीवन आपको आरम्भ किया हुआ पूरा करना सिखाता है।',
    },
    traits: {
      positive: words(
        'Expressive/अभिव्यक्तिशील',
        'Optimistic/आशावादी',
        'Imaginative/कल्पनाशील',
        'Sociable/मिलनसार',
      ),
      challenging: words(
        'Scattered/बिखरे हुए',
        'Moody/अस्थिर मन',
        'Superficial/सतही',
        'Exaggerating/बढ़ा-चढ़ाकर कहने वाले',
      ),
    },
    compatibility: { compatibleWith: [1, 5, 7], challengingWith: [2, 4, 6] },
  },
  {
    number: 4,
    title: { en: 'Steadfast Builder', hi: 'दृढ़ निर्माता' },
    description: {
      en: 'You lay foundations that last. Order, honesty and daily effort are your tools, and people rely on you. Life teaches you that a plan may bend without breaking.',
      hi: 'आप ऐसी नींव रखते हैं जो टिकती है। व्यवस्था, ईमानदारी और नित्य परिश्रम आपके साधन हैं और लोग आप पर भरोसा करते हैं। जीवन सिखाता है कि योजना झुककर भी टूटती नहीं।',
    },
    traits: {
      positive: words('Disciplined/अनुशासित', 'Reliable/विश्वसनीय', 'Practical/व्यावहारिक', 'Loyal/निष्ठावान'),
      challenging: words(
        'Rigid/कठोर',
        'Stubborn/हठी',
        'Overworking/अति परिश्रमी',
        'Resists change/परिवर्तन-विरोधी',
      ),
    },
    compatibility: { compatibleWith: [2, 6, 8], challengingWith: [1, 3, 5] },
  },
  {
    number: 5,
    title: { en: 'Adventurous Free-Spirit', hi: 'साहसी स्वच्छन्द मन' },
    description: {
      en: 'Change keeps you awake and freedom keeps you well. You learn by going, tasting and trying. Life teaches you that roots also give strength.',
      hi: 'परिवर्तन आपको जाग्रत रखता है और स्वतन्त्रता प्रसन्न। आप चलकर, चखकर और आज़माकर सीखते हैं। जीवन सिखाता है कि जड़ें भी बल देती हैं।',
    },
    traits: {
      positive: words('Adaptable/अनुकूलनशील', 'Curious/जिज्ञासु', 'Energetic/ऊर्जावान', 'Versatile/बहुमुखी'),
      challenging: words('Restless/बेचैन', 'Impulsive/आवेगी', 'Unreliable/अविश्वसनीय', 'Excessive/अतिशय करने वाले'),
    },
    compatibility: { compatibleWith: [1, 3, 7], challengingWith: [2, 4, 6] },
  },
  {
    number: 6,
    title: { en: 'Nurturing Caregiver', hi: 'स्नेही पालक' },
    description: {
      en: 'Home, family and fairness are close to your heart. You carry others gladly and make places beautiful. Life teaches you to care without carrying everything.',
      hi: 'घर, परिवार और न्याय आपके हृदय के निकट हैं। आप दूसरों का भार प्रसन्नता से उठाते हैं और स्थानों को सुन्दर बनाते हैं। जीवन सिखाता है कि सब कुछ अपने ऊपर लिए बिना भी स्नेह किया जा सकता है।',
    },
    traits: {
      positive: words('Caring/स्नेही', 'Responsible/उत्तरदायी', 'Protective/रक्षक', 'Artistic/कलाप्रिय'),
      challenging: words(
        'Meddling/हस्तक्षेपी',
        'Self-sacrificing/आत्मत्यागी',
        'Anxious/चिन्ताशील',
        'Perfectionist/पूर्णतावादी',
      ),
    },
    compatibility: { compatibleWith: [2, 4, 8], challengingWith: [3, 5, 7] },
  },
  {
    number: 7,
    title: { en: 'Intuitive Seeker', hi: 'अन्तर्ज्ञानी साधक' },
    description: {
      en: 'You look beneath the surface and are not content with easy answers. Silence and study restore you. Life teaches you to share what you find.',
      hi: 'आप सतह के नीचे देखते हैं और सरल उत्तरों से सन्तुष्ट नहीं होते। मौन और अध्ययन आपको शक्ति देते हैं। जीवन सिखाता है कि जो मिले उसे बाँटें।',
    },
    traits: {
      positive: words('Analytical/विश्लेषक', 'Wise/विवेकी', 'Introspective/अन्तर्मुखी चिन्तक', 'Spiritual/आध्यात्मिक'),
      challenging: words('Withdrawn/एकाकी', 'Sceptical/सन्देहशील', 'Secretive/गोपनशील', 'Aloof/विरक्त'),
    },
    compatibility: { compatibleWith: [1, 3, 5], challengingWith: [2, 6, 8] },
  },
  {
    number: 8,
    title: { en: 'Powerful Achiever', hi: 'समर्थ साधक' },
    description: {
      en: 'You understand means and ends, and you get things done on a large scale. Authority suits you when it serves. Life teaches you that worth is more than gain.',
      hi: 'आप साधन और साध्य को समझते हैं और बड़े स्तर पर काम पूरा करते हैं। अधिकार आप पर तब शोभता है जब वह सेवा करे। जीवन सिखाता है कि मूल्य लाभ से बड़ा है।',
    },
    traits: {
      positive: words(
        'Determined/दृढ़निश्चयी',
        'Organised/सुव्यवस्थित',
        'Confident/आत्मविश्वासी',
        'Resilient/सहनशील',
      ),
      challenging: words(
        'Materialistic/भौतिकवादी',
        'Controlling/नियन्त्रक',
        'Workaholic/कार्यग्रस्त',
        'Intolerant/असहिष्णु',
      ),
    },
    compatibility: { compatibleWith: [2, 4, 6], challengingWith: [1, 3, 5] },
  },
  {
    number: 9,
    title: { en: 'Compassionate Humanitarian', hi: 'करुणामय मानवसेवी' },
    description: {
      en: 'You see the whole and feel with many. Giving comes naturally, and so does letting go. Life teaches you to keep a little kindness for yourself.',
      hi: 'आप समग्र को देखते हैं और बहुतों का दुःख-सुख अनुभव करते हैं। देना और छोड़ना आपके स्वभाव में है। जीवन सिखाता है कि थोड़ी करुणा अपने लिए भी रखें।',
    },
    traits: {
      positive: words('Compassionate/करुणामय', 'Generous/उदार', 'Idealistic/आदर्शवादी', 'Tolerant/सहिष्णु'),
      challenging: words(
        'Over-emotional/अति भावुक',
        'Unrealistic/अव्यावहारिक',
        'Resentful/मन में रखने वाले',
        'Scattered/बिखरे हुए',
      ),
    },
    compatibility: { compatibleWith: [2, 6, 8], challengingWith: [1, 4, 5] },
  },
];
