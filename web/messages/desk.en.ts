/** The frame of the desk, /admin, and the parts that its pages share. */
export const texts = {
  name: 'Admin',
  nav: 'Admin',
  // Headings of the side menu, in this order.
  groups: { overview: 'Overview', shop: 'Shop', astrology: 'Astrology', people: 'People', site: 'Site' },
  links: {
    products: 'Products',
    addProduct: 'Add product',
    importProducts: 'Import and export',
    visitors: 'Visitors',
    verifyAstrologers: 'Verify astrologers',
    withdrawals: 'Withdrawals',
    reportedChats: 'Reported chats',
    jobs: 'Background jobs',
    webhooks: 'Payment events',
    settings: 'Settings',
    tickets: 'Tickets',
  },
  viewShop: 'View shop',
  // Lists
  filters: 'Filters',
  search: 'Search',
  reset: 'Reset',
  refresh: 'Refresh',
  retry: 'Try again',
  loadFailed: 'The list could not be loaded. Please try again.',
  selectAll: 'Select all on this page',
  select: 'Select {name}',
  pager: {
    label: 'Pages',
    range: '{from}–{to}',
    rangeOf: '{from}–{to} of {total}',
    previous: 'Previous',
    next: 'Next',
  },
  // Dialogs and notes
  reason: 'Reason',
  reasonMissing: 'Please write a reason.',
  keep: 'Keep it',
  changed: 'Somebody else has changed this meanwhile. Your entries are still here.',
  showCurrent: 'Show what is saved now',
};
