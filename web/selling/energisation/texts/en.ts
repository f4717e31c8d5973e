/** Energisation: the choice at the cart, and its steps on the order. */
export const texts = {
  // At a line of the cart
  offer: 'Have it energised · {price}',
  offerNamed: 'Have it energised · {price}, {item}',
  chosen: 'Energised for {name} · {price}',
  change: 'Change',
  changeNamed: 'Change the energisation of {item}',
  remove: 'Remove',
  removeNamed: 'Remove the energisation of {item}',
  failed: 'This could not be saved. Please try again.',
  // The sheet
  title: 'Have it energised',
  what: 'We bathe the piece, worship it, and recite its mantra over it in this person’s name, at a muhurat. You see photographs of it on your order.',
  place: 'Where',
  who: 'Who does it',
  from: 'About when',
  fromDate: 'around {date}',
  fromUnknown: 'we tell you on your order',
  name: 'Name of the person it is for',
  nameHint: 'In either script, as it is spoken in worship.',
  nameMissing: 'Please enter the name.',
  gotra: 'Gotra (optional)',
  gotraHint: 'Leave it empty if you do not know it.',
  intention: 'Intention (optional)',
  intentionHint:
    'What you ask for, in a sentence. Only the person who recites reads it, and those who pack your order.',
  terms:
    'All pieces of this item are energised together. Until it is done you can cancel your order and get the whole amount back. Once it is done, its price is not given back and the order can no longer be cancelled; the item itself can still be returned.',
  honest: 'You pay for what is done. We promise no effect.',
  add: 'Add for {price}',
  save: 'Save',
  saving: 'Saving…',
  shipping:
    'An order with an energisation leaves after its muhurat, so it can arrive later. Cancel any time until it is done.',
  // On the order
  heading: 'Energisation',
  of: '{item}, for {name}',
  ofErased: '{item}',
  gotraIs: 'Gotra: {gotra}',
  steps: 'Steps of the energisation of {item}',
  statuses: { asked: 'Asked for', planned: 'Planned', done: 'Done', called_off: 'Called off' },
  notYet: 'We look for a muhurat and tell you here.',
  plannedFor: '{date}, {from} to {to}, {place}',
  by: 'by {person}',
  why: 'Why this muhurat',
  doneAt: '{date}, by {person}',
  photo: 'Photograph {n} of the energisation of {item}',
  stays:
    'This order can no longer be cancelled, because an item of it was energised in your name. The item can be returned after it arrives.',
  loadFailed: 'The energisation could not be loaded.',
  refunded: 'Its price is refunded.',
};
