/** About the house. Figures come from the settings. */
export const texts = {
  title: 'About us',
  description: 'Who we are, what we sell, and the rules we keep when stones and stars meet.',
  lead: 'We sell stones, beads and yantras, and the reading that tells you which one to choose. Or that you need none.',
  story: [
    'Navaratna means nine gems, one for each of the nine grahas. In most bazaars the stone comes first and the reason after it. Here it is the other way round: the chart is worked out to the minute, it is explained in plain language, and only then is there a shelf to look at.',
    'Our calculations are our own and open for anyone to check. Every report prints its conventions, and how many minutes of doubt in a birth time would change what it says.',
    'The people you can ask are astrologers whose papers we have seen. You pay for the minutes you talk, and nothing when nobody answers.',
  ],
  rules: {
    title: 'What we keep to',
    points: [
      {
        title: 'No fear',
        text: 'A dosha is stated plainly, with what can be done. Nobody here sells relief from a fright they caused.',
      },
      {
        title: 'True counts',
        text: 'When a page says few are left, that many are on the shelf. Reviews come only from people who received the goods.',
      },
      {
        title: 'A price that stays',
        text: 'What you see at the checkout, with GST and delivery, is what you pay.',
      },
      { title: 'Your data is yours', text: 'No trackers, nothing sold, and you can take everything back.' },
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
