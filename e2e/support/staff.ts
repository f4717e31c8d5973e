import type { APIRequestContext, Page } from '@playwright/test';
import pg from 'pg';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import security from '#languages/en/people/accounts/security.json' with { type: 'json' };
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { type Buyer, newPerson, signIn } from './buyers.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

/** Creates a member of staff over the API and the database, with an open session. */
async function newMember(request: APIRequestContext, role: StaffRole): Promise<Buyer> {
  const connectionString = process.env.E2E_DATABASE_URL;
  if (!connectionString)
    throw new Error('These tests create staff: E2E_DATABASE_URL must name the database of the shop.');
  const person = newPerson();
  const made = await request.post('/api/auth/signup', { data: { ...person, agreedToTerms: true } });
  if (made.status() !== 201) throw new Error(`sign-up returned ${made.status()}`);
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `update users set role = 'admin', staff_roles = array[$1], email_verified_at = now() where email = $2`,
    [role, person.email],
  );
  await client.end();
  const { email, password } = person;
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token, role: wire, isVerified, userId } = await login.json();
  return { ...person, session: { token, role: wire, isVerified, userId } };
}

/** Creates a member of staff, and stores their session in the browser. */
export async function enterAsStaff(page: Page, request: APIRequestContext, role: StaffRole): Promise<Buyer> {
  const member = await newMember(request, role);
  await signIn(page, member);
  return member;
}

/** Creates a member of staff with a passkey, who logs in on the page: first the password, then the passkey. */
export async function logInAsStaff(page: Page, request: APIRequestContext, role: StaffRole): Promise<void> {
  const { email, password, session } = await newMember(request, role);
  const headers = { authorization: `Bearer ${session.token}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/auth/second-factor/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path} returned ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  await page.goto('/login');
  const device = createAuthenticator(new URL(page.url()).origin);
  const passkey = device.create(await post('passkeys/options', {}));
  await post('passkeys', { name: 'Work phone', passkey });
  await addVirtualAuthenticator(page, device.forBrowser());
  await page.getByLabel('E-mail or mobile number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: security.confirm.withPasskey }).click();
}
