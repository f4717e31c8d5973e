/** The customer account pages. Part of the page table. */
export const accountPages = [
  { path: '/dashboard', file: 'people/accounts/pages/dashboard.tsx', area: 'member' },
  { path: '/user-dashboard', file: 'people/accounts/pages/dashboard.tsx', area: 'member' },
  { path: '/tickets', file: 'office/tickets/pages/tickets.tsx', area: 'member' },
  { path: '/tickets/:number', file: 'office/tickets/pages/ticket.tsx', area: 'member' },
  { path: '/account/profile', file: 'people/accounts/pages/profile.tsx', area: 'member' },
  { path: '/account/addresses', file: 'people/addresses/pages/addresses.tsx', area: 'member' },
  { path: '/account/sessions', file: 'people/accounts/pages/sessions.tsx', area: 'member' },
  { path: '/account/security', file: 'people/accounts/pages/security.tsx', area: 'member' },
  {
    path: '/account/notifications',
    file: 'people/email-preferences/pages/notifications.tsx',
    area: 'member',
  },
  { path: '/account/privacy', file: 'people/personal-data/pages/privacy.tsx', area: 'member' },
] as const;
