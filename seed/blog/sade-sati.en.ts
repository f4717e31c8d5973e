import type { ArticleText } from './article.ts';

/** Sade Sati, told without fear. */
export const text: ArticleText = {
  title: 'Sade Sati without fear',
  description:
    'Seven and a half years that come to everybody two or three times: what they are, and what to do in them.',
  author: 'Acharya Vasudha',
  alt: 'A blue sapphire before a drawn Sri Yantra',
  body: [
    'Few words empty a room like *Sade Sati*. It is sold with candles, threads and large invoices. Yet the thing itself is a plain piece of astronomy with a plain piece of advice attached, and both fit on one page.',
    { h2: 'What it is' },
    'Shani, Saturn, needs about twenty-nine and a half years to go once around the zodiac, and so about two and a half for each sign. When it enters the sign *before* the one in which your Moon stood at birth, Sade Sati begins. It continues through your Moon sign and ends when Saturn leaves the sign after it. Three signs of two and a half years make seven and a half: *sade sati*.',
    'At any moment three signs out of twelve are in it. That is a quarter of humanity: your neighbour, your doctor, some cricketers and a few newborn children. If Sade Sati by itself brought ruin, a quarter of every village would be ruined at once, and then the next quarter, like clockwork. It does not work so, and the old texts never said that it did.',
    { h2: 'Is it running now?' },
    'Saturn’s stay in each sign is known for centuries ahead. By the Lahiri ayanamsa:',
    {
      ul: [
        '**Pisces (Meena)**, 30 March 2025 to 3 June 2027, and again 21 October 2027 to 24 February 2028: Sade Sati for Moon signs Aquarius, Pisces and Aries.',
        '**Aries (Mesha)**, 3 June to 21 October 2027, and 24 February 2028 to 9 August 2029: for Pisces, Aries and Taurus.',
      ],
    },
    'The return into an earlier sign is Saturn’s retrograde loop, seen from the Earth. Note that it is the *Moon* sign that counts, not the Sun sign of the newspapers. If you do not know yours, any [kundli](/kundli-details) names it in the first line.',
    { h2: 'Three phases' },
    {
      ol: [
        '**Rising, in the twelfth from the Moon.** Tradition links it with expenses, travel and sleep. Things are being ended.',
        '**Peak, over the Moon.** The mind is asked to grow up. People often report loneliness, heavy duty and, in retrospect, the best decisions of their lives.',
        '**Setting, in the second from the Moon.** Money, speech and family are put in order. What was learned is paid out slowly.',
      ],
    },
    'The first Sade Sati of a life often falls into childhood or youth, the second into working years, the third, for those who live long, into age. The second is the one that has the reputation.',
    { h2: 'Why it differs from person to person' },
    'A transit stirs what is in the chart; it does not write a new one. An astrologer looks at four things before saying a word:',
    {
      ul: [
        'Where Saturn stands in the birth chart and which houses it rules. For Taurus and Libra ascendants it is the best planet they have.',
        'The strength of the natal Moon.',
        'The running [dasha](post:vimshottari-dasha). A good dasha with Sade Sati is mostly good.',
        'The points of Saturn’s *ashtakavarga* in the three signs: with many points a sign passes almost unnoticed.',
      ],
    },
    'The same weighing is needed for the two *dhaiyas*, the two and a half years when Saturn passes the fourth or the eighth sign from the Moon. They are shorter, and they are oversold in the same way.',
    { quote: 'Shani takes nothing that is yours. He asks for the receipts.' },
    { h2: 'What helps' },
    'What the tradition recommends sounds like the counsel of a good accountant, and is:',
    {
      ul: [
        'Keep your word and your hours. Saturn is said to be the graha of time.',
        'Clear debts; do not stand surety for others.',
        'Sleep, walk, and see a doctor when something hurts. No ornament replaces that.',
        'Give on Saturdays: food, a blanket, an hour of work, without announcing it.',
        'If you pray, the Hanuman Chalisa and the Shani mantra are the customary ones.',
      ],
    },
    'Some people like to keep an object of the discipline near them, a [Shani yantra](product:shani-yantra-panchdhatu) on the desk or the [small set](product:sade-sati-shani-combo) we put together. Take it as a reminder; none of it shortens Saturn’s road by a day. **Do not put on a [neelam](product:blue-sapphire-neelam) because of Sade Sati alone.** Blue sapphire is chosen, if at all, from the whole chart, and never in a week of worry.',
    { h2: 'What to refuse' },
    'Refuse anybody who names a sum before they have seen the chart, who gives a date for a misfortune, or who tells you that only one ritual, theirs, will help. Refuse it calmly. A sentence that has often been useful: “Thank you, I will think about it until Saturday.”',
    'If the years are hard anyway, and for some people they are, talk to somebody: a friend, a doctor, [an astrologer](/astro-list) if you wish. Hard years end. This one even tells you when.',
    '*Sources: Phaladeepika 26 on transits; sign changes from our own ephemeris, rounded to the Indian day.*',
  ],
};
