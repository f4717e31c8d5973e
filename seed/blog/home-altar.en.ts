import type { ArticleText } from './article.ts';

/** The article about setting up a small altar at home. */
export const text: ArticleText = {
  title: 'A lamp at dusk: setting up a home altar',
  description:
    'What a small puja corner needs, where to put it, and how to keep it alive on an ordinary Wednesday.',
  author: 'Aarti Bhatnagar',
  alt: 'A burning diya before a drawn lotus',
  body: [
    'The best altar I have seen stood on the lid of a washing machine in a one-room flat in Thane. A framed picture, a steel plate, a lamp the size of a walnut, a marigold. It was swept every morning and lit every evening for eleven years. A home altar is not a piece of furniture. It is a place where the household agrees to be quiet for a few minutes, and it needs far less than the catalogues, ours included, would have you think.',
    { h2: 'Where' },
    'Vastu tradition prefers the north-east of the house or of the room, the quarter called *Ishanya*, so that you face east or north as you sit. If the north-east of your flat is the lift shaft, take the cleanest, quietest corner you have and face the morning. Three practical rules matter more than the compass:',
    {
      ul: [
        'At the height of the heart when you sit or stand before it, not on the floor where feet pass.',
        'Not against the bathroom wall, not under the stairs, not beside the bin: a matter of respect, and of smell.',
        'A hand’s breadth of free air on every side of a flame, and half a metre above it. No curtain near.',
      ],
    },
    { h2: 'The five things' },
    {
      ol: [
        '**A focus.** A picture, a murti, a [yantra](product:sri-yantra-gold-plated) or a [shivling](product:sphatik-shivling): one, the one you would miss. A small altar with nine deities is a waiting room.',
        '**A lamp.** [Clay](product:clay-akhand-diya) or brass, ghee or sesame oil, a cotton wick. One is enough; on feast days the [five-flamed one](product:brass-panch-deep).',
        '**A plate** for flowers and rice, and a small vessel of water, emptied into a plant each evening. Our [copper set](product:copper-puja-thali-set) holds both.',
        '**A bell.** It tells the house, and your own head, that now begins. [Brass](product:brass-garuda-ghanti) rings longest.',
        '**A cloth** you can wash.',
      ],
    },
    'A conch, a mala, a kalash and incense may join later, when you know what you use. Whatever is not touched for a year can be passed on.',
    { h2: 'Setting it up' },
    'Choose a morning on which nobody is in a hurry. Tradition likes a Thursday or a Friday in the bright half of the month; the [panchang](/panchang-form) will name one, and [these notes](post:sunrise-muhurta) explain how to pick an hour. Wash the place and yourself. Spread the cloth, put the focus in the middle, the lamp to its right as you look, water and flowers in front, the bell at your left hand. Light the lamp, ring once, and say the prayer you know. If you know none, say what you are grateful for and sit for the length of ten breaths. Nothing more is required for a beginning.',
    { h2: 'The daily minutes' },
    {
      ul: [
        '**Morning:** sweep, fresh water, a flower if there is one, lamp or just folded hands.',
        '**Dusk:** the lamp, as the light goes. Children remember this one.',
        '**Weekly:** wash the metal with tamarind or lemon and ash, dry it well; shake out the cloth.',
        '**Yearly:** before Diwali everything comes out and goes back.',
      ],
    },
    'Give every member of the house a task they like, and let nobody be scolded at the altar. On days when you can do nothing, a nod in passing counts. It is habit that makes a place holy, and a habit survives on small portions.',
    { quote: 'A lamp lit every day for a minute outshines a hundred lamps lit once.' },
    { h2: 'Fire, smoke and other people' },
    'Never leave a flame alone in a room, and put the lamp on a plate with a rim, out of reach of small hands and tails. Incense and dhoop are smoke: open a window, use one stick rather than three, and go without when somebody’s breath is short or there is a baby in the house. Camphor burns hot and fast; a piece the size of a pea will do. Where open flames are forbidden, in hostels and hospitals, a bowl of water with a flower floating in it has always been accepted.',
    'Old flowers go to the compost, not into the river. Broken murtis and frames are not a bad sign; thank them and give them to a temple that collects them, or bury clay in a pot.',
    { h2: 'And if you do not believe much?' },
    'Then set up a shelf with a lamp and a photograph of somebody you loved. Sit there at dusk with the telephone in another room. We make no promises about what follows, except that the day will have had an end.',
    'What you may want to look through: [puja samagri](category:Puja%20Samagri), [murtis](category:Murti), and [housewarming boxes](product:housewarming-griha-pravesh-box) for somebody who has just got the keys.',
  ],
};
