import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readShopConfig } from '../composition/shop-config.ts';
import { AppError, errorMessage } from '../platform/core/app-error.ts';
import { createShop, type Shop } from '../shop.ts';

const questions = [
  ['firstName', 'Name: '],
  ['email', 'E-mail: '],
  ['phone', 'Mobile number (10 digits): '],
  ['password', 'Password (at least 8 characters): '],
] as const;

/** Asks until the input is valid. Throws when the input ends. */
async function createAdmin(shop: Shop): Promise<void> {
  let quiet = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!quiet) process.stdout.write(chunk);
      done();
    },
  });
  const ask = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  const lines = ask[Symbol.asyncIterator]();
  const answer = async (question: string, hidden: boolean): Promise<string> => {
    process.stdout.write(question);
    quiet = hidden;
    const line = await lines.next();
    quiet = false;
    if (hidden) process.stdout.write('\n');
    if (line.done) throw new Error('The input ended. Run `npm run db -- admin` to create the first admin.');
    return line.value.trim();
  };
  for (;;) {
    const typed = { firstName: '', lastName: '', email: '', phone: '', password: '' };
    for (const [field, question] of questions) typed[field] = await answer(question, field === 'password');
    const done = await shop.services.accounts.createAdmin(typed);
    if (!(done instanceof AppError)) break;
    console.log(`${errorMessage(done, 'en')} Please try again.`);
  }
  ask.close();
}

/**
 * Asks for the first admin on the command line, unless the shop that the environment names has an admin. The password is
 * not echoed. When the input ends, prints the command that creates the admin later. It opens no port.
 */
export async function askFirstAdmin(environment: Record<string, string | undefined>): Promise<void> {
  let shop: Shop | undefined;
  try {
    shop = await createShop(readShopConfig({ ...environment, LOG_LEVEL: 'error' }));
    if (await shop.services.accounts.hasAdmin()) return;
    console.log('\nThis shop has no admin yet. Who is the first?');
    await createAdmin(shop);
    console.log('The admin can log in now.');
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
  } finally {
    await shop?.close();
  }
}
