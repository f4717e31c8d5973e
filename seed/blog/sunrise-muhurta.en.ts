import type { ArticleText } from './article.ts';

/** Sunrise, and the muhurtas cut from it. */
export const text: ArticleText = {
  title: 'Sunrise, and the hours cut from it',
  description:
    'Abhijit, Brahma Muhurta, Rahu Kaal and choghadiya are fractions of your own daylight. Here is the arithmetic.',
  author: 'Raghunath Shastri',
  alt: 'A burning diya before the rings of an orbit',
  body: [
    'Ask five calendars for the Rahu Kaal of next Tuesday and you may get five answers. None of them is lying. They start from different sunrises, in different cities, and one of them has forgotten that days have different lengths. The arithmetic behind all the good and bad hours is short enough to do on the back of an envelope, and once you have done it you will not need to believe anybody.',
    { h2: 'Which sunrise?' },
    'There are two in common use. The newspaper’s sunrise is the moment when the upper edge of the Sun appears, lifted by the bending of light in the air. The sunrise of the Indian tradition is the moment when the *middle* of the disc stands on the horizon, with no bending reckoned. In India the second comes about four minutes later. We use the traditional one and print it; if you compare our page with the weather report, this is the difference.',
    'Then comes the place. India is nearly thirty degrees wide, and each degree costs four minutes. On the same morning the Sun is up in Dibrugarh more than an hour and a half before Dwarka, although both clocks say the same. A muhurta for “India” is a muhurta for nowhere in particular.',
    { h2: 'Fifteen muhurtas by day, fifteen by night' },
    'Divide the time from sunrise to sunset by fifteen. Each part is a muhurta: about 48 minutes in March and September, some 55 in a Delhi June, some 41 in a Delhi December. Two of them everybody knows:',
    {
      ul: [
        '**Abhijit**, the eighth, straddles true noon. It is called the victorious one and is used when no other time can be found. Many leave it out on Wednesdays.',
        '**Brahma Muhurta** belongs to the night: the second-last muhurta before sunrise, from about 96 to 48 minutes before it. Generations have kept it for study, because the house is silent.',
      ],
    },
    'The same fifteenths give *Dur Muhurta*, one or two parts of the day that custom leaves unused; which ones, depends on the weekday.',
    { h2: 'Eighths: Rahu Kaal and its neighbours' },
    'For Rahu Kaal divide the daylight by eight. With sunrise at six and sunset at six each part lasts ninety minutes, and that is where the sheet on the kitchen wall comes from. The part is:',
    {
      ul: [
        'Monday the 2nd, Tuesday the 7th, Wednesday the 5th, Thursday the 6th;',
        'Friday the 4th, Saturday the 3rd, Sunday the 8th.',
      ],
    },
    'An example. Jaipur in late November: sunrise 6:57, sunset 17:30, so 632 minutes of daylight and 79 for each eighth. On a Tuesday the seventh eighth begins after six of them, 474 minutes past sunrise, at 14:51, and ends at 16:10. The sheet on the wall says three to half past four. Nine minutes are little; but in Delhi on the longest day of June the same eighth begins only at 15:50.',
    'Yamaganda and Gulika are other eighths of the same daylight. Rahu Kaal is much observed in the south and far less in the north, and the classical muhurta texts give it little room. People start salaried jobs, surgeries and trains in it every day.',
    { h2: 'Choghadiya and hora' },
    '*Choghadiya* uses eighths too, of the day and of the night, with names such as Amrit, Shubh, Labh and Char for the good ones. It began as a traveller’s table in western India and is still the quickest answer to “when shall we leave?”. *Hora* uses twelfths and gives each hour to a graha, the first hour of the day to the lord of the weekday; that is where the order of our weekdays comes from.',
    { quote: 'A muhurta does not make a thing good. It helps people to begin it with a quiet mind.' },
    { h2: 'How to choose one, in order' },
    {
      ol: [
        'The day must suit the people. Nobody’s train should leave during the vows.',
        'Tithi, nakshatra and weekday next. Avoid Amavasya and Bhadra for celebrations; our notes on [reading a panchang](post:reading-panchang) explain the words.',
        'Then a clean hour: Abhijit, or a good choghadiya outside Rahu Kaal.',
        'For a wedding or a new house ask somebody who also looks at the ascendant of that hour; that is real work, and [an astrologer](/astro-list) should be paid for it.',
        'Once chosen, keep it without anxiety. Ten minutes late is not an omen.',
      ],
    },
    'You can have all these windows for any date and town in one page: the [panchang](/panchang-form) reckons them from the sunrise of that place. And for an ordinary morning the oldest rule is still good. Get up before the Sun, light a [lamp](product:clay-akhand-diya), and begin with what you have been putting off.',
    '*Sources: Muhurta Chintamani; the definition of sunrise in the Surya Siddhanta tradition; our panchang engine, checked to the second against independent ephemerides.*',
  ],
};
