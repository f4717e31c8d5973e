import { expect, test } from 'vitest';
import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { emptyForm, firstForm, newAddress } from './form.ts';

const person = { name: 'Savitri Deshpande', phone: '9823044150' };
const lastAddress = {
  ...person,
  address: '14 The Mall',
  landmark: 'Near the church',
  pincode: '208001',
  city: 'Kanpur',
  state: 'UP',
  country: 'IN',
};
const saved: SavedAddress = {
  ...lastAddress,
  address: '7 Civil Lines',
  _id: 'a'.repeat(16),
  isDefault: true,
};

test('the first order begins with the name and phone of the account, and saves no address unasked', () => {
  const form = firstForm(emptyForm, [], { person });
  expect(form).toMatchObject({ ...person, address: '', to: newAddress, saveAddress: false });
});

test('a later order begins with the whole address of the last one, unless an address is saved', () => {
  expect(firstForm(emptyForm, [], { person, lastAddress })).toMatchObject({ ...lastAddress, to: newAddress });
  // What the tab kept of an unused form is no address that the buyer typed.
  const unused = { ...emptyForm, ...person };
  expect(firstForm(unused, [], { person, lastAddress })).toMatchObject(lastAddress);
  const withSaved = firstForm(emptyForm, [saved], { person, lastAddress });
  expect(withSaved).toMatchObject({ ...person, address: '', to: saved._id });
});

test('an address that the buyer typed in this tab stays, with their answer whether to save it', () => {
  const typed = { ...emptyForm, ...lastAddress, city: 'Lucknow', saveAddress: true, to: newAddress };
  expect(firstForm(typed, [], { person, lastAddress })).toMatchObject({
    city: 'Lucknow',
    saveAddress: true,
  });
});
