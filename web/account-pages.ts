/** The customer account pages, in the order of the account menu. Part of the page table. */
export const accountPages = [
  {
    path: '/dashboard',
    area: 'member',
    links: [{ at: 'account', text: 'account', for: ['user'] }],
  },
  { path: '/user-dashboard', file: 'routes/account/dashboard.tsx', area: 'member' },
  {
    path: '/tickets',
    area: 'member',
    links: [{ at: 'account', text: 'myTickets', for: ['user'] }],
  },
  { path: '/tickets/:number', file: 'routes/account/ticket.tsx', area: 'member' },
  {
    path: '/account/profile',
    area: 'member',
    links: [{ at: 'account', text: 'profile', for: ['user'] }],
  },
  {
    path: '/account/addresses',
    area: 'member',
    links: [{ at: 'account', text: 'addresses', for: ['user'] }],
  },
  {
    path: '/account/sessions',
    area: 'member',
    links: [{ at: 'account', text: 'devices', for: ['user'] }],
  },
  {
    path: '/account/security',
    area: 'member',
    links: [{ at: 'account', text: 'security', for: ['user', 'astrologer', 'admin'] }],
  },
  {
    path: '/account/notifications',
    area: 'member',
    links: [{ at: 'account', text: 'notifications', for: ['user'] }],
  },
  {
    path: '/account/privacy',
    area: 'member',
    links: [{ at: 'account', text: 'myData', for: ['user'] }],
  },
] as const;
