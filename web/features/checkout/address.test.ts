import { describe, expect, it } from 'vitest';
import { findState } from '#contract/india.ts';
import { texts } from '#web/messages/checkout.en.ts';
import { addressRules, emptyAddress, stateOfPin, tidyAddress } from './address.ts';

const rules = addressRules(texts, (code) => findState(code)?.name ?? code);
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
  it('passes as people write it and is sent tidy', () => {
    for (const field of Object.keys(rules) as (keyof typeof rules)[])
      expect(rules[field](pune[field], pune)).toBe(true);
    expect(tidyAddress(pune)).toEqual({ ...pune, phone: '9823044150', pincode: '411004' });
  });

  it('wants every field', () => {
    for (const field of Object.keys(rules) as (keyof typeof rules)[])
      expect(rules[field]('  ', pune)).toBe(`Please fill in ${field}`);
  });

  it('wants ten digits of phone and six of pincode', () => {
    expect(rules.phone('98230 4415', pune)).toBe('Phone number must be 10 digits');
    for (const pin of ['41100', '4110041', '011004', 'pune'])
      expect(rules.pincode(pin, pune)).toBe(texts.pinDigits);
  });

  it('wants the pincode and the state to belong together', () => {
    expect(rules.pincode('110001', pune)).toBe(
      'This pincode does not belong to Maharashtra. Please check both.',
    );
    expect(rules.pincode('110001', { ...pune, state: '' })).toBe(true);
  });

  it('knows the state of a pincode only where there is one', () => {
    expect(stateOfPin('411 004')).toBe('MH');
    expect(stateOfPin('110001')).toBe('DL');
    expect(stateOfPin('160017')).toBeNull();
    expect(stateOfPin('41100')).toBeNull();
  });
});
