/**
 * Views that show one variant or size of a product, by its slug and the name of the choice: where the choice changes what is
 * seen. Views are those of the finished pictures (`seed/photographs.ts`).
 */
export const choiceViews: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tumbled-stone-choose': { Amethyst: 'amethyst', Turquoise: 'coin' },
  'raw-crystal-specimen-choose': { Amethyst: 'amethyst', Garnet: 'garnet', Peridot: 'coin' },
  'birth-stone-pendant-box': { Topaz: 'topaz', Garnet: 'garnet', Peridot: 'coin' },
  'sri-yantra-copper-pocket': { '2 inch': 'wallet', '4 inch': 'desk', '9 inch': 'wall' },
  'java-rudraksha-by-mukhi': { '6 Mukhi': 'above', '4 Mukhi': 'side', '8 Mukhi': 'coin' },
  'nepal-rudraksha-collector-bead': { '11 Mukhi': 'above', '9 Mukhi': 'side', '13 Mukhi': 'coin' },
};
