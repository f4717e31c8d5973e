import type { ArticleText } from './article.ts';

/** The article about reading a panchang. */
export const text: ArticleText = {
  title: 'Reading a panchang in ten minutes',
  description: 'Five limbs, one sunrise: what the lines of an Indian almanac mean and how they are reckoned.',
  author: 'Hemant Joshi',
  alt: 'Rings of an orbit with lotus petals around them',
  body: [
    'A panchang looks like a timetable in a language one ought to know. It is simpler than that. *Pancha anga* means five limbs, and each limb is one question put to the Sun and the Moon. Once you know the five questions you can read any almanac, printed or on a screen, and you will also understand why two of them can differ without either being wrong.',
    { h2: 'The day begins at sunrise' },
    'Before the five limbs comes the frame they hang in. The civil day begins at midnight. The day of the panchang runs from one sunrise to the next, and sunrise depends on where you stand: from Dibrugarh to Dwarka the Sun takes more than an hour and a half. That is why a panchang without a place is only half a panchang, and why ours asks for [the city first](/panchang-form).',
    { h2: 'The five limbs' },
    { h3: '1. Vara, the weekday' },
    'The easiest limb: Sunday to Saturday, named after Surya, Chandra, Mangal, Budh, Guru, Shukra and Shani. It changes at sunrise. Somebody born at three in the morning on a Tuesday by the clock is, in the panchang, still born on Monday.',
    { h3: '2. Tithi, the lunar day' },
    'Take how far the Moon has run ahead of the Sun, in degrees, and divide by twelve. Thirty tithis make a lunar month: fifteen of the bright half, *Shukla Paksha*, up to Purnima, and fifteen of the dark half, *Krishna Paksha*, down to Amavasya. Because the Moon hurries and dawdles, a tithi lasts between about nineteen and twenty-six hours. The tithi that is running at sunrise gives the day its name. Sometimes one begins and ends between two sunrises and names no day at all (*kshaya*); sometimes one sees two sunrises and names both (*vriddhi*).',
    { h3: '3. Nakshatra, the Moon’s star' },
    'The Moon’s path is divided into twenty-seven parts of 13 degrees and 20 minutes, from Ashwini to Revati. The nakshatra is the part in which the Moon stands now. It is the limb behind naming ceremonies, the [Vimshottari dasha](post:vimshottari-dasha) and most of [guna milan](post:guna-milan).',
    { h3: '4. Yoga, the sum' },
    'Add the positions of Sun and Moon instead of subtracting them, and divide by the same 13 degrees 20 minutes. Twenty-seven yogas follow, from Vishkambha to Vaidhriti. Vyatipata and Vaidhriti are the two that people avoid for beginnings. This yoga has nothing to do with postures, nor with the planetary yogas of a birth chart; only the word is shared.',
    { h3: '5. Karana, half a tithi' },
    'Six degrees between Moon and Sun make one karana, so each tithi has two. Seven of them rotate through the month, and four fixed ones surround the new Moon. The one worth knowing is Vishti, called *Bhadra*: custom keeps weddings, journeys and purchases out of it.',
    {
      quote:
        'Two limbs are about the Moon and the Sun together, one about the Moon alone, one about their sum, and one about the calendar on the wall.',
    },
    { h2: 'The hours under the five limbs' },
    'Most almanacs add windows of the day. They are fractions of your own daylight, so they move with place and season.',
    {
      ul: [
        '**Rahu Kaal, Yamaganda, Gulika**: each one eighth of the daylight, at a different eighth on every weekday.',
        '**Abhijit**: the eighth of fifteen daytime muhurtas, around true noon.',
        '**Brahma Muhurta**: from about 96 to 48 minutes before sunrise, kept for study and prayer.',
        '**Amrit Kaal and Varjyam**: short windows reckoned from the nakshatra.',
      ],
    },
    'How these windows are cut, and how much weight they deserve, is told in [sunrise and muhurta](post:sunrise-muhurta).',
    { h2: 'Why two panchangs differ' },
    {
      ol: [
        '**Place and time zone.** A page made for Ujjain is not made for Guwahati.',
        '**Sunrise.** The tradition takes the middle of the Sun’s disc without refraction; newspapers take the upper edge with refraction, in India about four minutes earlier.',
        '**Ayanamsa.** Lahiri, Raman and KP put the start of the zodiac at slightly different points. Tithi and karana do not change, nakshatra and yoga do.',
        '**Old and new astronomy.** Almanacs after the Surya Siddhanta may be hours away from those after modern tables.',
        '**Month names.** North India ends the month at full Moon (*purnimanta*), the south and west at new Moon (*amanta*). In the dark half the same day therefore carries two month names.',
      ],
    },
    { h2: 'A morning’s reading' },
    'Open today’s page for your city. Read the weekday and tithi first, then when each ends, for half the confusion in families comes from a tithi that changes at eleven. Look at the nakshatra, note Bhadra if there is one, and leave the rest for days when you plan something. A panchang is a calendar with a memory; it asks for attention, not for obedience.',
    'You can [make one for any day and place](/panchang-form), in English or Hindi, and print it for the door of the puja room.',
    '*Sources: Surya Siddhanta, chapter 2; the report of the Calendar Reform Committee of India, 1955; our own reckoning, checked against independent ephemerides.*',
  ],
};
