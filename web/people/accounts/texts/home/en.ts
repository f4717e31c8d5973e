/** The account home: what a person has here, gathered. */
export const texts = {
  title: 'My account',
  greeting: 'Namaste, {name}',
  loadFailed: 'Your account could not be loaded.',
  retry: 'Retry',
  orders: 'Orders',
  allOrders: { one: 'See the order', other: 'All {n} orders' },
  noOrders: 'You have not ordered anything yet.',
  seeProducts: 'See products',
  addresses: 'Addresses',
  addAddress: 'Add an address',
  changeAddresses: 'Change addresses',
  noAddresses: 'Save an address and skip the typing next time.',
  standard: 'Default',
  wallet: 'Wallet',
  addMoney: 'Add money',
  links: 'Account',
};
