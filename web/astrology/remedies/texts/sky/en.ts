/** The sky of a birth, drawn while it is typed. */
export const texts = {
  chart: 'The sky of the birth',
  empty: 'Choose a date, and the grahas walk to their places.',
  moonOnly: 'Moon in {sign}, {nakshatra}. Houses are counted from the Moon until time and place are known.',
  whole: '{lagna} rises. Moon in {sign}, {nakshatra}.',
  inSign: '{graha} in {sign}',
  skyFailed: 'The drawing could not be made. Nothing else needs it.',
};
