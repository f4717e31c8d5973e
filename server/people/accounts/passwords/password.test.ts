import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { startTestMailbox } from '../../../testing/mailbox.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { passwordProblem } from './password.ts';

const own = {
  firstName: 'Meenakshi',
  lastName: 'Rao Iyer',
  email: 'm.sundaram77@lotuspress.example',
  phone: '9833300009',
  shopName: 'Navaratna',
};
const problem = async (password: string) => (await passwordProblem(password, own))?.code ?? 'accepted';

describe('a password', () => {
  test.each([
    'password',
    'PASSWORD',
    '12345678',
    'qwertyuiop',
    'aaaaaaaa',
    'abababab',
    '11111111',
    '87654321',
    'asdfghjk',
    'iloveyou',
    'p@ssw0rd',
    'Password@123',
    'trustno1',
    'Welcome@123',
    'India@2024',
    'krishna108',
    'JaiMataDi',
    'om namah shivaya',
    'qwerty@123',
    'abcdefgh',
    'shivashiva',
    'ShivaShiva108',
    '108shiva@shiva',
    'shiva1shiva2',
    'lotuslotus',
    'river-river-river',
    'Lotus7Lotus9',
    'jaishreeram',
    'Jai Shri Ram!!',
    'omnamahshivaya',
    '0mN@mahSh1v@ya',
    'ganesh123',
    '123ganesh',
    '@Ganesh#7391',
    'g@nesh2024',
    'radhekrishna',
    'Radhe.Krishna@108',
    'harekrishnahareram',
    'hanuman@108',
    '108hanuman108',
    'jaihanuman',
    'jaibajrangbali',
    'sitaram_2020',
    'saibaba@786',
    'waheguru1313',
    'sriramjayramjayjayram',
    'vandemataram',
    'जयश्रीराम',
    'ॐ नमः शिवाय',
    'गणेश@1234',
    'कमलकमल',
  ])('%s is too common', async (password) => expect(await problem(password)).toBe('password_common'));

  test.each([
    'Navaratna',
    'navaratna108',
    'Navaratna@108',
    'N@varatna2026',
    'meenakshi',
    'Meenakshi@1990',
    'iyer12345',
    'sundaram77',
    'm.sundaram77',
    'lotuspress1',
    'meenakshi-iyer',
    'ilovemeenakshi',
    '9833300009',
    'navaratna-password',
    'MeenakshiRao',
  ])('%s consists of the person’s own words', async (password) =>
    expect(await problem(password)).toBe('password_own_words'),
  );

  test.each([
    'a good password',
    'an even better one',
    'lamp-and-river-42',
    'purple tanpura sings',
    'meenakshi walks by the river',
    'x7Kq!m2Vz',
    'मेरा दीपक और नदी',
    'changed by hand',
    'correct horse battery',
    'ganesh feeds the river',
    'krishna-tanpura-47',
    'hanuman 730 leaps 918',
    'shivling of black stone',
    'लाल कमल और चाँद',
    'a sentence of more than sixty-four characters, which nobody has to shorten',
  ])('%s is accepted', async (password) => expect(await problem(password)).toBe('accepted'));

  test('list holds the three thousand most common', async () => {
    const { readFile } = await import('node:fs/promises');
    const lines = (await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8')).split('\n');
    const passwords = lines.filter((line) => line !== '' && !line.startsWith('#'));
    expect(new Set(passwords).size).toBeGreaterThanOrEqual(3000);
    expect(passwords.every((password) => password.length >= 8 && password === password.toLowerCase())).toBe(
      true,
    );
    for (const password of passwords.filter((_, at) => at % 50 === 0))
      expect(await problem(password), password).toBe('password_common');
  });
});

describe('a weak password is refused', () => {
  let testShop: TestShop;
  let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
  beforeAll(async () => {
    mailbox = await startTestMailbox();
    testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl } });
  });
  afterAll(async () => {
    await testShop.close();
    await mailbox.close();
  });

  const person = { firstName: 'Meenakshi', email: 'meenakshi.r@example.in', phone: '9833300019' };

  test('at sign-up, in words that say what to do, and not counted as an account', async () => {
    const signUp = (password: string) =>
      testShop.visitor('POST /api/auth/signup', { body: { ...person, password, agreedToTerms: true } });
    await expect(signUp('sunshine')).rejects.toMatchObject({ status: 400, code: 'password_common' });
    await expect(signUp('navaratna108')).rejects.toMatchObject({
      status: 400,
      code: 'password_own_words',
      message: expect.stringContaining('leave your name'),
    });
    expect(await refusal(signUp('a good password'))).toBe('accepted');
  });

  test('at a change', async () => {
    const { api } = await testShop.customer();
    const change = (password: string) =>
      refusal(api('PUT /api/auth/password', { body: { currentPassword: 'a good password', password } }));
    expect(await change('buyer12345')).toBe('password_own_words');
    expect(await change('football')).toBe('password_common');
    expect(await change('an even better one')).toBe('accepted');
  });

  test('at a reset, and the link stays', async () => {
    const { email } = await testShop.customer();
    await testShop.visitor('POST /api/auth/forgot-password', { body: { email } });
    const mails = await mailbox.mailsTo(email, 2);
    const token = mails.map(({ text }) => /reset-password\/([\w-]{43})/.exec(text)?.[1]).find(Boolean) ?? '';
    const reset = (password: string) =>
      refusal(
        testShop.visitor('POST /api/auth/reset-password/{token}', { params: { token }, body: { password } }),
      );
    expect(await reset('12345678')).toBe('password_common');
    expect(await reset('Navaratna1')).toBe('password_own_words');
    expect(await reset('an even better one')).toBe('accepted');
  });
});
