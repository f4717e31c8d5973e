import type { Lang } from '#contract/core/errors.ts';
import type { Mail, MailKind, MailOf } from '../types.ts';
import { careSamples } from './care.ts';
import { dailySamples } from './daily.ts';
import { energisationSamples } from './energisation.ts';
import {
  sampleCashOrder,
  sampleMadeToOrder,
  sampleOrder,
  sampleReturns,
  sampleShippedOrder,
} from './order.ts';
import { returnSamples } from './returns.ts';
import { reviewSamples } from './reviews.ts';
import { stockSamples } from './stock.ts';

const name = 'Savitri Sharma';
const pandit = 'Raghunath Shastri';
/** The order that e-mails are about which do not contain it. */
const about = { orderId: sampleOrder._id, orderNumber: 'NR-20461' };

type Samples = { [K in MailKind]: readonly MailOf<K>[] };

/** The facts of accounts. `at`: the address of the shop. */
const ofAccounts = (at: string) =>
  ({
    'verify-email': [{ kind: 'verify-email', name, link: `${at}/verify-email/sample`, hours: 24 }],
    'verify-new-email': [{ kind: 'verify-new-email', name, link: `${at}/verify-email/sample`, hours: 24 }],
    'reset-password': [{ kind: 'reset-password', name, link: `${at}/reset-password/sample`, minutes: 30 }],
    'staff-invitation': [
      {
        kind: 'staff-invitation',
        invitedBy: 'Gayatri Bhat',
        staffRoles: ['packing', 'care'],
        link: `${at}/join/sample`,
        days: 7,
      },
    ],
    'password-changed': [{ kind: 'password-changed', name }],
    'email-changed': [
      {
        kind: 'email-changed',
        name,
        newEmail: 's•••••@example.test',
        link: `${at}/undo-email-change/sample`,
        days: 3,
      },
      { kind: 'email-changed', name },
    ],
    'sign-in-linked': [{ kind: 'sign-in-linked', name, provider: 'Google' }],
    'sign-in-removed': [{ kind: 'sign-in-removed', name, provider: 'Google' }],
    'second-factor': (
      [
        'passkey-added',
        'passkey-removed',
        'totp-added',
        'totp-removed',
        'codes-made',
        'code-used',
        'codes-tried',
        'reset',
      ] as const
    ).map((change) => ({ kind: 'second-factor', name, change })),
    'data-copy-ready': [{ kind: 'data-copy-ready', name }],
    'erasure-asked': [{ kind: 'erasure-asked', name, dueAt: '2026-11-28T04:15:00.000Z' }],
    'account-erased': [
      { kind: 'account-erased', name },
      { kind: 'account-erased', name, forNominee: true },
    ],
    'nominee-changed': [
      { kind: 'nominee-changed', name, nominee: 'Meera Iyer' },
      { kind: 'nominee-changed', name, nominee: null },
    ],
    'nominee-asked': [
      { kind: 'nominee-asked', name, nominee: 'Meera Iyer', dueAt: '2026-11-28T04:15:00.000Z' },
      { kind: 'nominee-asked', name, nominee: 'Meera Iyer' },
    ],
    'nominee-answer': [
      { kind: 'nominee-answer', name: 'Meera Iyer', person: name, dueAt: '2026-11-28T04:15:00.000Z' },
      { kind: 'nominee-answer', name: 'Meera Iyer', person: name, link: `${at}/api/nominee/copy/sample` },
    ],
  }) satisfies Partial<Samples>;

const ofOrders = {
  'order-paid': [{ kind: 'order-paid', order: sampleOrder }],
  'order-placed': [{ kind: 'order-placed', order: sampleCashOrder }],
  'order-shipped': [
    { kind: 'order-shipped', order: sampleShippedOrder, arrivesBy: '2026-11-27' },
    { kind: 'order-shipped', order: sampleCashOrder },
  ],
  'order-out-for-delivery': [
    { kind: 'order-out-for-delivery', order: sampleShippedOrder },
    { kind: 'order-out-for-delivery', order: sampleCashOrder },
  ],
  'order-delivered': [
    { kind: 'order-delivered', order: sampleOrder, returns: sampleReturns },
    { kind: 'order-delivered', order: sampleOrder, returns: sampleMadeToOrder },
    {
      kind: 'order-delivered',
      order: sampleCashOrder,
      returns: { problem: null, change: null, customised: [] },
    },
  ],
  'order-tracking': [{ kind: 'order-tracking', order: sampleShippedOrder }],
  'order-cancelled': [
    { kind: 'order-cancelled', order: sampleOrder, by: 'buyer', moneyGoesBack: true },
    { kind: 'order-cancelled', order: sampleCashOrder, by: 'shop', moneyGoesBack: false },
  ],
  'order-refunded': [
    { kind: 'order-refunded', name, ...about, amount: 4200.5 },
    { kind: 'order-refunded', name, ...about, amount: 4200.5, reference: 'HDFC0004417552' },
  ],
  ...returnSamples,
  ...energisationSamples,
  'payment-refunded': [
    { kind: 'payment-refunded', name, ...about, amount: 4200.5, reason: 'too_late' },
    { kind: 'payment-refunded', name, ...about, amount: 4200.5, reason: 'second_payment' },
  ],
  ...reviewSamples,
} satisfies Partial<Samples>;

const prediction = {
  en: {
    prediction:
      'The Moon moves through your tenth house, and what you have prepared in silence is seen today.\n\nSpeak first about the work and then about its price.',
    seek: 'A clear answer.',
    challenge: 'Hurrying others along.',
    insight: 'Roots grow in the dark, and that is fine.',
  },
  hi: {
    prediction:
      'चंद्रमा आपके दसवें भाव में है, और जो तैयारी आपने चुपचाप की, वह आज दिखेगी।\n\nपहले काम की बात करें, फिर उसके मूल्य की।',
    seek: 'एक साफ़ उत्तर।',
    challenge: 'दूसरों को जल्दी में डालना।',
    insight: 'जड़ें अँधेरे में बढ़ती हैं, और यही ठीक है।',
  },
};

/** The facts of reports, wallet, astrologers and messages. */
const ofReadings = (language: Lang) =>
  ({
    'report-ready': [
      { kind: 'report-ready', name, report: 'kundli', about: name, path: '/my-reports/sample' },
      {
        kind: 'report-ready',
        name,
        report: 'matching',
        about: 'Anjali and Rohan',
        path: '/my-reports/sample',
      },
      { kind: 'report-ready', name, report: 'panchang', about: 'Jaipur', path: '/my-reports/sample' },
    ],
    'report-money-back': (['too_late', 'second_payment', 'sent'] as const).map((reason) => ({
      kind: 'report-money-back',
      name,
      amount: 599,
      reason,
    })),
    'daily-prediction': [
      {
        kind: 'daily-prediction',
        name,
        day: '2026-11-21',
        sign: 4,
        text: prediction[language],
        path: '/daily-prediction/leo',
        unsubscribe: 'daily.sample',
      },
    ],
    'wallet-credited': [
      { kind: 'wallet-credited', name, amount: 200, reason: 'For the trouble with your late parcel.' },
    ],
    'top-up-money-back': [
      { kind: 'top-up-money-back', name, amount: 500, reason: 'second_payment' },
      { kind: 'top-up-money-back', name, amount: 500, reason: 'sent' },
    ],
    'kyc-approved': [{ kind: 'kyc-approved', name: pandit }],
    'kyc-rejected': [{ kind: 'kyc-rejected', name: pandit, reason: 'The photo of the PAN card is cut off.' }],
    'bank-changed': [
      {
        kind: 'bank-changed',
        name: pandit,
        bankName: 'State Bank of India',
        lastFour: '4417',
        waitHours: 24,
      },
    ],
    'withdrawal-decided': [
      { kind: 'withdrawal-decided', name: pandit, amount: 6000, status: 'completed', note: 'N325260044175' },
      {
        kind: 'withdrawal-decided',
        name: pandit,
        amount: 6000,
        status: 'rejected',
        note: 'The name differs.',
      },
      { kind: 'withdrawal-decided', name: pandit, amount: 6000, status: 'rejected', note: '' },
    ],
    'ticket-received': [
      { kind: 'ticket-received', name, number: 'T-1042', topic: 'order', replyHours: 24, resolveDays: 30 },
    ],
    'ticket-reply': [
      { kind: 'ticket-reply', name, number: 'T-1042', text: 'Your parcel reaches you tomorrow.\nThank you.' },
      {
        kind: 'ticket-reply',
        name,
        number: 'T-1042',
        text: 'Here is the invoice.',
        files: [{ name: 'invoice.pdf', path: '/api/ticket-files/sample' }],
      },
    ],
  }) satisfies Partial<Samples>;

const ofTheShop = {
  'shop-new-order': [
    { kind: 'shop-new-order', order: sampleOrder },
    { kind: 'shop-new-order', order: sampleCashOrder },
  ],
  'shop-order-cancelled': [{ kind: 'shop-order-cancelled', order: sampleOrder, reason: 'Ordered twice.' }],
  'shop-payment-refunded': [
    { kind: 'shop-payment-refunded', ...about, amount: 4200.5, reason: 'second_payment' },
  ],
  'shop-kyc-arrived': [{ kind: 'shop-kyc-arrived', name: pandit, email: 'raghunath@example.test' }],
  'shop-ticket': [
    {
      kind: 'shop-ticket',
      number: 'T-1042',
      ticketId: 'mwpwf52v95chc8t1',
      name,
      email: 'savitri@example.test',
      phone: '+919876543210',
      topic: 'order',
      orderNumber: 'NR-20461',
      message: 'When does my parcel come?\nI am away on Sunday.',
    },
  ],
  ...dailySamples,
  'shop-stock-low': stockSamples,
  'shop-identity': [true, false].map((sells) => ({
    kind: 'shop-identity' as const,
    name: 'Meera',
    sells,
    until: '2026-12-12T06:30:00.000Z',
    steps: ['identity' as const, 'grievance' as const, 'tax' as const],
  })),
  'shop-alert': (['backup', 'jobs', 'mails', 'check', 'disk', 'files', 'logins', 'trial'] as const).flatMap(
    (alert) =>
      [false, true].map((over) => ({
        kind: 'shop-alert' as const,
        name: 'Gayatri Bhat',
        alert,
        over,
        n: 12,
        since: '2026-11-21T04:15:00.000Z',
      })),
  ),
  'shop-delicate': (['mailbox', 'price', 'money', 'limit', 'right'] as const).map((change) => ({
    kind: 'shop-delicate' as const,
    name: 'Gayatri Bhat',
    change,
    by: 'Anita Rao',
    facts: change === 'price' ? ['Yellow Sapphire, 5 ct: ₹31500 → ₹1'] : [],
    more: change === 'price' ? 3 : 0,
    path: '/admin/audit',
  })),
  'shop-withdrawal-asked': [{ kind: 'shop-withdrawal-asked', name: pandit, amount: 6000 }],
  'payout-confirmed': [
    { kind: 'payout-confirmed', name: 'Gayatri Bhat', amount: 60_000, alone: false },
    { kind: 'payout-confirmed', name: 'Gayatri Bhat', amount: 60_000, alone: true },
  ],
} satisfies Partial<Samples>;

/** Returns an example or more of every kind of e-mail. `publicUrl`: the address that their links lead to. */
export function listSamples(publicUrl: string, language: Lang): Mail[] {
  const all: Samples = {
    ...ofAccounts(publicUrl),
    ...ofOrders,
    ...careSamples(publicUrl),
    ...ofReadings(language),
    ...ofTheShop,
  };
  return Object.values(all).flat();
}
