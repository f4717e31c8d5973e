import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type FirstAdminSetup, openFirstAdminSetup } from '#server/first-admin.ts';

const questions = [
  ['firstName', 'Name: '],
  ['email', 'E-mail: '],
  ['phone', 'Mobile number (10 digits): '],
  ['password', 'Password (at least 8 characters): '],
] as const;

/**
 * Asks for the first admin on the command line until the input is valid, unless the shop has an admin. The password is not
 * echoed. When the input ends, prints the command that creates the admin later.
 */
export async function askFirstAdmin(environment: Record<string, string | undefined>): Promise<void> {
  let setup: FirstAdminSetup | undefined;
  let quiet = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!quiet) process.stdout.write(chunk);
      done();
    },
  });
  try {
    setup = await openFirstAdminSetup(environment);
    if (await setup.exists()) return;
    console.log('\nThis shop has no admin yet. Who is the first?');
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
    for (let problem: string | null = ''; problem !== null; ) {
      if (problem) console.log(`${problem} Please try again.`);
      const typed = { firstName: '', email: '', phone: '', password: '' };
      for (const [field, question] of questions) typed[field] = await answer(question, field === 'password');
      problem = await setup.create(typed);
    }
    ask.close();
    console.log('The admin can log in now.');
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
  } finally {
    await setup?.close();
  }
}
