import type { Messages } from '#languages/messages.gen.ts';

/** The groups of the search, in their order: what is known at once comes first, so that no row moves when the rest arrives. */
export const choiceGroups = [
  'recent',
  'actions',
  'pages',
  'settings',
  'orders',
  'products',
  'people',
  'tickets',
  'coupons',
] as const;
/** A group of the search. */
export type ChoiceGroup = (typeof choiceGroups)[number];

/** A row of the search: where it leads, and how it is shown. `kind` chooses its icon. */
export type Choice = {
  group: ChoiceGroup;
  kind: Exclude<ChoiceGroup, 'recent'>;
  to: string;
  title: string;
  note?: string;
  aside?: string;
};

/** The action of an admin, by the page that does it. */
export const adminActions: readonly {
  text: keyof Messages['admin-search']['search']['actions'];
  to: string;
}[] = [
  { text: 'unpacked', to: '/admin/orders?status=Pending' },
  { text: 'newOrder', to: '/admin/orders/new' },
  { text: 'addProduct', to: '/admin/add-product' },
  { text: 'restock', to: '/admin/stock?show=order' },
  { text: 'importProducts', to: '/admin/import-products' },
  { text: 'createCoupon', to: '/admin/create-coupon' },
  { text: 'createCollection', to: '/admin/collections/new' },
  { text: 'writePost', to: '/admin/blog-manager?post=new' },
  { text: 'inviteStaff', to: '/admin/staff' },
];

/** Returns choices under their groups, without empty groups. */
export function groupChoices(choices: readonly Choice[]): { value: ChoiceGroup; items: Choice[] }[] {
  return choiceGroups.flatMap((value) => {
    const items = choices.filter(({ group }) => group === value);
    return items.length > 0 ? [{ value, items }] : [];
  });
}
