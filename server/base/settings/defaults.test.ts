import { expect, test } from 'vitest';
import { demoIdentity } from './demo-identity.ts';
import { type SettingKey, type Settings, settingSchemas } from './schema.ts';

// The defaults of a new shop.
const first = <K extends SettingKey>(key: K) => settingSchemas[key].parse(undefined) as Settings[K];

test('delivery costs ₹100 up to ₹499', () => {
  expect(first('delivery')).toEqual({ charge: 100, freeAbove: 499 });
});

test('a kundli costs ₹599, and ₹500 is the least that is paid out', () => {
  expect(first('prices')).toMatchObject({ kundli: 599 });
  expect(first('wallet')).toMatchObject({ minWithdrawal: 500 });
});

test('problems are told within 24 hours and made good to 7 days, returns end after 3 days and cost ₹80, credit holds 3 months', () => {
  expect(first('policies')).toMatchObject({
    returns: {
      problemAskHours: 24,
      problemAcceptDays: 7,
      returnDays: 3,
      fee: 80,
      creditMonths: 3,
      sendDays: 7,
      inspectDays: 3,
    },
  });
});

test('care answers within 24 hours, helps with gift cards 10 to 6 from Monday to Saturday, sends within 3 to 5 days', () => {
  expect(first('care')).toEqual({
    replyHours: 24,
    giftHelp: { days: 'Mon-Sat', open: '10:00', close: '18:00' },
    shippingDays: { from: 3, to: 5 },
    digitalDays: { from: 3, to: 5 },
  });
});

test('a new shop names nobody: no address, phone, mailbox, officer or account', () => {
  expect(first('shop')).toMatchObject({
    name: '',
    email: '',
    orderMails: [],
    phone: '',
    whatsapp: '',
    address: [],
    social: [],
  });
  expect(first('legal').name).toBe('');
  expect(first('grievance')).toMatchObject({ name: '', email: '', phone: '' });
  expect(first('gst')).toMatchObject({ registered: null, legalName: '', gstin: '', address: [] });
  expect(first('hindi')).toMatchObject({ name: '', address: [], legalName: '', officer: '' });
});

test('the footer of the demo links to hashtags, never to accounts of others', () => {
  const { social } = demoIdentity.shop;
  expect(social.length).toBeGreaterThan(0);
  for (const { name, url } of social) {
    expect(name).toMatch(/^#navaratna on /);
    expect(new URL(url).pathname).toMatch(/^\/(?:explore\/tags|hashtag)\/navaratna\/?$/);
  }
});

test('the shop is open 9 to 7 on weekdays, 10 to 5 at the weekend, and closed on major festivals', () => {
  expect(first('shop').hours).toEqual([
    { days: 'Mon-Fri', open: '09:00', close: '19:00' },
    { days: 'Sat-Sun', open: '10:00', close: '17:00' },
  ]);
  expect(first('holidays').length).toBeGreaterThanOrEqual(3);
});
