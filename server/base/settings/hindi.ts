import { demoIdentity } from './demo-identity.ts';
import { type Settings, settingSchemas } from './schema.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the shop's facts in Hindi; an empty one is shown in English. The Hindi facts of the demo shop are left out once
 * the shop has set its own in English, since they would name another address or person.
 */
export function hindiFacts({ hindi, shop, legal, grievance }: Settings): Settings['hindi'] {
  const usualHindi = { ...settingSchemas.hindi.parse(undefined), ...demoIdentity.hindi };
  const isStale = (key: keyof typeof usualHindi, english: unknown, usualEnglish: unknown): boolean =>
    same(hindi[key], usualHindi[key]) && !same(english, usualEnglish);
  const usual = {
    designation: settingSchemas.grievance.parse(undefined).designation,
    country: settingSchemas.legal.parse(undefined).country,
  };
  return {
    name: isStale('name', shop.name, demoIdentity.shop.name) ? '' : hindi.name,
    address: isStale('address', shop.address, demoIdentity.shop.address) ? [] : hindi.address,
    legalName: isStale('legalName', legal.name, demoIdentity.legal.name) ? '' : hindi.legalName,
    country: isStale('country', legal.country, usual.country) ? '' : hindi.country,
    officer: isStale('officer', grievance.name, demoIdentity.grievance.name) ? '' : hindi.officer,
    designation: isStale('designation', grievance.designation, usual.designation) ? '' : hindi.designation,
  };
}
