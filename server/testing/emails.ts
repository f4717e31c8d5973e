import type { TestShop } from './test-shop.ts';

/** An e-mail in the test shop's own mailbox. */
export type SentMail = { subject: string; text: string };

/** Returns the e-mails at an address, newest first, from the test shop's own mailbox. */
export async function mailsTo({ base }: Pick<TestShop, 'base'>, address: string): Promise<SentMail[]> {
  const answer = await fetch(`${base}/sandbox/mail.json?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { mails: SentMail[] }).mails;
}

/** Returns the subjects of the e-mails at an address, newest first. */
export const subjectsTo = async (world: Pick<TestShop, 'base'>, address: string): Promise<string[]> =>
  (await mailsTo(world, address)).map(({ subject }) => subject);
