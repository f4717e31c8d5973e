import type { ProviderPerson } from './store.ts';

/** People with an account at the provider. None of them has one at the shop before they sign in. */
export const people: readonly ProviderPerson[] = [
  {
    sub: '108000000000000000001',
    email: 'meera.joshi@example.test',
    givenName: 'Meera',
    familyName: 'Joshi',
  },
  { sub: '108000000000000000002', email: 'arjun.nair@example.test', givenName: 'Arjun', familyName: 'Nair' },
  { sub: '108000000000000000003', email: 'sunita@example.test', givenName: 'सुनीता', familyName: '' },
];
