/** Partners: those that the shop has named in its settings, and how to become one. */
export const texts = {
  title: 'Partners',
  description: 'Who works with us, and how to become a partner.',
  lead: 'The people and houses we work with, by name.',
  visit: 'Visit {name}',
  opens: 'opens another site',
  invite: {
    lead: 'This page is waiting for its first name. It could be yours.',
    text: 'If you cut, carve, string or bless, we would like to show what you make, with your name on it. We name only people who have agreed to it.',
  },
  mail: 'Or write to {email}.',
  become: 'Become a partner',
  becomeText: 'We look for people who can show where their goods come from.',
  kinds: [
    {
      title: 'Stone cutters and laboratories',
      text: 'Natural stones with an origin you can name, and certificates a customer can check.',
    },
    {
      title: 'Makers',
      text: 'Yantras, murti, jewellery and puja goods made by hand, at a price that is fair to the maker.',
    },
    {
      title: 'Temples and ashrams',
      text: 'Consecration by proper rites, on a day the customer can know and see.',
    },
    {
      title: 'Astrologers',
      text: 'Qualified, patient, never fear-mongering. You register yourself and we check your documents.',
    },
  ],
  steps: {
    title: 'How it goes',
    list: [
      'Write to us with the subject Partnership: who you are, what you make, where it comes from.',
      'We answer within {reply} and ask for samples or papers.',
      'We agree on prices, delivery and returns in writing, and you appear here if you wish.',
    ],
  },
  write: 'Write to us',
  astrologer: 'Register as an astrologer',
};
