import type { Permission } from '#contract/accounts/permissions.ts';

/** An admin page. It names its permission, or does not compile; the page table checks the rest. */
type AdminPage = { path: string; area: 'admin'; permission: Permission | 'any' };

/**
 * The admin pages below /admin, in the order of the admin menu. Part of the page table. `permission` is that of the
 * page's main call: whoever lacks it sees no link to the page, and cannot open it.
 */
export const adminPages = [
  { path: '/admin', area: 'admin', permission: 'any' },
  { path: '/admin-dashboard', file: 'routes/admin/admin.tsx', area: 'admin', permission: 'any' },
  {
    path: '/admin/dashboard',
    area: 'admin',
    permission: 'dashboard.read',
    link: { text: 'dashboard', group: 'overview' },
  },
  {
    path: '/admin/sales',
    area: 'admin',
    permission: 'dashboard.read',
    link: { text: 'sales', group: 'overview' },
  },
  {
    path: '/admin/orders',
    area: 'admin',
    permission: 'orders.read',
    link: { text: 'orders', group: 'shop' },
  },
  {
    path: '/admin/orders/pick-list',
    file: 'routes/admin/pick-list.tsx',
    area: 'admin',
    permission: 'orders.pack',
  },
  {
    path: '/admin/orders/new',
    file: 'routes/admin/new-order.tsx',
    area: 'admin',
    permission: 'orders.create',
  },
  {
    path: '/admin/unpaid-orders',
    area: 'admin',
    permission: 'orders.read',
    link: { text: 'unpaidOrders', group: 'shop' },
  },
  { path: '/admin/orders/:id', file: 'routes/admin/order.tsx', area: 'admin', permission: 'orders.read' },
  {
    path: '/admin/energisations',
    area: 'admin',
    permission: 'orders.read',
    link: { text: 'energisations', group: 'shop' },
  },
  {
    path: '/admin/returns',
    area: 'admin',
    permission: 'returns.read',
    link: { text: 'returns', group: 'shop' },
  },
  {
    path: '/admin/manage-products',
    area: 'admin',
    permission: 'products.read',
    link: { text: 'products', group: 'shop' },
  },
  {
    path: '/admin/add-product',
    area: 'admin',
    permission: 'products.prices',
    link: { text: 'addProduct', group: 'shop', beside: 'products' },
  },
  { path: '/admin/edit-product/:id', area: 'admin', permission: 'products.write' },
  { path: '/admin/preview-product/:id', area: 'admin', permission: 'products.read' },
  { path: '/admin/invoice/:id', area: 'admin', permission: 'invoices.read' },
  {
    path: '/admin/import-products',
    area: 'admin',
    permission: 'products.prices',
    link: { text: 'importProducts', group: 'shop', beside: 'products' },
  },
  {
    path: '/admin/stock',
    area: 'admin',
    permission: 'stock.read',
    link: { text: 'stock', group: 'shop' },
  },
  {
    path: '/admin/stock/count',
    file: 'routes/admin/stock-count.tsx',
    area: 'admin',
    permission: 'stock.write',
  },
  {
    path: '/admin/certificates',
    area: 'admin',
    permission: 'products.read',
    link: { text: 'certificates', group: 'shop' },
  },
  {
    path: '/admin/collections',
    area: 'admin',
    permission: 'products.read',
    link: { text: 'collections', group: 'shop' },
  },
  {
    path: '/admin/collections/:id',
    file: 'routes/admin/collection.tsx',
    area: 'admin',
    permission: 'products.read',
  },
  {
    path: '/admin/home-page',
    area: 'admin',
    permission: 'content.write',
    link: { text: 'homePage', group: 'shop', beside: 'collections' },
  },
  {
    path: '/admin/reviews',
    area: 'admin',
    permission: 'reviews.read',
    link: { text: 'reviews', group: 'shop' },
  },
  {
    path: '/admin/verify-astrologers',
    area: 'admin',
    permission: 'astrologers.review',
    link: { text: 'verifyAstrologers', group: 'astrology' },
  },
  {
    path: '/admin/withdrawal-requests',
    area: 'admin',
    permission: 'payouts.read',
    link: { text: 'withdrawals', group: 'astrology' },
  },
  {
    path: '/admin/reported-chats',
    area: 'admin',
    permission: 'chats.moderate',
    link: { text: 'reportedChats', group: 'astrology' },
  },
  {
    path: '/admin/blog-manager',
    area: 'admin',
    permission: 'content.write',
    link: { text: 'blog', group: 'site' },
  },
  {
    path: '/admin/jobs',
    area: 'admin',
    permission: 'operations.read',
    link: { text: 'jobs', group: 'site' },
  },
  {
    path: '/admin/webhooks',
    area: 'admin',
    permission: 'operations.read',
    link: { text: 'webhooks', group: 'site', beside: 'jobs' },
  },
  {
    path: '/admin/coupons',
    area: 'admin',
    permission: 'coupons.read',
    link: { text: 'coupons', group: 'shop' },
  },
  { path: '/admin/coupons/:id', file: 'routes/admin/coupon.tsx', area: 'admin', permission: 'coupons.read' },
  { path: '/admin/create-coupon', area: 'admin', permission: 'coupons.write' },
  {
    path: '/admin/users',
    area: 'admin',
    permission: 'people.read',
    link: { text: 'users', group: 'people' },
  },
  { path: '/admin/users/:id', file: 'routes/admin/user.tsx', area: 'admin', permission: 'people.read' },
  {
    path: '/admin/tickets',
    area: 'admin',
    permission: 'tickets.answer',
    link: { text: 'tickets', group: 'people' },
  },
  { path: '/admin/ticket-answers', area: 'admin', permission: 'tickets.answer' },
  {
    path: '/admin/tickets/:id',
    file: 'routes/admin/ticket.tsx',
    area: 'admin',
    permission: 'tickets.answer',
  },
  {
    path: '/admin/visitors',
    area: 'admin',
    permission: 'visitors.read',
    link: { text: 'visitors', group: 'people' },
  },
  {
    path: '/admin/staff',
    area: 'admin',
    permission: 'staff.manage',
    link: { text: 'staff', group: 'people' },
  },
  {
    path: '/admin/permissions',
    area: 'admin',
    permission: 'any',
    link: { text: 'permissions', group: 'people', beside: 'staff' },
  },
  { path: '/admin/refused', area: 'admin', permission: 'any' },
  {
    path: '/admin/audit',
    area: 'admin',
    permission: 'audit.read',
    link: { text: 'audit', group: 'site' },
  },
  {
    path: '/admin/settings',
    area: 'admin',
    permission: 'settings.read',
    link: { text: 'settings', group: 'site' },
  },
] as const satisfies readonly (AdminPage & { file?: string; link?: unknown })[];
