/** The customer account pages, in the order of the account menu. Part of the page table. */
export const accountPages = [
  {
    path: '/dashboard',
    file: 'routes/account/dashboard.tsx',
    area: 'member',
    links: [{ at: 'account', text: 'account', for: ['user'] }],
  },
  { path: '/user-dashboard', file: 'routes/account/dashboard.tsx', area: 'member' },
  {
    path: '/account/profile',
    file: 'routes/account/profile.tsx',
    area: 'member',
    links: [{ at: 'account', text: 'profile', for: ['user'] }],
  },
  {
    path: '/account/addresses',
    file: 'routes/account/addresses.tsx',
    area: 'member',
    links: [{ at: 'account', text: 'addresses', for: ['user'] }],
  },
  {
    path: '/account/sessions',
    file: 'routes/account/sessions.tsx',
    area: 'member',
    links: [{ at: 'account', text: 'devices', for: ['user'] }],
  },
  {
    path: '/account/notifications',
    file: 'routes/account/notifications.tsx',
    area: 'member',
    links: [{ at: 'account', text: 'notifications', for: ['user'] }],
  },
  {
    path: '/account/privacy',
    file: 'routes/account/privacy.tsx',
    area: 'member',
    links: [{ at: 'account', text: 'myData', for: ['user'] }],
  },
] as const;
