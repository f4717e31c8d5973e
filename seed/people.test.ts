import { describe, expect, it } from 'vitest';
import { indianStates } from '#contract/astrology/places/india.ts';
import { isEmail } from '#contract/people/accounts/person-rules.ts';
import { astrologers } from './astrologers.ts';
import { admins, customers, FIXED } from './people.ts';

const everyone = [...customers, ...admins, ...astrologers];
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('the people of the demo shop', () => {
  it('are 40 customers and the fixed one, three admins and twelve astrologers', () => {
    expect(customers).toHaveLength(41);
    expect(admins).toHaveLength(3);
    expect(astrologers).toHaveLength(12);
    expect(customers[0]?.email).toBe(FIXED.customer);
    expect(admins[0]?.email).toBe(FIXED.admin);
    expect(astrologers[0]?.email).toBe(FIXED.astrologer);
  });

  it('have unique phones and e-mail addresses, none of them on a real host', () => {
    expect(repeated(everyone.map((p) => p.email))).toEqual([]);
    expect(repeated(everyone.map((p) => p.phone))).toEqual([]);
    for (const person of everyone) {
      expect(person.phone, person.email).toMatch(/^[6-9]\d{9}$/);
      expect(isEmail(person.email), person.email).toBe(true);
      expect(person.email, 'mail must never leave for a real host').toMatch(/\.test$/);
    }
  });

  it('live where their PIN code says', () => {
    for (const { email, address } of customers) {
      const state = indianStates.find(({ code }) => code === address.state);
      expect(state, `${email} lives in ${address.state}`).toBeDefined();
      expect(address.pincode, email).toMatch(/^[1-9]\d{5}$/);
      expect(state?.pins, `${email}: ${address.pincode}`).toContain(address.pincode.slice(0, 2));
      expect([address.line, address.city, address.landmark].every((text) => text.length > 2)).toBe(true);
    }
  });

  it('live in many states and speak both languages', () => {
    expect(new Set(customers.map((c) => c.address.state)).size).toBeGreaterThanOrEqual(15);
    expect(customers.filter((c) => c.language === 'hi').length).toBeGreaterThanOrEqual(10);
  });
});

describe('the astrologers', () => {
  it('show every state of KYC, with a reason where refused', () => {
    expect(new Set(astrologers.map((a) => a.kyc))).toEqual(
      new Set(['notYet', 'pending', 'approved', 'rejected']),
    );
    for (const astrologer of astrologers) expect(!!astrologer.kycReason).toBe(astrologer.kyc === 'rejected');
  });

  it('start with the approved one at 15 rupees a minute', () => {
    expect(astrologers[0]).toMatchObject({ email: FIXED.astrologer, kyc: 'approved', pricePerMinute: 15 });
  });

  it('are adults, with plausible experience and a bio', () => {
    for (const a of astrologers) {
      const age = 2026 - Number(a.dob.slice(0, 4));
      expect(a.dob).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(age).toBeGreaterThanOrEqual(25);
      expect(a.yearsOfExperience).toBeLessThanOrEqual(age - 18);
      expect(a.bio.length).toBeGreaterThan(60);
      expect(a.languagesSpoken.length).toBeGreaterThan(0);
      expect(indianStates.some((state) => state.name === a.state)).toBe(true);
      expect(a.pricePerMinute).toBeGreaterThan(0);
    }
  });
});
