/** The list of orders whose online payment was begun and not finished. */
export const texts = {
  title: 'Unpaid orders',
  intro:
    'Online payments that were begun and not finished. Buyers who agreed to it get one reminder by e-mail; you can also call.',
  label: 'Unpaid orders',
  none: 'No unpaid orders',
  loadFailed: 'The unpaid orders could not be loaded. Please try again.',
  columns: {
    order: 'Order',
    begun: 'Begun',
    buyer: 'Buyer',
    items: 'Items',
    total: 'Total',
    state: 'State',
    reminder: 'Reminder',
  },
  states: { open: 'Payable until {time}', ended: 'Time ran out', since: 'Ordered since' },
  reminders: {
    sent: 'Sent {date}',
    waits: 'Will be sent',
    unwanted: 'Not agreed to',
    unneeded: 'Not needed',
    tooLate: 'Too long ago',
  },
};
