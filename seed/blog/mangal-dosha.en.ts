import type { ArticleText } from './article.ts';

/** Mangal dosha, with its exceptions. */
export const text: ArticleText = {
  title: 'Mangal dosha, with its exceptions',
  description:
    'Half of all charts have it. Which houses count, what the old books set aside, and what to do with the rest.',
  author: 'Sreelatha Warrier',
  alt: 'A red coral before the rings of an orbit',
  body: [
    'No word in the matching of horoscopes has parted more people than *manglik*. It is spoken at first meetings, printed in advertisements and used as a full stop. So let us begin with a sum that fits on a fingernail. Mars stands in one of twelve houses. Six of them are counted as a dosha. Half of humanity is manglik.',
    { h2: 'What it is' },
    'Mangal dosha is present when Mars occupies the 1st, 2nd, 4th, 7th, 8th or 12th house of the birth chart. The reasoning is simple. Mars is heat, speed and the knife. These six houses touch the person, the family, the home, the partner, what is shared and hidden, and the bed. Heat in them, says the tradition, wants an outlet, or the other partner to be of the same temperament.',
    { h2: 'Counted from where?' },
    'Here the teachers part. All count from the ascendant. Many count again from the Moon, and in some families a third time from Venus. If you accept any of the three as enough, seven people out of eight come out as manglik, and the word has lost its meaning. We reckon the dosha from the ascendant and show the readings from Moon and Venus beside it, as what they are: second opinions.',
    'They do not even agree on the list of houses. The south often keeps the second house and the north drops it; some leave out the first. Ask which list was used before you argue about the result.',
    { h2: 'Mild or strong' },
    'In the second and twelfth house the dosha counts as mild, in the first, fourth, seventh and eighth as strong. It is a convention, and a useful one, since most cases that families quarrel about belong to the first kind.',
    { h2: 'The exceptions' },
    'The same books that name the dosha list what sets it aside. A chart may have one of these or several, and our [kundli](/kundli-details) and [matching](/matching-form) print each one that applies:',
    {
      ul: [
        'Mars in its own sign, Aries or Scorpio, or exalted in Capricorn.',
        'Mars in Leo or Aquarius.',
        'Mars together with Jupiter or under its aspect; for some authors, with the Moon.',
        'Jupiter in the ascendant.',
        'Cancer or Leo rising, for which Mars is the best of planets.',
        'In the second house: in Gemini or Virgo. In the fourth: in Aries or Scorpio.',
        'In the seventh: in Cancer or Capricorn. In the eighth: in Sagittarius or Pisces. In the twelfth: in Taurus or Libra.',
        'Birth on a Tuesday, Mars’s own day.',
        'Both partners manglik: the two are held to balance each other.',
        'For the mild form, the age of twenty-eight, when Mars is said to have grown up.',
      ],
    },
    'Add these together and few strong cases are left without an exception. That is not a trick. It is what a rule looks like when generations have used it on people they knew.',
    { quote: 'A dosha is a question the chart asks. It is not the answer.' },
    { h2: 'What a manglik Mars is like' },
    'Directness. Impatience with half-truths. Courage, appetite, a short fuse and a short memory for insults. In the seventh house it often marries early or to somebody strong; in the fourth it renovates. These are temperaments. They make difficult marriages and splendid ones, depending on who sits opposite and whether both have learned to argue.',
    'What it does not do is harm a husband or a wife. That notion has no support in any count, has ruined lives, and deserves to be contradicted each time it is said aloud.',
    { h2: 'What to do' },
    {
      ol: [
        '**Have it reckoned properly.** Exact time, place and ayanamsa; near the edge of a house ten minutes decide.',
        '**Read the exceptions** before anything else.',
        '**Compare, do not exclude.** Put the two charts side by side: Mars, Venus, the seventh lord, the running [dashas](post:vimshottari-dasha). The [guna score](post:guna-milan) is one voice among these.',
        '**Ask the people.** How do they quarrel, and how do they make up?',
        '**Keep rituals small.** A prayer to Hanuman on Tuesdays, a vow kept, a gift of red lentils. Nobody has to marry a tree first, and no remedy should cost a month’s salary.',
      ],
    },
    'Some wear a [coral](product:red-coral-moonga) for Mars. Do so only when Mars is a friend of the ascendant and needs strength; a hot Mars does not want more fire. That, too, is read from the whole chart. [An astrologer](/astro-list) can tell you in a quarter of an hour, and if the first sentence is a price, you may leave.',
    '*Sources: B. V. Raman, “Muhurta” and “Hindu Predictive Astrology”, on the exceptions; our own reckoning, which prints each of them by name.*',
  ],
};
