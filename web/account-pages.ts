/** The customer account pages. Part of the page table. */
export const accountPages = [
  { path: '/dashboard', area: 'member' },
  { path: '/user-dashboard', file: 'routes/account/dashboard.tsx', area: 'member' },
  { path: '/tickets', area: 'member' },
  { path: '/tickets/:number', file: 'routes/account/ticket.tsx', area: 'member' },
  { path: '/account/profile', area: 'member' },
  { path: '/account/addresses', area: 'member' },
  { path: '/account/sessions', area: 'member' },
  { path: '/account/security', area: 'member' },
  { path: '/account/notifications', area: 'member' },
  { path: '/account/privacy', area: 'member' },
] as const;
