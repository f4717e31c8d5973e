import { expect, test } from 'vitest';
import { createEncryptor } from './encryptor.ts';
import { createKeyring } from './keyring.ts';

const plain = Buffer.from('ABCDE1234F');
const encryptor = (secret: string, purpose = 'papers') =>
  createEncryptor(
    createKeyring(async () => [secret]),
    purpose,
  );

test('what was encrypted is read with the same secret and purpose only, and never looks the same twice', async () => {
  const sealed = await encryptor('first').encrypt(plain);
  expect(await encryptor('first').decrypt(sealed)).toEqual(plain);
  await expect(encryptor('second').decrypt(sealed)).rejects.toThrow();
  await expect(encryptor('first', 'bank').decrypt(sealed)).rejects.toThrow();
  expect(await encryptor('first').encrypt(plain)).not.toEqual(sealed);
});

test('a changed or cut byte anywhere is noticed', async () => {
  const one = encryptor('first');
  const sealed = await one.encrypt(plain);
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(one.decrypt(changed), `byte ${at}`).rejects.toThrow();
    await expect(one.decrypt(sealed.subarray(0, at)), `cut at ${at}`).rejects.toThrow();
  }
});
