import { indiaDay } from '#contract/core/india-time.ts';
import type { BirthChoice } from '#web/shared/forms/birth-date.ts';

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

const adultYears = 18;

/** Returns whether a person born on `date` (YYYY-MM-DD) is 18 on the Indian day of `today`. */
export function isAdult(date: string, today: Date): boolean {
  const [year = '', ...rest] = date.split('-');
  const birthday = `${Number(year) + adultYears}-${rest.join('-')}`;
  return birthday <= indiaDay(today);
}
