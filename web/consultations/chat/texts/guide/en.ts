/** The texts about chats with an astrologer and their cost. Figures come from the rules and from the astrologers. */
export const texts = {
  title: 'How chats work',
  description:
    'What a chat with an astrologer is like, what it costs by the minute, and when you pay nothing.',
  lead: 'You ask, an astrologer answers, and you pay by the minute. Here is all of it before you log in.',
  figures: {
    title: 'Our astrologers today',
    count: 'Astrologers',
    countText: 'We have checked the documents of each one.',
    price: 'Price per minute',
    span: '{lowest} to {highest}',
    priceText: 'Each astrologer sets their own. You see it before you ask.',
    start: 'To begin',
    from: 'From {lowest}',
    startText: 'Your wallet needs the first minute only.',
  },
  none: {
    title: 'Nobody to ask at the moment',
    text: 'No astrologer works with us right now. We name no price until there is one you can ask.',
  },
  steps: {
    title: 'How it goes',
    list: [
      {
        title: 'Choose an astrologer',
        text: 'The list shows who is online, the price, the languages, and ratings from real chats. It opens once you are logged in.',
      },
      {
        title: 'Add money',
        text: 'Money goes into your wallet first, any whole amount up to {maxTopUp}. A chat never takes more than is there.',
      },
      {
        title: 'Send a request',
        text: 'It rings for {ring}. You pay nothing while you wait. Without an answer it closes by itself.',
      },
      {
        title: 'Write to each other',
        text: 'The chat opens by itself. Begin with one question. You can show a kundli you bought here; the astrologer can read it until {kundli} after the chat.',
      },
      {
        title: 'End it when you like',
        text: 'Either of you can end the chat at any time. You can read it again, rate it, and find its invoice in My chats.',
      },
    ],
  },
  money: {
    title: 'When you pay, and when you do not',
    list: [
      {
        title: 'Minute by minute',
        text: 'The first minute is charged when the astrologer accepts, each further one when it begins. A minute that has begun is charged in full.',
      },
      {
        title: 'The price stays',
        text: 'You never pay more than the price you saw when you asked, even if the astrologer raises it meanwhile.',
      },
      {
        title: 'Before the money ends',
        text: 'We warn you when your wallet covers fewer than {low}. You can add money without leaving the chat. If you do not, it ends by itself after the last paid minute.',
      },
      {
        title: 'If the connection breaks',
        text: 'While the astrologer has no connection, your clock stands still. If either of you is away for {absence}, the chat ends.',
      },
      {
        title: 'If nobody writes back',
        text: 'If the astrologer never writes in a chat, everything you paid for it goes back to your wallet at once.',
      },
      {
        title: 'Money you did not spend',
        text: 'It stays in your wallet. What you added can be [refunded to where it came from](/cancellation-policy).',
      },
    ],
  },
  safety: {
    title: 'You are safe here',
    list: [
      'Only the two of you can read the chat. Your phone number and your e-mail address stay with us.',
      'If somebody frightens you, insults you, or asks for money outside the chat, press Report this chat. Only then our team reads it.',
      'Astrology is a matter of belief. It is no medical, legal or financial advice, and nobody may promise you a result.',
    ],
  },
  example: {
    title: 'An example',
    text: 'A chat at {lowest} a minute that lasts {minutes} costs {cost}.',
  },
  seconds: { one: '{n} second', other: '{n} seconds' },
  minutes: { one: '{n} minute', other: '{n} minutes' },
  hours: { one: '{n} hour', other: '{n} hours' },
  open: 'See who is online',
  sample: 'Leaf through a sample kundli',
  loadFailed: 'The prices could not be loaded. Please try again.',
  retry: 'Retry',
};
