import type { Category } from '#contract/core/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import type { DrawingName } from '#web/drawings/list.ts';
import { shelfUrl } from '#web/drawings/shelf.ts';

/** A category on the home page: its list, its name and its picture. */
export type Shelf = { to: string; name: string; art: string };

const shelves: readonly { category: Category; art: DrawingName }[] = [
  { category: 'Gemstones', art: 'gemstone' },
  { category: 'Rudraksha', art: 'rudraksha' },
  { category: 'Yantras', art: 'yantra' },
  { category: 'Rings', art: 'ring' },
  { category: 'Puja Samagri', art: 'diya' },
  { category: 'Bracelets', art: 'bracelet' },
  { category: 'Kavach', art: 'kavach' },
  { category: 'Pyramids', art: 'pyramid' },
];

/** Returns the categories of the home page. For its loader: the table stays on the server. */
export const listShelves = ({ categories }: Messages['products']): Shelf[] =>
  shelves.map(({ category, art }) => ({
    to: `/products?category=${encodeURIComponent(category)}`,
    name: categories[category],
    art: shelfUrl(art),
  }));
