import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConsultant, fund, openSocket, requestChat } from '../../testing/fixtures/chats.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  testShop = await startTestShop({ env: { STORAGE_DIR: folder } });
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true });
});

const face = async (background: string) => {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Telltale phone' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};
const set = async ({ api }: Person, photo: string | null) =>
  (await api('PUT /api/astrologers/photo', { body: { photo } })).user.photo ?? '';
const listed = async (customer: Person, { userId }: Person) =>
  (await customer.api('GET /api/astrologers/list', { query: {} })).find(({ _id }) => _id === userId);
/** The stored copies of a picture. */
const copies = async (address: string) =>
  (await readdir(folder)).filter((name) => address.includes(name.slice(0, 40)));

test('a photo is in the list and in the chat, without what the camera wrote; a new one replaces it', async () => {
  const astrologer = await createConsultant(testShop);
  const customer = await testShop.customer();
  await fund(testShop, customer, 100);
  expect((await listed(customer, astrologer))?.photo).toBeNull();
  const first = await set(astrologer, await face('#a11041'));
  const bytes = Buffer.from(await (await fetch(`${testShop.base}${first}`)).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect(bytes.includes('Telltale')).toBe(false);
  expect((await listed(customer, astrologer))?.photo).toBe(first);

  const socket = await openSocket(testShop, astrologer.token);
  const sessionId = await requestChat(customer, astrologer);
  const { session } = await customer.api('GET /api/chat/{sessionId}', { params: { sessionId } });
  expect(session.astrologerId.photo).toBe(first);
  expect(session.userId.photo).toBeNull();
  socket.close();

  const second = await set(astrologer, await face('#2648a1'));
  await expect.poll(() => copies(first)).toEqual([]);
  expect(await copies(second)).toHaveLength(3);
  expect(await set(astrologer, null)).toBe('');
  await expect.poll(() => copies(second)).toEqual([]);
});

test('an admin sees the photo and removes it, and the audit log has the reason', async () => {
  const [astrologer, customer, admin] = [
    await createConsultant(testShop),
    await testShop.customer(),
    await testShop.admin(),
  ];
  const photo = await set(astrologer, await face('#006640'));
  const { astrologers } = await admin.api('GET /api/auth/admin/astrologers/pending-kyc', {
    query: { status: 'approved' },
  });
  expect(astrologers.find(({ _id }) => _id === astrologer.userId)?.photo).toBe(photo);
  const remove = () =>
    admin.api('DELETE /api/auth/admin/astrologers/{id}/photo', {
      params: { id: astrologer.userId },
      body: { reason: 'A logo, not a face' },
    });
  await remove();
  await remove();
  expect((await listed(customer, astrologer))?.photo).toBeNull();
  await expect.poll(() => copies(photo)).toEqual([]);
  const { entries } = await admin.api('GET /api/auth/admin/audit', {
    query: { action: 'astrologer.photo-removed' },
  });
  expect(entries).toMatchObject([{ actor: { _id: admin.userId }, after: { reason: 'A logo, not a face' } }]);
});

test('an erased account leaves no photo behind', async () => {
  const astrologer = await createConsultant(testShop);
  const photo = await set(astrologer, await face('#8a4603'));
  await astrologer.api('POST /api/account/erasure', { body: { password: 'a good password' } });
  testShop.clock.advance(8 * 24 * 60);
  await testShop.sweep();
  await expect.poll(() => copies(photo)).toEqual([]);
});
