/** A demo chat: the customer's question, the astrologer's answer, and the customer's review. */
export type SeedChat = { question: string; answer: string; rating: 3 | 4 | 5 | null; said: string };

/** Chats that mention no astrologer or customer by name. The import assigns them. */
export const chats: readonly SeedChat[] = [
  {
    question: 'I have two offers, one in Pune and one in Hyderabad. Which should I take?',
    answer:
      'Namaste. Your tenth lord moves east of where you were born in this dasha. Look at Hyderabad again, but after the fifteenth.',
    rating: 5,
    said: 'Clear answer with a reason. No fear, no stones sold.',
  },
  {
    question: 'My sister wants to marry in February. Is the month good?',
    answer:
      'Namaste. The second half is good, Shukra is no longer combust. I would take the 21st or the 24th.',
    rating: 5,
    said: 'Gave two dates and said why.',
  },
  {
    question: 'Everything has been slow since last year. Is it Sade Sati?',
    answer:
      'Namaste. It is, its first part. It asks for patience with money, not for worry. Walk daily, give sesame on Saturdays.',
    rating: 4,
    said: 'Calm and kind. A little short.',
  },
  {
    question: 'We argue at home a lot. What can I do?',
    answer:
      'Namaste. Chandra sits with Mangal in your fourth. Speak after food, not before. This passes by Phalguna.',
    rating: 5,
    said: 'Felt heard.',
  },
  {
    question: 'Should I buy the flat now or wait?',
    answer: 'Namaste. Wait for Guru to go direct. Do not sign in the dark half of this month.',
    rating: 4,
    said: '',
  },
  {
    question: 'My son does not study. Which subject suits him?',
    answer:
      'Namaste. Budh is strong and Guru looks at it: numbers and trade. Let him do one hour at the same time each day.',
    rating: 5,
    said: 'He listened to the whole story first.',
  },
  {
    question: 'Can I wear my mother’s pukhraj?',
    answer:
      'Namaste. You can, Guru rules your fifth. Wash it, wear it on a Thursday morning, on the right hand.',
    rating: 5,
    said: 'Told me I need no new stone.',
  },
  {
    question: 'I start a small shop. Which day should I open?',
    answer: 'Namaste. Wednesday the 9th, before half past ten. Keep the counter facing north.',
    rating: 3,
    said: 'Good, but I had to ask twice for the time.',
  },
  {
    question: 'Will I get the visa?',
    answer:
      'Namaste. The ninth house is awake until April. File the papers this month and keep copies of everything.',
    rating: null,
    said: '',
  },
  {
    question: 'I cannot sleep well since Diwali.',
    answer:
      'Namaste. Rahu crosses your Moon until January. Leave the phone outside the room. And please see a doctor too.',
    rating: 5,
    said: 'Honest. Sent me to a doctor as well.',
  },
];
