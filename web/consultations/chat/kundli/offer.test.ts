import { expect, it } from 'vitest';
import type { ReportSummary } from '#contract/astrology/reports/report.ts';
import type { BirthProfile } from '#contract/people/birth-profiles/endpoints.ts';
import { datesIn } from './dates-in.ts';
import { offerFor } from './offer.ts';

const kundli = (name: string, datetime: string) =>
  ({ orderId: name, kind: 'kundli', status: 'SUCCESS', subjects: [{ name, datetime }] }) as ReportSummary;
const anjali = kundli('Anjali', '1994-08-14T06:40');
const rohan = kundli('Rohan', '1992-03-05T21:15');
const me = { _id: 'p', relation: 'me', name: 'Anjali', datetime: '1994-08-14T06:40' } as BirthProfile;
const fresh = { typed: '', begun: false, shown: false };

it('reads a birth date as people in India type it, in both languages', () => {
  for (const written of [
    'Born 14/8/1994 in Jaipur',
    '14-08-1994',
    '14.08.1994, 6:40 am',
    '1994-08-14',
    'my dob is 14th August, 1994',
    '14 Aug 1994',
    'August 14, 1994',
    'जन्म १४ अगस्त १९९४',
    'मेरा जन्म 14 अगस्त 1994 को हुआ',
  ])
    expect(datesIn(written), written).toEqual(['1994-08-14']);
  for (const other of ['', '31/2/1994', 'order 14081994', 'call 9876500108', '14 words 1994', 'since 1994'])
    expect(datesIn(other), other).toEqual([]);
});

it('offers the kundli whose birth is typed, before and after the first message', () => {
  const births = { kundlis: [rohan, anjali], profiles: [] };
  for (const begun of [false, true])
    expect(offerFor(births, { typed: 'I was born on 14 Aug 1994', begun, shown: false })).toEqual({
      kind: 'kundli',
      report: anjali,
      typed: true,
    });
});

it('offers what somebody has at the beginning, and is quiet afterwards', () => {
  expect(offerFor({ kundlis: [anjali], profiles: [me] }, fresh)).toEqual({
    kind: 'kundli',
    report: anjali,
    typed: false,
  });
  expect(offerFor({ kundlis: [rohan, anjali], profiles: [] }, fresh)).toEqual({ kind: 'choose' });
  expect(offerFor({ kundlis: [], profiles: [me] }, fresh)).toEqual({ kind: 'birth', profile: me });
  expect(offerFor({ kundlis: [], profiles: [] }, fresh)).toBeNull();
  expect(offerFor({ kundlis: [anjali], profiles: [me] }, { ...fresh, begun: true })).toBeNull();
  expect(
    offerFor({ kundlis: [anjali], profiles: [me] }, { typed: '14/08/1994', begun: true, shown: true }),
  ).toBeNull();
});
