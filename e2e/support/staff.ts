import type { APIRequestContext, Page } from '@playwright/test';
import pg from 'pg';
import type { StaffRole } from '#contract/accounts/permissions.ts';
import { type Buyer, newPerson, signIn } from './buyers.ts';

/** Creates a member of staff over the API and the database, and stores their session in the browser. */
export async function enterAsStaff(page: Page, request: APIRequestContext, role: StaffRole): Promise<Buyer> {
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
  const member = { ...person, session: { token, role: wire, isVerified, userId } };
  await signIn(page, member);
  return member;
}
