import type { TestShop } from './test-shop.ts';

/** Returns the subjects of the e-mails at an address, newest first, from the test shop's own mailbox. */
export async function subjectsTo({ base }: Pick<TestShop, 'base'>, address: string): Promise<string[]> {
  const answer = await fetch(`${base}/sandbox/mail.json?to=${encodeURIComponent(address)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.map((mail) => mail.subject);
}
