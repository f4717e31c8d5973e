import { describe, expect, it } from 'vitest';
import { isNoLandmark, tidyAddress } from '#contract/people/addresses/rules.ts';
import type { Lang } from '#languages/list.ts';
import { loadTexts } from '#web/texts/load.ts';
import { addressRules, emptyAddress, isWholeAddress, stateOfPin } from './address.ts';

const errorsIn = async (lang: Lang) => {
  const texts = await loadTexts(lang, ['addresses/errors', 'core/name-errors']);
  return { ...texts['addresses/errors'], ...texts['core/name-errors'] };
};
const rules = addressRules(await errorsIn('en'), 'en');
const pune = {
  ...emptyAddress,
  name: 'Savitri Deshpande',
  phone: '98230 44150',
  address: '14, Shanti Kunj',
  landmark: 'Near the mandir',
  pincode: '411 004',
  city: 'Pune',
  state: 'MH',
};

describe('the shipping address', () => {
  it('is valid in common notations and is sent normalised', () => {
    for (const field of Object.keys(rules) as (keyof typeof rules)[])
      expect(rules[field](pune[field], pune)).toBe(true);
    expect(tidyAddress(pune)).toEqual({ ...pune, phone: '9823044150', pincode: '411004' });
  });

  it('requires every field', () => {
    for (const field of Object.keys(rules) as (keyof typeof rules)[])
      expect(rules[field]('  ', pune)).toBe(`Please fill in ${field}`);
  });

  it('requires ten digits of phone and six of pincode', () => {
    expect(rules.phone('98230 4415', pune)).toBe('Phone number must be 10 digits');
    for (const pin of ['41100', '4110041', '011004', 'pune'])
      expect(rules.pincode(pin, pune)).toBe('Pincode must be 6 digits');
  });

  it('requires a pincode of the chosen state', () => {
    expect(rules.pincode('110001', pune)).toBe(
      'This pincode does not belong to Maharashtra. Please check both.',
    );
    expect(rules.pincode('110001', { ...pune, state: '' })).toBe(true);
  });

  it('has Hindi messages with Hindi names of fields and states', async () => {
    const hindi = addressRules(await errorsIn('hi'), 'hi');
    expect(hindi.city('', pune)).toBe('कृपया शहर भरें');
    expect(hindi.pincode('110001', pune)).toBe('यह पिन कोड महाराष्ट्र का नहीं है। कृपया दोनों जाँचें।');
  });

  it('is whole only when every check passes, and says in either language that there is no landmark', () => {
    expect(isWholeAddress(pune)).toBe(true);
    expect(isWholeAddress({ ...pune, landmark: '' })).toBe(false);
    expect(isWholeAddress({ ...pune, landmark: 'There is no landmark' })).toBe(true);
    for (const none of ['There is no landmark', 'कोई लैंडमार्क नहीं है']) expect(isNoLandmark(none)).toBe(true);
    for (const some of ['', 'Near the mandir']) expect(isNoLandmark(some)).toBe(false);
  });

  it('knows the state of a pincode only where there is one', () => {
    expect(stateOfPin('411 004')).toBe('MH');
    expect(stateOfPin('110001')).toBe('DL');
    expect(stateOfPin('160017')).toBeNull();
    expect(stateOfPin('41100')).toBeNull();
  });
});
