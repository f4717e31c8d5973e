import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainColumns, sealedColumns } from '../composition/sealed-columns.ts';
import { createEncryptor } from '../platform/security/encryptor.ts';
import { createKeyring } from '../platform/security/keyring.ts';
import { createConsultant } from '../testing/fixtures/chats.ts';
import { type Person, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { rekeyDatabase } from './rekey.ts';
import { byteaColumns } from './rekey-store.ts';

const [first, second] = [
  'the first secret of a shop, long enough',
  'the second secret of a shop, long enough',
];

let testShop: TestShop;
let pandit: Person;
beforeAll(async () => {
  testShop = await startTestShop({ env: { DATA_SECRET: first, SESSION_SECRET: first } });
  pandit = await createConsultant(testShop);
});
afterAll(() => testShop.close());

const setBank = (accountNumber: string, at: Person['api']) =>
  at('PUT /api/astrologers/bank-details', {
    body: {
      holder: 'Gopal Shastri',
      accountNumber,
      ifsc: 'HDFC0000001',
      bankName: 'HDFC Bank',
      password: 'a good password',
    },
  });
const run = (current: string, accepted: string | null, stopAfter = Number.POSITIVE_INFINITY) => {
  let batches = 0;
  return rekeyDatabase(
    testShop.databaseUrl,
    { current, accepted },
    { isStopped: () => batches >= stopAfter, onProgress: () => (batches += 1) },
  );
};
/** Starts a second process on the same database with these secrets. */
const restart = (env: Record<string, string>) => startTestShop({ databaseUrl: testShop.databaseUrl, env });

test('every encrypted column is known to the command, and every other column of bytes is known not to be one', async () => {
  const known = [...sealedColumns.map(({ table, column }) => `${table}.${column}`), ...plainColumns];
  expect(known.toSorted()).toEqual(await byteaColumns(testShop.db));
});

test('a session of the earlier secret stays open, and new ones are signed with the new secret', async () => {
  const later = await restart({ SESSION_SECRET: second, SESSION_SECRET_ACCEPTED: first, DATA_SECRET: first });
  expect(await later.as(pandit.token)('GET /api/auth/checking-auth')).toMatchObject({
    userId: pandit.userId,
  });
  const { token } = await later.visitor('POST /api/auth/login', {
    body: { email: pandit.email, password: 'a good password' },
  });
  await later.close();
  const last = await restart({ SESSION_SECRET: second, DATA_SECRET: first });
  await last.as(token)('GET /api/auth/checking-auth');
  await expect(last.as(pandit.token)('GET /api/auth/checking-auth')).rejects.toMatchObject({ status: 401 });
  await last.close();
});

describe('the data secret', () => {
  const payee = async (shop: TestShop) =>
    (await shop.shop.services.bank.payeesOf([pandit.userId])).get(pandit.userId);

  test('is changed without losing anything: accepted first, then encrypted anew, then dropped', async () => {
    await setBank('000111222333', pandit.api);
    const later = await restart({ SESSION_SECRET: first, DATA_SECRET: second, DATA_SECRET_ACCEPTED: first });
    expect(await payee(later)).toMatchObject({ accountNumber: '000111222333' });
    await later.close();

    // Stopped before the first batch, nothing is done; the next run does all, another nothing.
    expect(await run(second, first, 0)).toEqual({ renewed: 0, unreadable: [], finished: false });
    // The bank account, the key of its owner in the audit log, and the key of the codes of sold pieces.
    expect(await run(second, first)).toEqual({ renewed: 3, unreadable: [], finished: true });
    expect(await run(second, first)).toEqual({ renewed: 0, unreadable: [], finished: true });

    const last = await restart({ SESSION_SECRET: first, DATA_SECRET: second });
    expect(await payee(last)).toMatchObject({ accountNumber: '000111222333' });
    await last.close();
  });

  test('a value that no secret opens is named and stays as it is', async () => {
    const result = await run('a third secret of a shop, long enough', null);
    expect(result).toEqual({
      renewed: 0,
      unreadable: [`audit_keys ${pandit.userId}`, 'certificate_keys codes', `bank_accounts ${pandit.userId}`],
      finished: true,
    });
    expect(await run(second, null)).toMatchObject({ unreadable: [] });
  });

  test('data of a version that did not name its key is opened by the key that fits', async () => {
    const encryptor = createEncryptor(
      createKeyring(async () => [first]),
      'bank details',
    );
    const unnamed = (await encryptor.encrypt(Buffer.from('000999888777'))).subarray(7);
    await testShop.db
      .updateTable('bank_accounts')
      .set({ account: unnamed })
      .where('user_id', '=', pandit.userId)
      .execute();
    expect(await payee(testShop)).toMatchObject({ accountNumber: '000999888777' });
    expect(await run(second, first)).toMatchObject({ renewed: 1, unreadable: [] });
  });
});
