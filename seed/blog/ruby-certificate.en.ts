import type { ArticleText } from './article.ts';

/** The article about reading the laboratory report of a ruby. */
export const text: ArticleText = {
  title: 'How to check a ruby certificate',
  description: 'Seven lines on a laboratory report, what each one tells you, and what no report can.',
  author: 'Debashis Roy',
  alt: 'An oval ruby before a drawn lotus',
  body: [
    'A ruby arrives with a card. The card has a hologram, a photograph and a line in small capitals, and most buyers put it away without reading it. That is a pity, because the report is the only part of the purchase that was written by somebody who does not want to sell you anything. Five minutes with it are worth more than an hour of conversation across a counter.',
    { h2: 'First ask who wrote it' },
    'A report is worth as much as the laboratory behind it. Look for one that is independent of the seller and can be reached by name: in India the Gem Testing Laboratory in Jaipur, the Gemmological Institute of India in Mumbai or the Indian Gemological Institute in Delhi; abroad GIA, SSEF, Gübelin or GRS. Accreditation to ISO/IEC 17025, which in India is granted by NABL, says that the laboratory’s instruments and methods are checked by others.',
    'Then type the report number into the laboratory’s own website. Do not scan the code on the card for this; a code leads wherever its printer wanted. The page you find must show the same weight, the same measurements and, if there is one, the same photograph.',
    { h2: 'The lines that matter' },
    {
      ol: [
        '**Species and variety.** It should say natural corundum, variety ruby. “Red stone”, “ruby colour” or “synthetic corundum” are three other things. Flame-fusion ruby has been made since 1902; it is real corundum, and it is not natural.',
        '**Weight in carats.** One carat is 0.2 gram. A ratti is not a fixed unit: the trade uses about 0.91 carat, older goldsmiths about 0.61. Insist on carats and convert afterwards.',
        '**Measurements.** Length, width and depth to a hundredth of a millimetre. Together with the weight they are the fingerprint of the stone, and you can check them with a caliper.',
        '**Shape and cut.** A cushion cannot become an oval between two reports.',
        '**Colour.** Words such as “pigeon’s blood” are a trade opinion, and laboratories draw the line in different places. Compare stones by eye, in daylight.',
        '**Treatment.** The most expensive line of all; more on it below.',
        '**Origin.** Mogok, Mozambique, Madagascar: an opinion from inclusions and trace elements. Serious laboratories call it an opinion themselves.',
      ],
    },
    { h2: 'Reading the treatment line' },
    'Nearly every ruby in the trade has been heated, often above a thousand degrees, to clear silk and deepen the red. “Indications of heating” is normal, lasting and honest. “No indications of heating” is rare and is what the higher price pays for. Our [heated Mozambique ruby](product:natural-ruby-manik) and the one [unheated ruby of Mogok](product:burma-ruby-unheated) differ in exactly this line.',
    'Be careful with these words: *residues in healed fissures* (flux left by heating, from minor to significant), *fissures filled with glass*, *lead glass*, *composite*. A lead-glass composite may hold as much glass as ruby. It is sold by the thousand at a few hundred rupees a carat, it is damaged by a jeweller’s torch and even by lemon juice, and it should never cost what a ruby costs. We have written more about this in [treated and untreated stones](post:treated-untreated).',
    { quote: 'A treatment is not a fault. A treatment that nobody mentioned is.' },
    { h2: 'What a report does not say' },
    'It does not name a price. A paper that gives a value is an appraisal, and appraisals are often written to please. It does not grade how a stone will suit you, and it makes no statement about Surya. Whether manik belongs on your hand is a question for the whole chart; a paid [kundli](/kundli-details) or a quiet talk with [an astrologer](/astro-list) can help with that, a laboratory cannot.',
    'It also does not travel with a stone that was set afterwards. If the ruby is in a ring, the report must say “tested mounted”, and the weight is then an estimate.',
    { h2: 'A check at home' },
    {
      ul: [
        'Compare the photograph: the outline, and any feature you can see through a 10x loupe.',
        'Weigh the loose stone on a jeweller’s scale. A difference of 0.02 carat is the scale; 0.2 is another stone.',
        'Look for round bubbles. Natural ruby has crystals, needles and feathers; bubbles mean glass or flame fusion.',
        'Leave scratching, burning and boiling alone. They prove little, and they ruin good stones.',
      ],
    },
    'If one line does not match, stop and ask the laboratory, not the seller. It answers e-mails, and the answer costs nothing. A seller with a clean stone will wait for it gladly.',
    '*Sources: the disclosure terms of the Laboratory Manual Harmonisation Committee (LMHC) on corundum; the CIBJO Coloured Stone Blue Book; GIA’s notes on ruby treatments.*',
  ],
};
