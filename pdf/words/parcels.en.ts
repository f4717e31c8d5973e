/** English words of packing slips and address labels. */
export const words = {
  slips: 'Packing slips',
  slip: 'Packing slip',
  labels: 'Address labels',
  order: 'Order {number}',
  placed: 'Placed {date}',
  to: 'To',
  from: 'From',
  pin: 'PIN',
  phone: 'Phone {phone}',
  collect: 'Collect in cash',
  cod: 'COD',
  paid: 'Paid. Nothing to collect.',
  prepaid: 'Prepaid',
  columns: { item: 'Item', code: 'SKU', shelf: 'Shelf', quantity: 'Qty' },
  customised: 'Made to order',
  photo: 'a photo, on the page of the order',
  pieces: { one: '{n} piece', other: '{n} pieces' },
  energised: 'Energised: {n} of its lines.',
  energisedOpen: 'To be energised before it is packed: {n} of its lines.',
  courier: 'Courier',
  buyerNote: 'Note of the buyer',
  notes: 'Notes of the shop',
  packed: 'Packed by',
  checked: 'Checked by',
};

/** The words of packing slips and address labels. */
export type ParcelWords = typeof words;
