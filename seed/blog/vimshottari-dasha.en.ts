import type { ArticleText } from './article.ts';

/** The article about the Vimshottari dasha: what it is and how it is reckoned. */
export const text: ArticleText = {
  title: 'Vimshottari dasha: the chapters of a life',
  description: 'How one star at birth becomes a calendar of 120 years, and how sure its dates really are.',
  author: 'Lakshmi Narayanan',
  alt: 'A round yellow sapphire before the rings of an orbit',
  body: [
    'A birth chart is a photograph. The dasha is the film. It says which graha holds the pen in which years, and it is the part of a kundli that people come back to: when does this end, what comes next? The answer is reckoned from a single number, the place of the Moon in its nakshatra, and it is worth knowing how, because it tells you how far to trust the dates.',
    { h2: 'Nine lords, 120 years' },
    'Vimshottari means “a hundred and twenty”. The years are shared out among the nine grahas in a fixed order and in unequal parts:',
    {
      ul: ['Ketu 7, Shukra 20, Surya 6;', 'Chandra 10, Mangal 7, Rahu 18;', 'Guru 16, Shani 19, Budh 17.'],
    },
    'Each of the 27 nakshatras belongs to one of the nine, in the same order three times over: Ashwini to Ketu, Bharani to Shukra, Krittika to Surya and so on. The lord of the star in which your Moon stood is the lord of your first chapter.',
    { h2: 'The balance at birth' },
    'Nobody is born at the first line of a chapter. If the Moon had crossed a quarter of its nakshatra, a quarter of the first dasha is already spent. An example: Moon in Rohini, 40 percent crossed. Rohini belongs to Chandra with ten years, so six years remain. At six begins Mangal with seven, at thirteen Rahu with eighteen, at thirty-one Guru with sixteen, and the film runs on.',
    { h2: 'Chapters within chapters' },
    'Every mahadasha is divided again by the same nine lords in the same proportions, beginning with its own. These are the *antardashas*; a Guru antardasha in a Shukra mahadasha lasts 20 times 16 divided by 120, that is two years and eight months. Divide once more and you have the *pratyantardashas*, of weeks and months. The [kundli](/kundli-details) lists all three, 729 lines in the end, and opens them one under the other.',
    { quote: 'The mahadasha sets the theme, the antardasha the scene, the transit the day.' },
    { h2: 'What a dasha means' },
    'A common mistake is to read a dasha by the name of the graha: Guru good, Shani bad. The old rule is sterner and kinder. A graha gives what it promises *in this chart*: by the houses it rules, the house it stands in, its strength, and those it keeps company with. Nineteen years of Shani are, for a Libra ascendant, nineteen years of the best friend in the chart. A reader therefore asks four questions:',
    {
      ol: [
        'Which houses does the lord of the dasha rule, and where does it stand?',
        'Is it strong, by sign, by aspect, in the navamsa?',
        'How do the lords of mahadasha and antardasha stand to each other?',
        'What do slow transits, Shani and Guru above all, touch in the same months?',
      ],
    },
    'Only where several of these agree does a careful astrologer speak of an event, and then of a season for it rather than of a date.',
    { h2: 'How sure are the dates?' },
    'Here the arithmetic is worth its ink. In one minute of time the Moon moves about half an arc minute, and a nakshatra has 800 of them. One minute of error in the birth time therefore shifts every later date by about a 1,450th part of the first dasha: a day and a half if that is the Sun’s six years, five days if it is the twenty of Venus. A birth time “about half past six”, fifteen minutes either way, means up to two and a half months either way, in every chapter of the life.',
    'Two conventions matter as much. Some software counts a dasha year as 365.25 days, some as 360; after forty years the two are seven months apart. And the ayanamsa moves the Moon itself: between Lahiri and Raman the shift is nearly a degree and a half, more than a tenth of a nakshatra, which for Venus is over two years. If two printouts differ by months, look at these settings first. Ours prints both on every report, and tells you how many minutes of birth time would change the running dasha.',
    { h2: 'Living with a dasha' },
    {
      ul: [
        'Find out which one is running, and read two sources on it, not ten.',
        'Look back: what happened in the same antardasha lords’ earlier periods? Your own past is the best commentary.',
        'Change of chapter is rarely a thunderclap. Give it a year.',
        'Do not postpone a wedding, a doctor or a child because of a table.',
      ],
    },
    'If a change lies ahead and you would like to talk it through, bring the [printed kundli](/my-reports) to [an astrologer](/astro-list) and ask one question. For the slow visitor that everybody asks about, read [Sade Sati without fear](post:sade-sati).',
    '*Sources: Brihat Parashara Hora Shastra, chapter 46; our own reckoning with the mean motion of the Moon.*',
  ],
};
