/** Parses pairs of a Devanagari letter (or sign) and its Latin letters. */
const table = (pairs: string): Map<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

const consonants = table(
  'कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळl वv शsh षsh सs हh',
);
const vowels = table('अa आa इi ईi उu ऊu ऋri एe ऐai ऑo ओo औau ाa िi ीi ुu ूu ृri ेe ैai ॉo ोo ौau ंn ँn ःh');
const virama = '\u094d';
const nasals = ['\u0901', '\u0902'];

/**
 * Transliterates a folded Devanagari name as people write it in Latin letters, close enough for a similarity search:
 * सीकर is sikar. Drops the inherent vowel at the end of a word. Other names stay as they are.
 */
export function romanised(folded: string): string {
  const letters = [...folded];
  return letters
    .map((letter, index) => {
      const consonant = consonants.get(letter);
      if (!consonant) return letter === virama ? '' : (vowels.get(letter) ?? letter);
      const next = letters[index + 1] ?? ' ';
      const carriesVowel = nasals.includes(next) || !/[\s\p{M}]/u.test(next);
      return carriesVowel ? `${consonant}a` : consonant;
    })
    .join('');
}
