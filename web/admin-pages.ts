/** The admin pages below /admin, in the order of the admin menu. Part of the page table. */
export const adminPages = [
  { path: '/admin', area: 'admin' },
  { path: '/admin-dashboard', file: 'routes/admin/admin.tsx', area: 'admin' },
  {
    path: '/admin/dashboard',
    area: 'admin',
    links: [
      { at: 'main', text: 'adminDashboard', for: ['admin'] },
      { at: 'admin', text: 'dashboard', group: 'overview' },
    ],
  },
  {
    path: '/admin/orders',
    area: 'admin',
    links: [{ at: 'admin', text: 'orders', group: 'shop' }],
  },
  { path: '/admin/orders/:id', file: 'routes/admin/order.tsx', area: 'admin' },
  {
    path: '/admin/returns',
    area: 'admin',
    links: [{ at: 'admin', text: 'returns', group: 'shop' }],
  },
  {
    path: '/admin/manage-products',
    area: 'admin',
    links: [{ at: 'admin', text: 'products', group: 'shop' }],
  },
  {
    path: '/admin/add-product',
    area: 'admin',
    links: [{ at: 'admin', text: 'addProduct', group: 'shop' }],
  },
  { path: '/admin/edit-product/:id', area: 'admin' },
  { path: '/admin/invoice/:id', area: 'admin' },
  {
    path: '/admin/import-products',
    area: 'admin',
    links: [{ at: 'admin', text: 'importProducts', group: 'shop' }],
  },
  {
    path: '/admin/reviews',
    area: 'admin',
    links: [{ at: 'admin', text: 'reviews', group: 'shop' }],
  },
  {
    path: '/admin/verify-astrologers',
    area: 'admin',
    links: [{ at: 'admin', text: 'verifyAstrologers', group: 'astrology' }],
  },
  {
    path: '/admin/withdrawal-requests',
    area: 'admin',
    links: [{ at: 'admin', text: 'withdrawals', group: 'astrology' }],
  },
  {
    path: '/admin/reported-chats',
    area: 'admin',
    links: [{ at: 'admin', text: 'reportedChats', group: 'astrology' }],
  },
  {
    path: '/admin/blog-manager',
    area: 'admin',
    links: [{ at: 'admin', text: 'blog', group: 'site' }],
  },
  {
    path: '/admin/jobs',
    area: 'admin',
    links: [{ at: 'admin', text: 'jobs', group: 'site' }],
  },
  {
    path: '/admin/webhooks',
    area: 'admin',
    links: [{ at: 'admin', text: 'webhooks', group: 'site' }],
  },
  {
    path: '/admin/coupons',
    area: 'admin',
    links: [{ at: 'admin', text: 'coupons', group: 'shop' }],
  },
  { path: '/admin/coupons/:id', file: 'routes/admin/coupon.tsx', area: 'admin' },
  { path: '/admin/create-coupon', area: 'admin' },
  {
    path: '/admin/users',
    area: 'admin',
    links: [{ at: 'admin', text: 'users', group: 'people' }],
  },
  { path: '/admin/users/:id', file: 'routes/admin/user.tsx', area: 'admin' },
  {
    path: '/admin/tickets',
    area: 'admin',
    links: [{ at: 'admin', text: 'tickets', group: 'people' }],
  },
  { path: '/admin/tickets/:id', file: 'routes/admin/ticket.tsx', area: 'admin' },
  {
    path: '/admin/visitors',
    area: 'admin',
    links: [{ at: 'admin', text: 'visitors', group: 'people' }],
  },
  {
    path: '/admin/audit',
    area: 'admin',
    links: [{ at: 'admin', text: 'audit', group: 'site' }],
  },
  {
    path: '/admin/settings',
    area: 'admin',
    links: [{ at: 'admin', text: 'settings', group: 'site' }],
  },
] as const;
