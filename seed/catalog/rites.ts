/** Steps that several products truly share, in both languages. Steps of one product are in its own file. */
import type { Pair } from './draft.ts';

const FINGER = {
  ring: ['ring finger', 'अनामिका'],
  middle: ['middle finger', 'मध्यमा'],
  index: ['index finger', 'तर्जनी'],
  little: ['little finger', 'कनिष्ठा'],
} as const;

const MANTRA = {
  surya: ['Om Suryaya Namah', 'ॐ सूर्याय नमः'],
  chandra: ['Om Chandraya Namah', 'ॐ चंद्राय नमः'],
  mangal: ['Om Mangalaya Namah', 'ॐ मंगलाय नमः'],
  budh: ['Om Budhaya Namah', 'ॐ बुधाय नमः'],
  guru: ['Om Brihaspataye Namah', 'ॐ बृहस्पतये नमः'],
  shukra: ['Om Shukraya Namah', 'ॐ शुक्राय नमः'],
  shani: ['Om Sham Shanaishcharaya Namah', 'ॐ शं शनैश्चराय नमः'],
  rahu: ['Om Rahave Namah', 'ॐ राहवे नमः'],
  ketu: ['Om Ketave Namah', 'ॐ केतवे नमः'],
  shiva: ['Om Namah Shivaya', 'ॐ नमः शिवाय'],
  lakshmi: ['Om Mahalakshmyai Namah', 'ॐ महालक्ष्म्यै नमः'],
  kuber: ['Om Kuberaya Namah', 'ॐ कुबेराय नमः'],
  ganesh: ['Om Gam Ganapataye Namah', 'ॐ गं गणपतये नमः'],
  hanuman: ['Om Hanumate Namah', 'ॐ हनुमते नमः'],
  durga: ['Om Dum Durgayai Namah', 'ॐ दुं दुर्गायै नमः'],
  vishnu: ['Om Namo Bhagavate Vasudevaya', 'ॐ नमो भगवते वासुदेवाय'],
  saraswati: ['Om Aim Saraswatyai Namah', 'ॐ ऐं सरस्वत्यै नमः'],
} as const;

/** A deity or graha whose mantra the shop prints. */
export type MantraOf = keyof typeof MANTRA;

const DAY = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
} as const;

/** Overnight in raw milk and Ganga jal: the usual cleansing of a stone that bears water. */
export const milkRest: Pair = [
  'Keep overnight in raw milk and Ganga jal, then rinse in clean water.',
  'रात भर कच्चे दूध और गंगाजल में रखें, फिर स्वच्छ जल से धो लें।',
];

/** A short dip for stones and metals that milk or long soaking would harm. */
export const gangaDip: Pair = [
  'Dip for a moment in Ganga jal and dry with a soft cotton cloth.',
  'क्षण भर गंगाजल में डुबोएँ और मुलायम सूती कपड़े से सुखा लें।',
];

/** For porous, oiled or plated things that should not be wetted at all. */
export const dryCloth: Pair = [
  'Wipe with a dry soft cloth before the first use; do not soak it.',
  'पहली बार प्रयोग से पहले सूखे मुलायम कपड़े से पोंछें; पानी में न भिगोएँ।',
];

/** Incense smoke instead of water. */
export const dhoopSmoke: Pair = [
  'Pass it three times through the smoke of dhoop or guggul.',
  'धूप या गुग्गुल के धुएँ में तीन बार घुमाएँ।',
];

/** Returns the step that recites a mantra `times` times on a day, before wearing. */
export const recite = (of: MantraOf, day: keyof typeof DAY, times = 108): Pair => [
  `On ${day} morning, after a bath, recite “${MANTRA[of][0]}” ${times} times.`,
  `${DAY[day]} की सुबह स्नान के बाद “${MANTRA[of][1]}” का ${times} बार जप करें।`,
];

/** Returns the step that recites a mantra without a fixed day, for things used daily. */
export const mantra = (of: MantraOf, times = 11): Pair => [
  `Recite “${MANTRA[of][0]}” ${times} times before you begin.`,
  `आरंभ से पहले “${MANTRA[of][1]}” का ${times} बार जप करें।`,
];

/** Names the finger of the right hand for a ring or a set stone. */
export const finger = (which: keyof typeof FINGER): Pair => [
  `Wear on the ${FINGER[which][0]} of the working hand.`,
  `जिस हाथ से काम करते हैं, उसकी ${FINGER[which][1]} में धारण करें।`,
];

/** Names the metal in which a loose stone is set. */
export const setIn = (en: string, hi: string): Pair => [
  `Set in ${en} so that the base of the stone touches the skin.`,
  `${hi} में इस प्रकार जड़वाएँ कि रत्न का तल त्वचा को छुए।`,
];

/** Returns the step that puts beads on a cord around the neck. */
export const threadNeck = (en: string, hi: string): Pair => [
  `String on ${en} and wear close to the heart.`,
  `${hi} में पिरोकर हृदय के पास धारण करें।`,
];

/** Names the place of an object in the house. */
export const placeAt = (en: string, hi: string): Pair => [`Place it ${en}.`, `इसे ${hi} रखें।`];

/** Care of natural beads. */
export const oilBead: Pair = [
  'Twice a year, rub with a drop of sandalwood or mustard oil and brush the grooves clean.',
  'वर्ष में दो बार चंदन या सरसों के तेल की बूँद मलें और धारियाँ ब्रश से साफ़ करें।',
];

/** Care of stretch cord bracelets. */
export const rollOn: Pair = [
  'Roll it over the hand instead of pulling, so the cord lasts.',
  'खींचने के बजाय हाथ पर सरकाकर पहनें, डोरी अधिक चलेगी।',
];
