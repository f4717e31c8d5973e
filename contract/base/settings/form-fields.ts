/** The kind of input of a setting value. */
export type FieldKind =
  | 'text'
  | 'long' // a multi-line text
  | 'email'
  | 'phone'
  | 'url'
  | 'rupees'
  | 'percent'
  | 'whole'
  | 'time'
  | 'days'
  | 'date'
  | 'country'
  | 'code' // 4 to 8 digits
  | 'upi' // a UPI id: shop@okbank
  | 'pins' // beginnings of PIN codes, separated by spaces
  | 'coordinates' // latitude and longitude in degrees: 26.9196, 75.7878
  | 'state' // of India, by its ISO code
  | 'toggle'
  | 'picture' // the address of an uploaded picture
  | 'answer' // yes or no, which somebody must have chosen
  | 'group' // an object: `of` are its fields
  | 'list' // values of one kind, one a line: `item`
  | 'rows'; // a list of objects: `of` are the fields of each

/** A field of a form. `max` limits the characters of a text, the entries of a list, or a whole number. */
export type SettingField = {
  name: string;
  kind: FieldKind;
  min?: number;
  max?: number;
  optional?: true;
  item?: 'text' | 'email' | 'country';
  of?: readonly SettingField[];
  /** Papers print it, so its letters must be of a script that they have. */
  printed?: true;
};
