import type { TestShop } from './test-shop.ts';

/** The subjects of the mails that have arrived at an address, newest first, as the world's own mailbox shows them. */
export async function subjectsTo({ base }: Pick<TestShop, 'base'>, address: string): Promise<string[]> {
  const answer = await fetch(`${base}/sandbox/mail.json?to=${encodeURIComponent(address)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.map((mail) => mail.subject);
}
