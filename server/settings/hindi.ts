import { type Settings, settingSchemas } from './schema.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the shop's facts in Hindi; an empty one is shown in English. The Hindi facts of the default shop are left out
 * once the shop has set its own in English, since they would name another address or person.
 */
export function hindiFacts({ hindi, shop, legal, grievance }: Settings): Settings['hindi'] {
  const usual = settingSchemas.hindi.parse(undefined);
  const isStale = (key: keyof typeof usual, english: unknown, usualEnglish: unknown): boolean =>
    same(hindi[key], usual[key]) && !same(english, usualEnglish);
  const usualShop = settingSchemas.shop.parse(undefined);
  const usualOfficer = settingSchemas.grievance.parse(undefined);
  const usualLegal = settingSchemas.legal.parse(undefined);
  return {
    name: isStale('name', shop.name, usualShop.name) ? '' : hindi.name,
    address: isStale('address', shop.address, usualShop.address) ? [] : hindi.address,
    legalName: isStale('legalName', legal.name, usualLegal.name) ? '' : hindi.legalName,
    country: isStale('country', legal.country, usualLegal.country) ? '' : hindi.country,
    officer: isStale('officer', grievance.name, usualOfficer.name) ? '' : hindi.officer,
    designation: isStale('designation', grievance.designation, usualOfficer.designation)
      ? ''
      : hindi.designation,
  };
}
