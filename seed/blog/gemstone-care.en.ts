import type { ArticleText } from './article.ts';

/** The article about the care of gemstones. */
export const text: ArticleText = {
  title: 'Caring for gemstones, one by one',
  description:
    'Which stones may be washed, which must not, and the small habits that keep a ring for a lifetime.',
  author: 'Debashis Roy',
  alt: 'An emerald before a drawn Sri Yantra',
  body: [
    'Most damaged stones that come back to our counter were not dropped. They were cleaned. Somebody meant well, looked for a recipe, and gave a pearl the bath of a diamond. A stone that is worn every day does need care, but the care is small, and for nearly every stone it is the same: lukewarm water, a drop of mild soap, a soft brush, a dry cloth.',
    { h2: 'Hard is not the same as tough' },
    'The Mohs scale tells what scratches what. Diamond stands at 10, ruby and sapphire at 9, topaz and emerald at about 8, quartz at 7. The dust of an Indian street is largely quartz, so whatever is softer than 7 will slowly lose its polish if you wipe it dry. Rinse first, then wipe.',
    'Toughness is another matter. Jade is softer than diamond and survives a hammer; topaz is hard and splits along one plane from a single knock. Emerald is hard and, with its garden of inclusions, brittle. So: hard stones can still break, and a ring comes off before the gym, the kitchen sink and the motorcycle.',
    { h2: 'The nine, one by one' },
    {
      ul: [
        '**Ruby and sapphire** ([manik](product:natural-ruby-manik), [neelam](product:blue-sapphire-neelam), [pukhraj](product:yellow-sapphire-pukhraj)): soap and water, no fear. An ultrasonic bath only if the report names no filling and no glass.',
        '**Emerald** ([panna](product:zambian-emerald-panna)): nearly always oiled. Hot water, steam, ultrasound and alcohol draw the oil out and old fissures appear overnight. Cool water, quickly, and dry. Every few years a laboratory or a good cutter can oil it again.',
        '**Pearl** ([moti](product:moti-south-sea-pearl)): 2.5 to 4.5 on the scale, and made of lime. Perfume, hairspray, sweat and vinegar eat it. Put it on last, take it off first, wipe it with a damp cloth. Pearls dry out in bank lockers; wear them.',
        '**Red coral** ([moonga](product:red-coral-moonga)): lime again. Damp cloth only; no acid, no soak, no soap powder.',
        '**Hessonite and cat’s eye** ([gomed](product:hessonite-gomed), [lehsuniya](product:cats-eye-lehsuniya)): soap and water, no sudden heat.',
        '**Diamond** ([heera](product:heera-brilliant-cut)): attracts grease like no other stone. Ten minutes in warm soapy water and a soft toothbrush behind the setting bring the fire back.',
      ],
    },
    { h2: 'And their relatives' },
    {
      ul: [
        '**Amethyst and citrine** lose colour in years of strong sun. Do not leave them on the window sill.',
        '**Turquoise and lapis** are porous and often waxed or stabilised. No oil, no perfume, no soaking; salt water is the worst.',
        '**Pyrite** turns dull and sheds a sour powder in damp. Keep it dry, with a bag of silica in the monsoon.',
        '**Blue topaz and peridot** dislike hot-cold shocks.',
      ],
    },
    { quote: 'If you remember one rule only: never hot, never acid, never in a hurry.' },
    { h2: 'About rituals with milk and Ganga water' },
    'Many stones are put on after resting in milk, honey or Ganga water. For ruby, sapphire and diamond this is harmless if you rinse afterwards; dried milk behind a setting is a home for bacteria and an enemy of shine. For pearl and coral keep it to a minute, and leave out curd, lemon and anything sour. For emerald and turquoise a few drops are enough; the intention is not measured in litres. The steps we print under [how to wear](/how-to-wear) follow this.',
    { h2: 'The metal holds the stone' },
    'Nobody loses a stone; they lose a claw. Once a year hold the ring to your ear and shake it. If it ticks, take it off and go to a jeweller. Have claws and the bezel looked at every other year. Silver darkens from sulphur in the air and is polished with a dry silver cloth, never with toothpaste, which is made of grit. Copper leaves a green mark on the skin of some people; that is copper salt, it washes off, and it says nothing about your health.',
    { h2: 'Putting them away' },
    {
      ol: [
        'One pouch for each piece. A diamond scratches everything that lies beside it.',
        'Soft cotton or a lined box; for pearls no airtight plastic.',
        'Away from the bathroom and away from camphor.',
        'A photograph and the report in another place than the stone.',
      ],
    },
    { h2: 'If something has happened' },
    'A new white line, a rattle or a milky patch should be seen by a person with a loupe before anybody cleans further. Write to us with a photograph. We would rather tell you that nothing is wrong than hear about it later. If you plan to buy a stone for daily wear on the right hand, tell us that too: our [gemstones](category:Gemstones) differ more in their patience than in their price.',
    '*Sources: GIA’s care and cleaning guide; the hardness and toughness tables in R. Webster, “Gems”.*',
  ],
};
