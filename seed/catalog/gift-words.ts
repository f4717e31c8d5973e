/**
 * For whom a product is given, in the words that buyers type: "gift for mother", "माँ के लिए उपहार". A product is found by
 * them as by its other search words.
 */
const people: readonly { words: string; slugs: readonly string[] }[] = [
  {
    words: 'mother, mom, mummy, maa, माँ, माता, मम्मी',
    slugs: [
      'moti-drop-pendant',
      'pearl-strand-hyderabad',
      'copper-puja-thali-set',
      'tulsi-japa-mala',
      'brass-panch-deep',
      'lakshmi-diwali-combo',
    ],
  },
  {
    words: 'father, dad, papa, pitaji, पिता, पापा',
    slugs: [
      'tiger-eye-bracelet',
      'rudraksha-japa-mala-108',
      'hanuman-kavach-copper',
      'engraved-silver-name-ring',
      'tiger-eye-pyramid-desk',
    ],
  },
  {
    words: 'wife, girlfriend, her, patni, पत्नी',
    slugs: [
      'garnet-pear-pendant',
      'amethyst-drop-necklace',
      'rose-quartz-heart-pebble',
      'solitaire-engagement-ring',
      'couple-rings-silver-pair',
    ],
  },
  {
    words: 'husband, boyfriend, him, pati, पति',
    slugs: [
      'couple-rings-silver-pair',
      'black-onyx-bracelet',
      'neelam-ring-silver',
      'photo-pendant-silver-kavach',
    ],
  },
  {
    words: 'brother, bhai, bhaiya, भाई, भैया',
    slugs: ['rakhi-rudraksha-gift', 'rudraksha-bracelet-silver-caps', 'evil-eye-keychain-rudraksha'],
  },
  {
    words: 'sister, behen, didi, बहन, दीदी',
    slugs: ['rose-quartz-bracelet', 'evil-eye-bracelet-blue', 'blue-topaz-trillion-pendant'],
  },
  {
    words: 'friend, dost, दोस्त, मित्र',
    slugs: ['seven-chakra-bracelet', 'lapis-worry-stone', 'rose-quartz-bracelet', 'wallet-tortoise-charm'],
  },
  {
    words: 'baby, child, newborn, shishu, शिशु, बच्चे, बच्चा',
    slugs: ['new-baby-moti-set', 'saraswati-kavach-silver', 'student-saraswati-combo'],
  },
  {
    words: 'boss, colleague, office, सहकर्मी, दफ़्तर',
    slugs: ['office-diwali-hamper', 'pyrite-cluster', 'tiger-eye-pyramid-desk', 'brass-kachua-desk'],
  },
  {
    words: 'parents, couple, माता-पिता, दंपति',
    slugs: ['anniversary-diya-pair', 'couple-gauri-shankar-combo', 'housewarming-griha-pravesh-box'],
  },
];

const gift = 'gift, present, uphar, उपहार, तोहफ़ा';

/** The products that are named as gifts, by slug. */
export const giftSlugs: readonly string[] = [...new Set(people.flatMap(({ slugs }) => slugs))];

/** Returns the search words of a product as a gift; none for a product that is not named as one. */
export const giftWords = (slug: string): string[] => {
  const words = people.filter(({ slugs }) => slugs.includes(slug)).map((one) => one.words);
  return words.length === 0 ? [] : [...words, gift].flatMap((list) => list.split(', '));
};
