import type { ArticleText } from './article.ts';

/** Which rudraksha to begin with. */
export const text: ArticleText = {
  title: 'Which mukhi rudraksha should you wear?',
  description: 'What the faces are, what tradition says of each, and why most people should begin with five.',
  author: 'Lakshmi Narayanan',
  alt: 'A five-faced rudraksha bead before a drawn lotus',
  body: [
    'A rudraksha is the stone of a fruit. The tree, *Elaeocarpus ganitrus*, grows from the foothills of Nepal to the islands of Indonesia, and its ripe fruit is a startling blue. Clean the flesh away and a rough brown bead remains, divided by grooves that run from one end to the other. Each groove is the seam of a seed chamber, and the segments between them are the *mukhi*, the faces. Counting the faces is counting how many seeds the fruit could have carried.',
    { h2: 'Five is not a lesser number' },
    'By far the most fruits have five chambers. Beads with four or six are fairly common, three and seven less so, and every step away from five is rarer than the one before. Price follows rarity, not holiness. A [panch mukhi](product:panch-mukhi-rudraksha) costs little because the tree is generous with it, and it is the bead that most malas, most ascetics and most grandmothers have always used.',
    { quote: 'If you have never worn rudraksha, begin with five faces and a year of patience.' },
    { h2: 'What tradition says of each' },
    'The lists in the texts do not agree in every detail. The *Rudraksha Jabala Upanishad* gives these associations, and most sellers follow it in the lower numbers:',
    {
      ul: [
        '**One**: the supreme reality, Shiva. A round bead with a single face is extremely rare; what is commonly sold is the half-moon [kaju dana](product:ek-mukhi-kaju-dana), which is honest when it is named so.',
        '**Two**: Ardhanarishvara, Shiva and Shakti in one body; given to couples.',
        '**Three**: the three fires of Agni.',
        '**Four**: Brahma; worn by students and teachers.',
        '**Five**: the five forms of Shiva; for everyone.',
        '**Six**: Kartikeya. **Seven**: the seven mothers, in popular use Mahalakshmi.',
        '**Eight to fourteen**: the eight mothers or Ganesha, the nine Shaktis, Yama or Vishnu, the eleven Rudras, the Adityas, Kama, and Shiva himself.',
      ],
    },
    'Astrologers often assign a graha to each number as well, five to Guru for example. These tables are later than the Upanishad and vary from teacher to teacher. Treat them as a custom, not as a law.',
    { h2: 'Nepal or Java?' },
    'Beads of Nepal are large, usually 15 to 25 millimetres, with deep grooves that can be counted without a lens. Beads of Java are small, often 5 to 12 millimetres, smoother and lighter, and comfortable in a mala of 108. They are the same kind of fruit. Choose Nepal when you want to see the faces and wear one bead, [Java](product:java-rudraksha-by-mukhi) when you want a string that you forget you are wearing.',
    { h2: 'How to know that it is real' },
    'The safest proof is an X-ray or a CT scan: the chambers inside must be as many as the faces outside. A good seller gives one with every bead from eight faces up, where carved grooves and glued halves are common. Three popular tests prove nothing:',
    {
      ol: [
        '**Sinking in water.** A dry or hollow bead floats and is real; a piece of dense wood sinks and is not.',
        '**Turning between copper coins.** Any bead turns when the coins are pressed unevenly.',
        '**Boiling for hours.** It may open a glued bead. It also ruins a sound one.',
      ],
    },
    'Better signs are free: grooves that run unbroken from mouth to mouth, a surface without repeating pattern, and a seller who tells you the origin and takes the bead back.',
    { h2: 'Wearing and keeping' },
    'Thread it on silk, wool or cotton, or have it capped in silver. Many wash a new bead in clean water and milk, let it dry, and put it on a Monday morning with “Om Namah Shivaya”. The steps for each of our beads stand under [how to wear](/how-to-wear).',
    {
      ul: [
        'Wipe it dry after a bath; soap and chlorine dry the surface until it cracks.',
        'Every few months rub in a drop of sesame or sandalwood oil with a soft brush.',
        'Take it off for swimming and for hair dye; sleep as you like.',
        'A cracked bead is simply retired. Put it under a tree; there is no misfortune in it.',
      ],
    },
    { h2: 'And for health, or for money?' },
    'You will read that a certain number of faces helps the body or brings wealth. There is no sound evidence for the first, and the second is a hope, not a property of wood. Wear a bead for what it has always been good at: reminding the hand, a hundred times a day, of what you meant to remember. If you use medicine, keep using it, and ask your doctor about symptoms.',
    'If you are choosing a special number for a special reason, look at the whole chart first. [Talk to an astrologer](/astro-list) for ten minutes, and do not let anyone hurry you. The full shelf is under [Rudraksha](category:Rudraksha).',
  ],
};
