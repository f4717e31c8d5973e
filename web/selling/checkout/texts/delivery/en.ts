/** When a parcel arrives: on the page of a product, in the cart, at the checkout and after the order. */
export const texts = {
  span: '{from} to {to}',
  arrives: 'Arrives {when}',
  arrivesOn: 'Arrives {when}',
  to: 'to {pin}',
  afterService: 'The parcel leaves after the energisation, so its day is known then.',
  packs: 'We pack it on {day}.',
  change: 'Change pincode',
  pin: 'Your pincode',
  show: 'Show the date',
  looking: 'Looking...',
  digits: 'Pincode must be 6 digits',
  unknown: 'We do not know this pincode. Please check it.',
  failed: 'The date could not be looked up. Please try again.',
};
