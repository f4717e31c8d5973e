import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsultant, fund, openSocket, requestChat } from '../../testing/fixtures/chats.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

it('going offline and a new price leave the rest of the profile as it was', async () => {
  const astrologer = await createConsultant(testShop, 40);
  const profile = {
    bio: 'I read the chart first.',
    bioHi: 'मैं पहले कुंडली पढ़ता हूँ।',
    yearsOfExperience: 7,
    languagesSpoken: ['Hindi', 'Marathi'],
  };
  const change = (body: object) => astrologer.api('PUT /api/astrologers/astrologer-details', { body });
  await change(profile);
  await change({ accepting: false });
  const { user } = await change({ pricePerMinute: 45 });
  expect(user).toMatchObject({ ...profile, accepting: false, pricePerMinute: 45, expertise: 'Vedic' });
});

it('a name in Devanagari is in the list and in the chat, and can be taken away', async () => {
  const astrologer = await createConsultant(testShop, 20);
  const customer = await testShop.customer();
  await fund(testShop, customer, 100);
  const change = (nameHi: string) =>
    astrologer.api('PUT /api/astrologers/astrologer-details', { body: { nameHi } });
  const listed = async () =>
    (await customer.api('GET /api/astrologers/list', { query: {} })).find(
      ({ _id }) => _id === astrologer.userId,
    );
  expect((await listed())?.nameHi).toBeNull();
  expect((await change('  गोपाल\nशास्त्री ')).user.nameHi).toBe('गोपाल शास्त्री');
  expect(await listed()).toMatchObject({ firstName: 'Gopal', nameHi: 'गोपाल शास्त्री' });

  const socket = await openSocket(testShop, astrologer.token);
  const sessionId = await requestChat(customer, astrologer);
  const { session } = await customer.api('GET /api/chat/{sessionId}', { params: { sessionId } });
  expect(session.astrologerId).toMatchObject({ firstName: 'Gopal', nameHi: 'गोपाल शास्त्री' });
  expect(session.userId.nameHi).toBeNull();
  socket.close();
  expect((await change('')).user.nameHi).toBe('');
});

it('a sign-up needs what its form needs: a last name and the nine expertises; an empty price is none', async () => {
  const person = {
    firstName: 'Gopal',
    lastName: 'Shastri',
    email: 'form.rules@example.test',
    phone: '9812345670',
    password: 'a good password',
    gender: 'male' as const,
    dob: '1980-05-01',
    expertise: 'Vedic, Lal Kitab',
    pricePerMinute: '',
  };
  const signUp = (change: object) =>
    testShop
      .visitor('POST /api/astrologers/astrologer-signup', { body: { ...person, ...change } })
      .then(() => 'registered')
      .catch((error: { message: string }) => error.message);
  expect(await signUp({ lastName: ' ' })).toBe('Please check lastName.');
  expect(await signUp({ expertise: 'Vedic, Palm reading' })).toBe('Please check expertise.');
  expect(await signUp({ expertise: '' })).toBe('Please check expertise.');
  expect(await signUp({})).toBe('registered');
});
