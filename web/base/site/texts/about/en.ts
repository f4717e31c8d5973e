/** About the house. Figures come from the settings. */
export const texts = {
  title: 'About us',
  description: 'Who we are, what we sell, and the promises we keep where stones and stars meet.',
  lead: 'We sell stones, beads and yantras, and the reading that tells you which one to choose. Or that you need none.',
  story: [
    'There are nine gems, one for each of the nine grahas. In most bazaars the stone comes first and the reason after it. Here it is the other way round: first your chart, worked out to the minute and explained in plain language, and only then the shelf.',
    'Our calculations are our own and open to anyone to check. Every report prints its conventions, and by how many minutes your birth time may be off before it says something else.',
    'The people you can ask are astrologers whose certificates we have checked. You pay for the minutes you talk, and nothing if nobody answers.',
  ],
  rules: {
    title: 'Our promises',
    points: [
      {
        title: 'No fear',
        text: 'A dosha is stated plainly, with what can be done. We never frighten you to sell you something.',
      },
      {
        title: 'Honest stock',
        text: 'When a page says only few are left, it is so. Reviews come only from people who received the goods.',
      },
      {
        title: 'A price that stays',
        text: 'What you see at the checkout, with GST and delivery, is what you pay.',
      },
      { title: 'Your data is yours', text: 'No trackers, nothing sold, and you can delete it all.' },
    ],
  },
  people: {
    title: 'Who you deal with',
    lead: 'A small house. These are the people behind the counter.',
    officer: 'Takes up every complaint that was not settled, and answers within {resolve}.',
  },
  place: {
    title: 'Come and see us',
    text: 'A stone is best chosen by daylight. Come by, hold it, and take your time.',
    map: 'Show on a map',
    opens: 'opens another site',
    hours: 'Hours',
  },
  stones: {
    title: 'The nine stones',
    lead: 'Each graha has its stone and its day.',
    names: {
      manik: { stone: 'Manik', english: 'Ruby', graha: 'Surya, the Sun', day: 'Sunday' },
      moti: { stone: 'Moti', english: 'Pearl', graha: 'Chandra, the Moon', day: 'Monday' },
      moonga: { stone: 'Moonga', english: 'Red coral', graha: 'Mangal, Mars', day: 'Tuesday' },
      panna: { stone: 'Panna', english: 'Emerald', graha: 'Budh, Mercury', day: 'Wednesday' },
      pukhraj: { stone: 'Pukhraj', english: 'Yellow sapphire', graha: 'Guru, Jupiter', day: 'Thursday' },
      heera: { stone: 'Heera', english: 'Diamond', graha: 'Shukra, Venus', day: 'Friday' },
      neelam: { stone: 'Neelam', english: 'Blue sapphire', graha: 'Shani, Saturn', day: 'Saturday' },
      gomed: { stone: 'Gomed', english: 'Hessonite', graha: 'Rahu', day: 'Saturday' },
      lehsuniya: { stone: 'Lehsuniya', english: 'Cat’s eye', graha: 'Ketu', day: 'Tuesday' },
    },
  },
  house: {
    title: 'The house',
    legalName: 'Legal name',
    registration: 'Registration',
    address: 'Address',
    country: 'Country',
    care: 'Customer care',
    officer: 'Complaints',
    more: 'All ways to reach us',
  },
};
