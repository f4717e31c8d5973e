import { newPerson } from '../../../../../e2e/support/buyers.ts';
import en from '../../../../../languages/en/people/accounts/auth.json' with { type: 'json' };
import hi from '../../../../../languages/hi/people/accounts/auth.json' with { type: 'json' };
import { enter, type Journey, must } from '../journey.ts';
import { until } from '../page.ts';

/** Signs up, opens the link of the mail, and logs in again by phone. */
export const signUp: Journey = {
  name: 'sign-up',
  walk: async (way) => {
    const { page, request, lang } = way;
    const t = { en, hi }[lang];
    await enter(way, null, '/sign-up');
    const person = newPerson();
    await page.type(t.signUp.firstName, lang === 'hi' ? 'सावित्री' : person.firstName);
    await page.type(t.signUp.lastName, person.lastName);
    await page.type(t.signUp.email, person.email);
    await page.type(t.signUp.phone, person.phone);
    await page.type(t.password, person.password, 'password');
    await page.type(t.signUp.again, person.password, 'password');
    await page.picture('form');
    await page.tick(new RegExp(t.signUp.terms), 'checkbox');
    await page.press({ role: 'button', name: t.signUp.submit });
    await page.sees(t.signUp.done);
    await page.at(/\/$/);
    await page.picture('home');

    const mail = await until('the mail with the link', async () => {
      const { mails } = await (await request.get(`/sandbox/mail.json?to=${person.email}`)).json();
      return mails[0];
    });
    await page.goto(new URL(/\S+\/verify-email\/\S+/.exec(mail.text)?.[0] ?? '').pathname);
    await page.sees(t.verify.done);
    const session = await page.run(() => JSON.parse(localStorage.getItem('auth-data') ?? '{}'), null);
    must(session.isVerified === true, 'the address is confirmed');

    await page.run(() => localStorage.removeItem('auth-data'), null);
    await page.goto('/login');
    await page.type(t.login.name, person.phone);
    await page.type(t.password, person.password, 'password');
    await page.press({ role: 'button', name: t.login.submit });
    await page.at(/\/products$/);
    await page.picture('products');
  },
};
