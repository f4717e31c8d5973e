import type { BirthChoice } from '#web/forms/birth-date.ts';

/** The values of the registration form, as typed. */
export type TypedSignup = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  gender: '' | 'male' | 'female' | 'other';
  dob: BirthChoice;
  country: string;
  state: string;
  city: string;
  location: string;
  expertise: string;
  yearsOfExperience: string;
  pricePerMinute: string;
  languages: string;
  bio: string;
  password: string;
  again: string;
};

/** An empty form. */
export const emptySignup: TypedSignup = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  gender: '',
  dob: { day: '', month: '', year: '' },
  country: '',
  state: '',
  city: '',
  location: '',
  expertise: '',
  yearsOfExperience: '',
  pricePerMinute: '',
  languages: '',
  bio: '',
  password: '',
  again: '',
};
