/** The longest note of staff about an order or a person, in characters. */
export const NOTE_MAX = 2000;
