import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { addressRules } from './address.ts';

/** Returns the validators of an address's fields. Needs the texts `addresses/errors` and `core/name-errors`. */
export function useAddressRules(): ReturnType<typeof addressRules> {
  const errors = { ...useTexts('addresses/errors'), ...useTexts('core/name-errors') };
  return addressRules(errors, useLang());
}
