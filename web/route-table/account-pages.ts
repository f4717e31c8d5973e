/** The customer account pages. Part of the page table. */
export const accountPages = [
  { path: '/dashboard', file: 'people/accounts/pages/dashboard.tsx', access: 'member' },
  { path: '/user-dashboard', file: 'people/accounts/pages/dashboard.tsx', access: 'member' },
  { path: '/tickets', file: 'office/tickets/pages/tickets.tsx', access: 'member' },
  { path: '/tickets/:number', file: 'office/tickets/pages/ticket.tsx', access: 'member' },
  { path: '/account/profile', file: 'people/accounts/pages/profile.tsx', access: 'member' },
  { path: '/account/addresses', file: 'people/addresses/pages/addresses.tsx', access: 'member' },
  { path: '/account/sessions', file: 'people/accounts/pages/sessions.tsx', access: 'member' },
  { path: '/account/security', file: 'people/accounts/pages/security.tsx', access: 'member' },
  {
    path: '/account/notifications',
    file: 'people/email-preferences/pages/notifications.tsx',
    access: 'member',
  },
  { path: '/account/privacy', file: 'people/personal-data/pages/privacy.tsx', access: 'member' },
] as const;
