/** A kind of claim that a law forbids: of a cure, of a disease, of the time of a death, or of the sex of a child. */
export type ClaimKind = 'cure' | 'disease' | 'death' | 'sex-of-child';

/** Words that make a sentence a forbidden claim, as the text has them, and what they speak of. */
export type ForbiddenClaim = { kind: ClaimKind; words: string };

type Words = { en: readonly string[]; hi: readonly string[] };

/**
 * The words, as patterns of whole words. Sources: the Drugs and Magic Remedies (Objectionable Advertisements) Act 1954,
 * sections 3 and 5 and its Schedule of diseases; the Pre-Conception and Pre-Natal Diagnostic Techniques Act 1994, section
 * 22. No law forbids to say when somebody dies; the shop does (decision 76). "Cancer" with a capital is the sign.
 */
const forbidden: Record<ClaimKind, Words> = {
  cure: {
    en: [
      'cur(?:e|es|ed|ing|ative)',
      // Reports of laboratories speak of fissures in a ruby that have healed.
      'heal(?:s|ed(?! fissures)|ing|er|ers)?',
      '(?:treats?|relieves?|reliev(?:ed|ing)|prevents?) (?:(?:the|your|all|any) )?(?:pains?|aches?|stress|anxiety|infections?)',
      'medicinal',
      'immunity',
      'side effects?',
    ],
    hi: ['इलाज', 'औषधि(?:यों|याँ)?', 'आरोग्य(?:कारी|दायक)', 'दर्द (?:से राहत|दूर)', 'प्रतिरोधक'],
  },
  disease: {
    en: [
      'diseases?',
      'illness(?:es)?',
      'ailments?',
      'sickness',
      'appendicitis',
      'arthritis',
      'asthma',
      'blindness',
      'blood pressure',
      'cataracts?',
      'deafness',
      'depression',
      'diabet(?:es|ic)',
      'epilep(?:sy|tic)',
      'fevers?',
      '(?:gall|kidney|bladder) stones?',
      'glaucoma',
      'goitre',
      'heart (?:attacks?|troubles?)',
      'impotence',
      'infertility',
      'insanity',
      'insomnia',
      'leprosy',
      'leucoderma',
      'lupus',
      'migraines?',
      'obesity',
      'paralysis',
      'pneumonia',
      'rheumatism',
      'sterility',
      'thyroid',
      'tuberculosis',
      'tumours?',
      'typhoid',
      'ulcers?',
    ],
    hi: [
      'रोग(?:ों|ी|ियों)?',
      'बीमार(?:ी|ियाँ|ियों)?',
      'व्याधि(?:यों|याँ)?',
      'मधुमेह',
      'कैंसर',
      'लकवा',
      'मिर्गी',
      'बाँझपन',
      'नपुंसकता',
      'गठिया',
      'रक्तचाप',
      'दमा',
      'मोतियाबिंद',
      'पथरी',
      'बुखार',
      'अवसाद',
      'अनिद्रा',
      'मोटापा',
      'कुष्ठ',
      'क्षयरोग',
    ],
  },
  death: {
    en: [
      'will die',
      'dies? (?:young|early|soon)',
      '(?:date|day|month|year|time|hour|age) of (?:\\w+ )?death',
      '(?:early|sudden|untimely) death',
      'life ?spans?',
      'longevity',
      'widow(?:s|ed|er|hood)?',
    ],
    hi: [
      'मृत्यु (?:की|का) (?:तिथि|दिन|समय|वर्ष)',
      '(?:अकाल|अल्पायु) मृत्यु',
      'अकालमृत्यु',
      'अल्पायु',
      'मर जा(?:एगा|एगी|एँगे|ओगे)',
      'मृत्यु हो(?:गी|ती|ने)',
      'विधवा',
      'वैधव्य',
    ],
  },
  'sex-of-child': {
    en: [
      '(?:male|female) (?:child|children|baby|babies|issue|progeny)',
      'sex of (?:the|a|your) (?:child|baby)',
      '(?:birth|arrival) of (?:a|your) (?:son|daughter|boy|girl)',
      '(?:bears?|begets?|be blessed with|gives? birth to) (?:a )?(?:sons?|daughters?|boys?|girls?)',
      '(?:son|daughter|boy|girl) (?:will be|is) born',
      'unborn',
    ],
    hi: [
      'पुत्र(?:-| )?प्राप्ति',
      'पुत्र (?:होगा|का योग|रत्न)',
      '(?:बेटा|बेटी|लड़का|लड़की|पुत्री) (?:होगा|होगी|पैदा)',
      '(?:शिशु|बच्चे|संतान) का लिंग',
      'भ्रूण',
    ],
  },
};

/** A pattern for these words that no letter touches, so that it is not a part of a longer one (secure). */
const whole = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, flags);

const patterns = Object.entries(forbidden).map(([kind, { en, hi }]) => ({
  kind: kind as ClaimKind,
  pattern: whole([...en, ...hi], 'giu'),
}));
// The sign has a capital.
patterns.push({ kind: 'disease', pattern: whole(['cancer'], 'gu') });

/** Returns every forbidden claim of a text in English or Hindi, in the order of the kinds; none for a text that may be said. */
export const forbiddenClaims = (text: string): ForbiddenClaim[] =>
  patterns.flatMap(({ kind, pattern }) => (text.match(pattern) ?? []).map((words) => ({ kind, words })));
