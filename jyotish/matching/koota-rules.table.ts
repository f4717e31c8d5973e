/** What each koota compares, and by which rule it gives its points. Source: Muhurta Chintamani ch. 6; BPHS 3.55 for regards. */
import type { Word } from '../names.ts';
import type { Koota } from './tables.ts';

/** A koota in words: what it compares, its rule, and the text that the rule is from. */
export interface KootaRule {
  compares: Word;
  rule: Word;
  source: Word;
}

const CHINTAMANI: Word = {
  en: 'Muhurta Chintamani, chapter 6 (marriage)',
  hi: 'मुहूर्त चिंतामणि, अध्याय 6 (विवाह प्रकरण)',
};

/** The rules of the eight kootas, as the tables beside this file apply them. */
export const KOOTA_RULES: Record<Koota, KootaRule> = {
  varna: {
    compares: { en: 'The varna of the two Moon signs.', hi: 'दोनों चंद्र राशियों का वर्ण।' },
    rule: {
      en: 'The point is given when his sign has the same varna as hers or one that the text counts before it: Brahmin, Kshatriya, Vaishya, Shudra.',
      hi: 'अंक तब मिलता है, जब वर की राशि का वर्ण कन्या के समान हो या ग्रंथ के क्रम में उससे पहले: ब्राह्मण, क्षत्रिय, वैश्य, शूद्र।',
    },
    source: CHINTAMANI,
  },
  vasya: {
    compares: {
      en: 'The five groups of Moon signs: four-footed, human, of the water, of the forest, insect.',
      hi: 'चंद्र राशियों के पाँच समूह: चतुष्पद, मानव, जलचर, वनचर, कीट।',
    },
    rule: {
      en: 'One group gives 2 points. Groups that yield to each other give 1, or a half; the others give none.',
      hi: 'एक ही समूह के 2 अंक। जो समूह एक-दूसरे के वश में हैं, उनका 1 या आधा अंक; बाकी का कोई अंक नहीं।',
    },
    source: CHINTAMANI,
  },
  tara: {
    compares: {
      en: 'The two birth stars, counted from each to the other in groups of nine.',
      hi: 'दोनों जन्म नक्षत्र, एक से दूसरे तक नौ-नौ में गिने हुए।',
    },
    rule: {
      en: 'A count that leaves 3, 5 or 7 is unfavourable. Each favourable direction gives 1.5 points.',
      hi: 'गिनती में 3, 5 या 7 शेष रहे तो तारा अशुभ। शुभ होने पर हर दिशा के 1.5 अंक।',
    },
    source: CHINTAMANI,
  },
  yoni: {
    compares: { en: 'The animals of the two birth stars.', hi: 'दोनों जन्म नक्षत्रों की योनि।' },
    rule: {
      en: 'One animal on both sides gives 4 points, friends 3, animals that are neither 2, unfriendly ones 1, sworn enemies none.',
      hi: 'एक ही योनि के 4 अंक, मित्र योनि के 3, सम के 2, शत्रु के 1, महाशत्रु का कोई अंक नहीं।',
    },
    source: CHINTAMANI,
  },
  maitri: {
    compares: {
      en: 'How the lords of the two Moon signs regard each other by nature.',
      hi: 'दोनों राशि स्वामियों की आपस में नैसर्गिक मित्रता।',
    },
    rule: {
      en: 'One lord or two friends give 5 points, friend and neutral 4, two neutrals 3, friend and enemy 1, neutral and enemy a half, two enemies none.',
      hi: 'एक स्वामी या दोनों मित्र: 5 अंक। मित्र और सम: 4, दोनों सम: 3, मित्र और शत्रु: 1, सम और शत्रु: आधा, दोनों शत्रु: कोई अंक नहीं।',
    },
    source: {
      en: 'Muhurta Chintamani, chapter 6 (marriage); regards by Brihat Parashara Hora Shastra 3.55',
      hi: 'मुहूर्त चिंतामणि, अध्याय 6 (विवाह प्रकरण); मित्रता बृहत् पाराशर होरा शास्त्र 3.55 से',
    },
  },
  gana: {
    compares: {
      en: 'The gana of the two birth stars: Deva, Manushya or Rakshasa.',
      hi: 'दोनों जन्म नक्षत्रों का गण: देव, मनुष्य या राक्षस।',
    },
    rule: {
      en: 'One gana gives 6 points, Deva and Manushya 6 or 5. With Rakshasa on one side only there is 1 point or none.',
      hi: 'एक ही गण के 6 अंक, देव और मनुष्य के 6 या 5। राक्षस केवल एक ओर हो तो 1 या कोई अंक नहीं।',
    },
    source: CHINTAMANI,
  },
  bhakoot: {
    compares: {
      en: 'How far the two Moon signs are from each other.',
      hi: 'दोनों चंद्र राशियों की आपसी दूरी।',
    },
    rule: {
      en: 'Signs that are 2nd and 12th, 5th and 9th, or 6th and 8th from each other give none; all others give 7.',
      hi: 'राशियाँ एक-दूसरे से 2-12, 5-9 या 6-8 हों तो कोई अंक नहीं; बाकी सब में 7 अंक।',
    },
    source: CHINTAMANI,
  },
  nadi: {
    compares: {
      en: 'The nadi of the two birth stars: Adi, Madhya or Antya.',
      hi: 'दोनों जन्म नक्षत्रों की नाड़ी: आदि, मध्य या अंत्य।',
    },
    rule: {
      en: 'Two different nadis give 8 points; one nadi on both sides gives none.',
      hi: 'नाड़ी अलग हो तो 8 अंक; एक ही नाड़ी हो तो कोई अंक नहीं।',
    },
    source: CHINTAMANI,
  },
};

/** The text that the porutham follow. */
export const PORUTHAM_SOURCE: Word = {
  en: 'Kalaprakasika, as B. V. Raman prints it in “Muhurtha”, chapter on marriage',
  hi: 'कालप्रकाशिका, जैसा B. V. Raman की “Muhurtha” के विवाह अध्याय में है',
};
