import type { ArticleText } from './article.ts';

/** The article about the choice of an astrologer. */
export const text: ArticleText = {
  title: 'Choosing an astrologer',
  description:
    'What to look for, what to bring, which sentences should end the talk, and what ours are bound to.',
  author: 'Mohan Acharya',
  alt: 'A rudraksha mala before a drawn lotus',
  body: [
    'People ask an astrologer what they do not ask a friend: about a marriage, a debt, a child that does not come. They ask it in a weak hour, often at night, often alone. That is why the choice of the person matters more than the choice of the method, and why it should be made in the daytime, with a cup of tea and the following page.',
    { h2: 'First: do you need one?' },
    'Some questions belong elsewhere. A lump belongs to a doctor, a contract to a lawyer, a frightening partner to the police or to the women’s helpline, 181. If you think of harming yourself, call Tele-MANAS, 14416, at any hour; it is free, and somebody will answer. Astrology is for thinking about times and tendencies. It is at its best when you have two good options and cannot see them for worry.',
    { h2: 'Signs of a good one' },
    {
      ul: [
        'Asks for date, time and place of birth, and asks *how sure* you are of the time.',
        'Names the system: ayanamsa, dasha, houses. Anybody who has learned it can say it in a sentence.',
        'Tells you what speaks against their own view.',
        'Says “I do not know” at least once in half an hour.',
        'Speaks of seasons and tendencies rather than of fixed dates.',
        'Leaves you calmer and with something to do yourself.',
      ],
    },
    { h2: 'Sentences that should end the talk' },
    {
      ol: [
        '“Somebody has done something to you.”',
        '“If you do not act by Friday …”',
        '“Only this ritual, and only through me.”',
        '“Do not tell your family.”',
        '“Stop taking the tablets.”',
        '“Send it to my personal number.”',
        'How long anybody lives. No serious tradition permits it to be said.',
      ],
    },
    'You owe no explanation. Close the chat; on our site *Report* stands beside it, and a person reads every report.',
    { quote: 'A good reading gives you back your own judgement. A bad one rents it out.' },
    { h2: 'What to bring' },
    'One question, written down. Not “what about my life?” but “I have an offer in Pune until March; what should I look at?”. The birth data of the people concerned, with their consent. And a note of what you have decided already, so that you notice if you are only asking to be agreed with.',
    'It helps to have the [kundli](/kundli-details) ready: our astrologers can open the one you share in the chat, so that no paid minute goes into typing degrees. Reading a little beforehand helps as well; [Vimshottari dasha](post:vimshottari-dasha) and [guna milan](post:guna-milan) explain the words that will come up.',
    { h2: 'Which kind?' },
    {
      ul: [
        '**Vedic (Parashari)**: the whole chart, periods, marriage, work.',
        '**KP and Horary (Prashna)**: one precise question, also without a birth time.',
        '**Muhurta**: choosing a time.',
        '**Vastu, Palmistry, Tarot, Numerology**: other crafts. Ask what they can and cannot answer.',
      ],
    },
    'Price per minute says something about demand and little about skill. Language says more: choose somebody with whom you would joke.',
    { h2: 'How it works with us' },
    'Only astrologers whose papers have been checked appear in [the list](/astro-list): identity, education and bank details. The rate per minute stands on the card and is fixed the moment your request is approved. You need the money for one minute to ask; the first minute is taken when the astrologer accepts, then one at a time, and before your balance runs out we tell you. Either side may end the talk at any second. If the astrologer writes nothing at all, everything is refunded. If the connection of either side is gone for a minute, the talk ends by itself, so that a dead telephone does not empty a wallet.',
    'Ten minutes are enough for one good question. Take notes. Then wait a night before you do anything that cannot be undone.',
    { h2: 'Afterwards' },
    'Ask yourself three things. Was I told anything that I could check? Was I hurried? Do I know what to do tomorrow morning? If the answers are yes, no and yes, you have found somebody, and you will not need them often. That, oddly, is the mark of a good astrologer: their best customers come once a year.',
    'Talks with us are kept for you under [my chats](/my-chats), so the notes are there when next year comes.',
  ],
};
