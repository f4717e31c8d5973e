/** The page Find my stone. */
export const texts = {
  title: 'Find my stone',
  description:
    'Free, in a minute, without a login: which graha of your birth is weak and helpful, its stone with the reasons, or that you need none.',
  lead: 'Date, time and place of birth. The answer may well be that you need none.',
  privacy: 'Your birth details are used for this answer only: not stored, not logged, in no address.',
  unknownText: 'Then we say what holds by the Moon’s sign, and what each hour of that day would change.',
  ask: 'Show my stone',
  asking: 'Reading the sky...',
  failed: 'The answer could not be worked out. What you entered is still here: please try again.',
  answer: 'The answer',
  next: {
    title: 'Next good day to wear it first',
    text: 'For {place}:',
    none: 'No clear hour in the next 60 days for {place}. An astrologer can look further.',
    failed: 'The days could not be worked out.',
    retry: 'Try again',
    change: 'Another city',
    city: 'Where will you wear it?',
    use: 'Use this city',
    cityMissing: 'Please choose the city',
    why: 'Why this hour',
  },
  keep: {
    title: 'Keep this birth',
    guest: 'Only keeping it needs an account: the next time it is filled in for you.',
    login: 'Log in to keep it',
    name: 'Name',
    nameMissing: 'Please enter the name',
    save: 'Keep it',
    saving: 'Saving...',
    done: 'Birth details saved.',
    failed: 'The birth details could not be saved. Please try again.',
  },
  astrologer: 'Ask an astrologer',
  kundli: 'The whole chart, in a kundli',
  method: {
    title: 'How we decide',
    lead: 'The same rules for everybody, in this order. The same birth always has the same answer.',
    rules: [
      {
        title: 'A stone strengthens its graha, so the graha must help you',
        text: 'Helpful are the lords of the 1st, 5th and 9th house from the rising sign, because lords of a trikona are good and the lord of the lagna is good whatever else it rules. Lords of the 3rd, 6th, 8th and 11th are not.',
        source: 'Brihat Parashara Hora Shastra 34.2-7',
        differ:
          'Some astrologers also give stones of lords of a kendra, or of the 2nd. Others leave out every lord that also rules the 6th, 8th or 12th.',
      },
      {
        title: 'The verse on your lagna may say no',
        text: 'For each lagna a verse names who is auspicious and who is not. It can take a stone away, never give one. Shukra for Vrishabha is an example: it rules the lagna, yet the verse calls it a malefic, so we give no stone of it.',
        source: 'Brihat Parashara Hora Shastra 34.19-44',
        differ: 'The verses and the rule of houses do not always agree. Where they differ, we stay with no.',
      },
      {
        title: 'Only a weak graha needs it',
        text: 'Strength is shadbala, the six strengths, as a share of what is required. Below 100% a graha is weak. A combust graha is weak too, because shadbala does not count that. Fall, enmity and war are part of the sum.',
        source: 'Brihat Parashara Hora Shastra 27; B. V. Raman, Graha and Bhava Balas; Surya Siddhanta 9.6-9',
        differ:
          'Many shops give the stone of a strong graha as well, “to make good better”. We find no text for that.',
      },
      {
        title: 'Only when it is its time',
        text: 'Its mahadasha or antardasha is running, or it is the lord of the lagna, whose stone is worn for life. If its period comes within this mahadasha, or is the next one, we say wait, and until when.',
        source: 'Brihat Parashara Hora Shastra 46; the stone of the lagna’s lord is practice',
        differ: 'Some give a stone for life without looking at the dasha.',
      },
      {
        title: 'Not where a stone could feed the wrong house',
        text: 'For a graha in the 6th, 8th or 12th, outside its own sign and exaltation, we say wait and ask an astrologer.',
        source: 'Practice of astrologers, who differ',
        differ: 'Some strengthen it there just because it is badly placed.',
      },
      {
        title: 'A minute must not decide',
        text: 'The grahas are judged in the middle of the time in which your sign was rising. So a minute more or less changes the answer only where it changes the lagna or the running dasha, and what lies within half an hour is told.',
        source: 'Our rule',
        differ:
          'Others judge strength at the very minute of birth. Then an answer can turn from one minute to the next.',
      },
    ],
    stones:
      'Which stone belongs to which graha: Jataka Parijata 2.21, Phaladeepika 2.29. Of several grahas the lord of the mahadasha comes first, then of the antardasha, the lagna, a yogakaraka, the 9th, the 5th. Rahu and Ketu rule no sign, so these rules never give gomed or lehsuniya: ask an astrologer.',
    shares:
      'Over a thousand births about a third get a stone, nearly half need none, and a quarter wait. That follows from the rules; no rule sees the shop’s stock or prices.',
    differ: 'Where it differs',
    conventions: 'Lahiri ayanamsa, whole-sign houses, mean node, years of 365.25 days.',
  },
};
