/** The pages of the desk, /admin; their order is that of its menu. A part of the table of pages. */
export const deskPages = [
  {
    path: '/admin/orders',
    file: 'routes/admin-orders.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'orders', group: 'shop' }],
  },
  { path: '/admin/orders/:id', file: 'routes/admin-order.tsx', area: 'admin' },
  {
    path: '/admin/returns',
    file: 'routes/admin-returns.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'returns', group: 'shop' }],
  },
  {
    path: '/admin/manage-products',
    file: 'routes/manage-products.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'products', group: 'shop' }],
  },
  {
    path: '/admin/add-product',
    file: 'routes/add-product.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'addProduct', group: 'shop' }],
  },
  { path: '/admin/edit-product/:id', file: 'routes/edit-product.tsx', area: 'admin' },
  {
    path: '/admin/import-products',
    file: 'routes/import-products.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'importProducts', group: 'shop' }],
  },
  {
    path: '/admin/verify-astrologers',
    file: 'routes/verify-astrologers.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'verifyAstrologers', group: 'astrology' }],
  },
  {
    path: '/admin/withdrawal-requests',
    file: 'routes/withdrawal-requests.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'withdrawals', group: 'astrology' }],
  },
  {
    path: '/admin/reported-chats',
    file: 'routes/reported-chats.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'reportedChats', group: 'astrology' }],
  },
  {
    path: '/admin/jobs',
    file: 'routes/admin-jobs.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'jobs', group: 'site' }],
  },
  {
    path: '/admin/webhooks',
    file: 'routes/admin-webhooks.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'webhooks', group: 'site' }],
  },
  {
    path: '/admin/tickets',
    file: 'routes/tickets.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'tickets', group: 'people' }],
  },
  { path: '/admin/tickets/:id', file: 'routes/ticket.tsx', area: 'admin' },
  {
    path: '/admin/visitors',
    file: 'routes/admin-visitors.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'visitors', group: 'people' }],
  },
  {
    path: '/admin/settings',
    file: 'routes/settings.tsx',
    area: 'admin',
    links: [{ at: 'desk', text: 'settings', group: 'site' }],
  },
] as const;
