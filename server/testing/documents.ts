import sharp from 'sharp';
import { kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import type { ApiError } from '#contract/core/client.ts';
import type { Person, TestShop } from './test-shop.ts';

/** Creates a photograph of this colour, as a phone sends it: JPEG with the location in its EXIF. */
export const photo = (background = '#c8a27a', width = 600): Promise<Buffer> =>
  sharp({ create: { width, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Telltale phone' } })
    .jpeg()
    .toBuffer();

/** Creates an upload of four photographs. Single documents may be another file or left out (null). */
export async function documentsForm(
  changes: Partial<Record<(typeof kycDocuments)[number], { bytes: Buffer; name: string } | null>> = {},
): Promise<FormData> {
  const form = new FormData();
  for (const document of kycDocuments) {
    const change = changes[document];
    if (change === null) continue;
    const { bytes, name } = change ?? { bytes: await photo(), name: `${document}.jpg` };
    form.set(document, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  }
  return form;
}

let registered = 0;

/** Creates a person who has registered as an astrologer and sent nothing yet. */
export async function newAstrologer(world: TestShop): Promise<Person> {
  registered += 1;
  const email = `jyotishi${registered}.${process.pid}@example.test`;
  const phone = `6${String(process.pid % 10_000).padStart(4, '0')}${String(registered).padStart(5, '0')}`;
  const password = 'a good password';
  await world.visitor('POST /api/astrologers/astrologer-signup', {
    body: {
      firstName: 'Lakshmi',
      lastName: 'Narayanan',
      email,
      phone,
      password,
      gender: 'female',
      dob: '1980-05-01',
      expertise: 'Vedic',
      pricePerMinute: 20,
    },
  });
  const { token, userId } = await world.visitor('POST /api/auth/login', { body: { email, password } });
  return { userId, token, email, phone, api: world.as(token) };
}

/** Returns the status, code and message of a refused call. A call that succeeds fails the test. */
export async function getRefusal(
  call: Promise<unknown>,
): Promise<Pick<ApiError, 'status' | 'code' | 'message'>> {
  const error = await call.then(
    () => null,
    (problem: ApiError) => problem,
  );
  if (!error) throw new Error('the call was not refused');
  const { status, code, message } = error;
  return { status, code, message };
}
