import type { SeedChat } from '../chats.ts';
import type { SeedAstrologer, SeedCustomer } from '../types.ts';
import type { DemoAstrologer, DemoChat } from './demo-shop.ts';
import { demoId, demoNumber } from './ids.ts';
import { personId } from './people.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the astrologers with the history of their documents: submitted days ago, decided two days later. */
export const demoAstrologers = (astrologers: readonly SeedAstrologer[], now: Date): DemoAstrologer[] =>
  astrologers.map((one) => {
    const waiting = one.kyc === 'pending';
    const ago = waiting ? 1 + demoNumber('sent', one.email, 3) : 320 + demoNumber('sent', one.email, 60);
    const sentAt = new Date(now.getTime() - ago * day - demoNumber('sent hour', one.email, 9 * hour));
    const decided = one.kyc === 'approved' || one.kyc === 'rejected';
    return {
      ...one,
      userId: personId(one.email),
      location: [one.city, one.state, one.country].join(', '),
      rate: one.pricePerMinute * 100,
      kycReason: one.kycReason ?? null,
      sentAt: one.kyc === 'notYet' ? null : sentAt,
      decidedAt: decided ? new Date(sentAt.getTime() + 2 * day) : null,
      createdAt: new Date(now.getTime() - 400 * day),
    };
  });

/** Minimum distance between the starts of two demo chats, so that nobody is in two at once. */
const slot = 9 * hour;

/**
 * Returns the past chats, oldest first: each customer in turn with each approved astrologer, some hours apart, the
 * newest today. Each was paid by the minute.
 */
export function demoChats(
  talks: readonly SeedChat[],
  {
    astrologers,
    customers,
    now,
  }: { astrologers: readonly SeedAstrologer[]; customers: readonly SeedCustomer[]; now: Date },
): DemoChat[] {
  const approved = astrologers.filter(({ kyc }) => kyc === 'approved');
  const count = approved.length * 7;
  return Array.from({ length: count }, (_, i): DemoChat => {
    const key = `talk ${i}`;
    const talk = talks[demoNumber('which', key, talks.length)];
    // Every second chat is with the astrologer of the guides, so that their pages have content.
    const astrologer = i % 2 === 1 ? approved[0] : approved[demoNumber('with', key, approved.length)];
    const customer =
      i === count - 2 ? customers[0] : customers[1 + demoNumber('who', key, customers.length - 1)];
    if (!talk || !astrologer || !customer) throw new Error('Seed: nobody to talk');
    const startedAt = new Date(
      now.getTime() - (count - i) * slot - demoNumber('moment', key, 3 * hour) + 5 * hour,
    );
    const minutes = 3 + demoNumber('minutes', key, 12);
    return {
      id: demoId('talk', key),
      userId: personId(customer.email),
      astrologerId: personId(astrologer.email),
      rate: astrologer.pricePerMinute * 100,
      minutes,
      startedAt,
      endedAt: new Date(startedAt.getTime() + minutes * minute - demoNumber('rest', key, 50) * 1000),
      question: talk.question,
      answer: talk.answer,
      rating: talk.rating,
      said: talk.said,
    };
  });
}
