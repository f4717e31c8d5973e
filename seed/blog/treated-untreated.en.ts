import type { ArticleText } from './article.ts';

/** Treated and untreated stones. */
export const text: ArticleText = {
  title: 'Treated or untreated: what was done to the stone',
  description:
    'Heat, oil, glass, dye, rays: the treatments you will meet, how lasting they are, and what must be told.',
  author: 'Firoza Mistry',
  alt: 'A cushion-cut blue sapphire before a drawn lotus',
  body: [
    'Very few coloured stones are sold exactly as they left the ground. Some have been helped in ways that are old, lasting and harmless; some in ways that last a year; some have been built up until little of the stone is left. The word “treated” covers all of these, which is why it tells you almost nothing. Ask instead: *what* was done, *how long* does it last, and *was it in the price*?',
    { h2: 'A short list' },
    { h3: 'Heat' },
    'Ruby, sapphire, citrine, aquamarine, tanzanite. Colour and clarity improve and stay for ever. Accepted all over the trade when disclosed. An unheated stone of the same look is rarer and dearer.',
    { h3: 'Oil and resin' },
    'Nearly every emerald. Colourless oil in fine fissures is accepted, from *none* to *significant*, and should be named with its degree. It can dry out and be renewed. Green oil is a dye and not acceptable.',
    { h3: 'Glass filling' },
    'Ruby above all, some sapphire. Lead glass hides fissures so well that an opaque stone becomes transparent. It is damaged by heat, acid and re-cutting, and the result should be called a composite, not a ruby.',
    { h3: 'Diffusion' },
    'Elements are driven into corundum at great heat, titanium for blue near the surface, beryllium for orange and yellow right through. Lasting, hard to see, and worth a fraction of natural colour. Yellow sapphire buyers should ask for a report that speaks of beryllium.',
    { h3: 'Irradiation' },
    'Blue topaz gets its blue this way, then by gentle heat; see our [Swiss blue](product:blue-topaz-swiss). Lasting, and released for sale only when measured as safe.',
    { h3: 'Dye, wax, stabilising' },
    'Turquoise, lapis, coral, agate, pearl. Stabilised turquoise is ordinary and practical. Dye comes off on a cotton bud with a little acetone, on a spot that does not show.',
    { h3: 'Coating' },
    'A thin film on topaz or quartz, in colours no ground ever made. It scratches.',
    { h3: 'Laboratory-grown' },
    'Not a treatment at all, but another birth. Same chemistry, different price, and the law and decency ask that it be called what it is.',
    { quote: 'The question is never only “is it real?” but “how much of what I see was done last month?”' },
    { h2: 'What must be told' },
    'The rules of the world jewellery confederation, CIBJO, and the common vocabulary of the large laboratories (LMHC) ask that every treatment be named before the sale, in words and on the invoice, together with special care if there is any. In India a description that misleads about what a thing is falls under the Consumer Protection Act, 2019, and hallmarking covers the metal only, not the stone. A seller who says “natural” and falls silent has given you half a sentence.',
    'On our pages the treatment stands in the description. The [Mozambique ruby](product:natural-ruby-manik) says heated; the [Mogok one](product:burma-ruby-unheated) says that the laboratory found no heating. If you miss the line somewhere, write to us, and we will add it.',
    { h2: 'What the tradition asks for' },
    'The old gem books, the *Ratna Pariksha* of the Agni and Garuda Puranas among them, praise stones that are clear, even in colour and free of certain marks. They could not know of beryllium. Many astrologers today ask for an untreated stone, some accept heat, which after all is fire, and nearly all refuse glass and diffusion. That is a religious preference, and it deserves a plain fact to stand on: ask for the report, and decide with it. A small untreated stone often costs less than a large improved one. Where even that is too much, an *uparatna* such as [garnet](product:rhodolite-garnet-tamra) or [citrine](product:citrine-sunehla) does the customary service honestly.',
    { h2: 'Five questions at the counter' },
    {
      ol: [
        'Natural or grown?',
        'Which treatments, by name? Will you write that on the bill?',
        'Which laboratory, and may I look up the number myself?',
        'What must I not do with it?',
        'May I return it if another laboratory disagrees?',
      ],
    },
    'A good seller has heard all five before and answers without a change of voice. If the price is a tenth of what you have seen elsewhere, the answer to the second question is the reason.',
    'How to read the paper itself is told in [how to check a ruby certificate](post:ruby-certificate), and what a treated stone may be washed with in [caring for gemstones](post:gemstone-care). The shelf is [here](category:Gemstones).',
    '*Sources: CIBJO Coloured Stone Book; LMHC information sheets; GIA on gem treatments; Consumer Protection Act, 2019.*',
  ],
};
