import { fillers, phraseSound, plainText, soundOf } from '../text.ts';
import { editsBetween, longestPhrase, meaningOf } from './lexicon.ts';
import type { Meaning, Role } from './meaning.ts';
import { readMeasure } from './measures.ts';

/** Words with which people ask, which say nothing about a product. */
const asking: ReadonlySet<string> = new Set(
  `i want need buy get find show me please best good nice top which what is are should wear use used do does how online shop store price
   order purchase near some any something anything koi kuch can you your his their it this that these those from at be have has looking suitable right
   ji dev grah graha planet rashi rasi zodiac sign pehne pehnein pahne pehnna pehnu dharan wale wear month
   item items product products thing things all new mujhe muje hame chahiye chahie chaiye dikhao dikhaye batao lena leni kharidna kharidne
   born lagna lagan ascendant nakshatra nakshatras nakshatr upay upaay remedy remedies solution benefit benefits effect effects fayde fayda
   labh prapti dosh dosha mahadasha dasha problem problems issue remove removal removing dur door karne karna kare karo karen kar nivaran mukti badha growth increase
   badhane badhana badhaye bachne bachao bachane delay delayed deri der late early jaldi soon nahi nhi not aati aata ho raha rahi rahe hota hoti hone jaye lage mile
   original asli genuine real authentic pure shuddh quality powerful strong effective famous popular trending latest
   finger ungli hand hath haath wrist neck kis konse kitne kitna kitni kya kyu kaise kab kharide kharido khareedna kharid lu loon lun pahnu pahnna pahne pahan
   vrat upvas upwas fast fasting vidhi there here where keep much many deliver lord bhi lag gayi gaya utarne together idea ideas lagta lagti lagte cheez chiz chij rakhe rakhna rakhne rakhen paane baadha tangi weak kamzor kamjor majboot am was were will if then he she we they mere meri mera mai hum hamare someone person people log logo about more than also namah online delivery free discount offer sale rate rates cost
   hai hain kaun kaunsa kaunsi konsa konsi kaun sa si kya acha accha achi achcha sabse mein main par pe hetu se tatha evam apne apni
   जी देव ग्रह राशि पहने पहनें धारण मुझे चाहिए दिखाओ बताओ लेना खरीदना खरीदने है हैं कौन कौनसा सा सी क्या अच्छा सबसे पर हेतु तथा एवं अपने अपनी
   नक्षत्र लग्न उपाय दोष मुक्ति निवारण लाभ फायदे देरी जल्दी दूर करने करना करें बचने नहीं आती होता मेरी मेरे मेरा लूं लें खरीदें पहनूं पहनना चाहिये असली शुद्ध ओरिजिनल व्रत उपवास वस्तु चीज रखें रखने पाने सामान किस कितने कीमत दाम`
    .split(/\s+/)
    .filter(Boolean),
);
const cheap = new Set(
  'cheap cheapest cheaper affordable budget sasta saste sasti low lowest kam सस्ता सस्ते सस्ती कम'.split(' '),
);
const dear = new Set(
  'expensive costly premium luxury mehnga mehngi mehenga mahanga mahnga highest महंगा महंगे महंगी'.split(' '),
);

/**
 * A word or several that a product should have, as typed and with its spelling corrected: terms by tier, the best first. `counts` says
 * that more terms are better.
 */
export type Group = {
  typed: string;
  phrase: string;
  role: Role | 'word';
  tiers: string[][];
  counts?: true;
  /** A short word that was corrected, or one that no product has whole: it weighs less than the others. */
  guessed?: true;
};

/** What the words of a search mean. Each place of `unknown` is that of a group whose word has no meaning. */
type ReadMeanings = { groups: Group[]; unknown: number[]; order: 'cheap' | 'dear' | null };

/** The roles whose products are better the more of their terms they have. */
const counted: ReadonlySet<Role> = new Set(['thing', 'purpose', 'festival', 'person', 'gift']);

/** The roles of which a product has one: two of them ask for either. */
const alternatives: ReadonlySet<Group['role']> = new Set(['graha', 'stone', 'person']);

/** Returns whether a word asks for the cheapest or the dearest first. */
export const isOrderWord = (word: string): boolean => cheap.has(word) || dear.has(word);

/** Returns whether a word says nothing about a product. */
export const isEmptyWord = (word: string): boolean => fillers.has(word) || asking.has(word);

/** Returns the tiers of a meaning, and among them the words themselves: a name that has them is meant too. */
function tiersOf({ role, words, tiers }: Meaning, phrase: string): string[][] {
  const spellings = words.map(plainText).filter((one) => editsBetween(one, phrase, 2) <= 2);
  const own = [...new Set([phrase, ...spellings].flatMap((one) => [one, phraseSound(one)]))];
  if (role === 'stone')
    return [...tiers.slice(0, 2), own.map((words) => `${words} kind:gem`), own, ...tiers.slice(2)].map(
      (tier) => [...tier],
    );
  const [first = [], second = [], ...rest] = tiers;
  return [[...first], [...second, ...own], ...rest.map((tier) => [...tier])];
}

/** Returns the group of words with a meaning. */
export const groupOf = (one: Meaning, typed: string, phrase: string): Group => ({
  typed,
  phrase,
  role: one.role,
  tiers: tiersOf(one, phrase),
  ...(counted.has(one.role) && { counts: true }),
  ...(phrase !== typed && typed.length <= 4 && { guessed: true }),
});

/** Reads the words of a search, with misspelt ones corrected, from the longest phrase to the single word. */
export function readMeanings(words: readonly string[], typed: readonly string[]): ReadMeanings {
  const read: ReadMeanings = { groups: [], unknown: [], order: null };
  for (let at = 0; at < words.length; ) {
    const measure = readMeasure(words, at);
    if (measure) {
      const { typed: phrase, ...measured } = measure.measured;
      read.groups.push({ ...measured, phrase, typed: typed.slice(at, at + measure.length).join(' ') });
      at += measure.length;
      continue;
    }
    const found = phraseAt(words, at);
    const word = words[at] as string;
    if (found)
      addGroup(
        read.groups,
        groupOf(found.meaning, typed.slice(at, at + found.length).join(' '), found.phrase),
      );
    else if (cheap.has(word)) read.order = 'cheap';
    else if (dear.has(word)) read.order = 'dear';
    else if (!isEmptyWord(word)) {
      read.unknown.push(read.groups.length);
      read.groups.push({
        typed: typed[at] as string,
        phrase: word,
        role: 'word',
        tiers: [[word, soundOf(word)]],
      });
    }
    at += found?.length ?? 1;
  }
  return read;
}

/** Adds a group. Grahas, stones or people beside each other are one: "rahu ketu" asks for either. */
function addGroup(groups: Group[], group: Group): void {
  const before = groups.at(-1);
  if (!before || before.role !== group.role || !alternatives.has(group.role)) {
    groups.push(group);
    return;
  }
  before.typed += ` ${group.typed}`;
  before.phrase += ` ${group.phrase}`;
  before.counts = true;
  group.tiers.forEach((terms, n) => {
    before.tiers[n] = [...(before.tiers[n] ?? []), ...terms];
  });
}

function phraseAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    if (length === 1 && isEmptyWord(phrase)) return undefined;
    const found = meaningOf(phrase);
    if (found) return { meaning: found, length, phrase };
  }
  return undefined;
}
