import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const person = { firstName: 'Asha Devi', password: 'lamp-and-river-42', agreedToTerms: true as const };
const logIn = (email: string) =>
  testShop.visitor('POST /api/auth/login', { body: { email, password: person.password } });

let people = 0;
test('sign-up and login take a phone number and an address as people write them', async () => {
  const notations = [
    (phone: string) => `+91 ${phone.slice(0, 5)}-${phone.slice(5)}`,
    (phone: string) => `\u202a0${phone}\u202c`,
    (phone: string) => phone.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] as string),
    (phone: string) => `${phone.slice(0, 5)}\u2011${phone.slice(5)}`,
  ];
  for (const write of notations) {
    people += 1;
    const typed = { ...person, email: `asha${people}@example.in`, phone: String(9_000_000_000 + people) };
    const { user } = await testShop.visitor('POST /api/auth/signup', {
      body: { ...typed, phone: write(typed.phone) },
    });
    expect(user).toMatchObject({ phone: typed.phone });
    for (const name of [typed.phone, ...notations.map((each) => each(typed.phone))])
      expect((await logIn(name)).userId).toBe(user._id);
    expect((await logIn(`\u2068${typed.email}\u2069`)).userId).toBe(user._id);
  }
});
