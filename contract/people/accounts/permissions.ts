/**
 * The permissions of staff, from most to least. On the wire every member of staff has the role `admin`; these stand beside
 * it. A person can have several.
 */
export const staffRoles = ['owner', 'manager', 'packing', 'care', 'content', 'accounts', 'review'] as const;
/** A permission of staff. `review` examines astrologers. */
export type StaffRole = (typeof staffRoles)[number];

const everyday = ['owner', 'manager'] as const;

/**
 * Each permission with the staff roles that have it: the only place where this is decided. A person may do what any of
 * their staff roles may. The owner has all of them.
 */
export const permissions = {
  /** Turnover, best sellers, and the figures of the shop. */
  'dashboard.read': [...everyday, 'accounts'],
  'orders.read': [...everyday, 'packing', 'care', 'accounts'],
  /** Courier, tracking number, notes, and the status, except what refunds. */
  'orders.pack': [...everyday, 'packing'],
  /** Marks an order as paid or unpaid by hand, and confirms payments by UPI QR. */
  'orders.payment': [...everyday, 'accounts'],
  'orders.note': [...everyday, 'packing', 'care', 'accounts'],
  /** Holds and releases orders, and corrects their addresses. */
  'orders.care': [...everyday, 'packing', 'care'],
  /** Writes orders for buyers, and opens accounts for them. Cash at the counter needs `orders.payment` as well. */
  'orders.create': [...everyday, 'care'],
  /** Addresses and telephone numbers of buyers as one file. */
  'orders.export': [...everyday, 'accounts'],
  /** Refunds: by hand, a cancelled order that was paid, an accepted return. */
  'orders.refund': [...everyday, 'accounts'],
  'returns.read': [...everyday, 'packing', 'care', 'accounts'],
  /** Agrees to a return that is paid once the parcel is back. */
  'returns.agree': [...everyday, 'care', 'accounts'],
  /** Names the parcel of a return, receives it and looks at what came back. */
  'returns.receive': [...everyday, 'packing', 'care'],
  'returns.refuse': [...everyday, 'care', 'accounts'],
  'invoices.read': [...everyday, 'packing', 'care', 'accounts'],
  'products.read': [...everyday, 'packing', 'content'],
  /** Texts, pictures, stock and the state of products; prices and tax rates only with `products.prices`. */
  'products.write': [...everyday, 'content'],
  /** Prices, sales and tax rates of products, new products, and files of products. */
  'products.prices': [...everyday],
  'stock.read': [...everyday, 'packing', 'content', 'accounts'],
  /** Corrects and counts the stock; reorder levels, shelves, barcodes. */
  'stock.write': [...everyday, 'packing'],
  /** Sees what products cost to buy, margins and the value of the stock. */
  'stock.costs': [...everyday, 'accounts'],
  'coupons.read': [...everyday, 'care', 'accounts'],
  'coupons.write': [...everyday],
  'reviews.read': [...everyday, 'care', 'content'],
  /** Hides a review for one of the reasons that its author is told. */
  'reviews.hide': [...everyday, 'care'],
  'reviews.answer': [...everyday, 'care', 'content'],
  /** The blog and the predictions of the day. */
  'content.write': [...everyday, 'content'],
  'people.read': [...everyday, 'care'],
  'people.block': [...everyday],
  /** Notes, tags and saved filters. */
  'people.note': [...everyday, 'care'],
  /** Names, addresses and what people paid, as one file. */
  'people.export': [...everyday],
  /** Gives money of the shop to a wallet, within the limits of a setting. */
  'people.credit': [...everyday],
  /** Sees the nominee of a person, and does what the nominee asks for. */
  'people.nominee': [...everyday],
  /** Roles and invitations of staff. */
  'staff.manage': ['owner'],
  'visitors.read': [...everyday, 'care'],
  /** Notes what became of a call. */
  'visitors.call': [...everyday, 'care'],
  'visitors.delete': [...everyday, 'care'],
  'visitors.export': [...everyday],
  'tickets.answer': [...everyday, 'care'],
  'chats.moderate': [...everyday, 'care', 'review'],
  'astrologers.review': [...everyday, 'review'],
  /** Opens an astrologer's identity papers. */
  'documents.view': [...everyday, 'review'],
  'payouts.read': [...everyday, 'accounts'],
  'payouts.decide': ['owner', 'accounts'],
  'settings.read': [...everyday, 'accounts'],
  'settings.write': [...everyday],
  /** Settings of tax, money and security; see `guardedSettings`. */
  'settings.guarded': ['owner'],
  /** Jobs, webhooks, and differences with the payment gateway. */
  'operations.read': [...everyday, 'accounts'],
  'operations.act': [...everyday, 'accounts'],
  'audit.read': ['owner', 'manager'],
  'audit.export': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;
/** A permission of staff. */
export type Permission = keyof typeof permissions;

/**
 * The permissions with calls that ask for fresh proof, for the page that shows the table. A test compares them with the
 * endpoints.
 */
export const freshPermissions: readonly Permission[] = [
  'orders.export',
  'orders.payment',
  'orders.refund',
  'people.export',
  'people.credit',
  'people.nominee',
  'invoices.read',
  'products.prices',
  'coupons.write',
  'staff.manage',
  'visitors.export',
  'astrologers.review',
  'documents.view',
  'payouts.decide',
  'settings.guarded',
  'audit.export',
];

/** Returns whether one of these staff roles has a permission. */
export const permits = (roles: readonly StaffRole[], permission: Permission): boolean =>
  permissions[permission].some((role: StaffRole) => roles.includes(role));

/** Returns all permissions of these staff roles, in the order of `permissions`. */
export const permissionsOf = (roles: readonly StaffRole[]): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => permits(roles, permission));

/** Minutes for which a log-in or a second factor counts as fresh proof of the person. */
export const freshProofMinutes = 15;
