import { expect, it } from 'vitest';
import { contact } from '../office/tickets/endpoints.ts';
import { firstNameSchema, lastNameSchema } from '../people/accounts/person.ts';
import { addressInputSchema } from '../people/addresses/endpoints.ts';
import { visitors } from '../people/visitors/endpoints.ts';

it('names and addresses are on one line: line breaks become spaces', () => {
  expect(firstNameSchema.parse('\nMeenakshi\r\n=1+1\t')).toBe('Meenakshi =1+1');
  expect(lastNameSchema.parse('Rao\u2028Iyer')).toBe('Rao Iyer');
  expect(addressInputSchema.parse({ city: 'Coimbatore\n' }).city).toBe('Coimbatore');
  const { name } = contact['POST /api/contact'].body.shape;
  expect(name.parse('A\nB')).toBe('A B');
  expect(name.safeParse('\n \t').success).toBe(false);
  const { fullName } = visitors['POST /api/visit/visitors'].body.shape;
  expect(fullName.parse('Asha\u0000\nDevi')).toBe('Asha Devi');
});
