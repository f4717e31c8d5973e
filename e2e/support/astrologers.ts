import type { APIRequestContext, Page } from '@playwright/test';
import { newPerson } from './buyers.ts';

/** A newly registered astrologer with their session. */
export type NewAstrologer = ReturnType<typeof newPerson> & { token: string; userId: string };

/** The demo's accounts (README). */
export const demo = {
  admin: 'admin@navaratna.test',
  astrologer: 'astrologer@navaratna.test',
  customer: 'customer@navaratna.test',
  password: 'Navaratna@108',
} as const;

/** Logs the demo's admin in over the API. Returns the headers of their requests. */
export async function asAdmin(request: APIRequestContext): Promise<{ authorization: string }> {
  const data = { email: demo.admin, password: demo.password };
  const { token } = await (await request.post('/api/auth/login', { data })).json();
  return { authorization: `Bearer ${token}` };
}

/** Logs in over the API and stores the session where the pages look for it, once. */
export async function enter(page: Page, email: string, password: string): Promise<string> {
  const response = await page.request.post('/api/auth/login', { data: { email, password } });
  if (!response.ok()) throw new Error(`login returned ${response.status()}: ${await response.text()}`);
  const session = await response.json();
  await page.addInitScript((stored) => {
    if (localStorage.getItem('test-signed-in')) return;
    localStorage.setItem('test-signed-in', 'yes');
    localStorage.setItem('auth-data', stored);
  }, JSON.stringify(session));
  return session.token;
}

/** Registers an astrologer over the API. */
export async function register(request: APIRequestContext): Promise<NewAstrologer> {
  const person = newPerson();
  const response = await request.post('/api/astrologers/astrologer-signup', {
    data: { ...person, gender: 'female', dob: '1980-03-01', expertise: 'Vedic', pricePerMinute: '12' },
  });
  if (response.status() !== 201)
    throw new Error(`sign-up returned ${response.status()}: ${await response.text()}`);
  const session = await (
    await request.post('/api/auth/login', { data: { email: person.email, password: person.password } })
  ).json();
  return { ...person, token: session.token, userId: session.userId };
}

/** Returns an image for a file input: a PNG of one colour, drawn by the page's own browser. */
export async function picture(
  page: Page,
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 480;
    canvas.height = 300;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#f8c147';
      pen.fillRect(0, 0, 480, 300);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(encoded, 'base64') };
}
