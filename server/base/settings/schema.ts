import { z } from 'zod';
import { parseCoordinates } from '#contract/base/settings/coordinates.ts';
import { isUploadedPicture, storedPicture } from '#contract/core/pictures.ts';
import { daySchema } from '#contract/core/primitives.ts';
import { isUpiId } from '#contract/core/rules.ts';
import { gstSchema } from './gst.ts';
import { orderLimitsSchema } from './order-limits.ts';

const rupees = z.number().nonnegative().multipleOf(0.01);
const percent = z.number().min(0).max(100).multipleOf(0.01);
const words = z.string().trim().min(1).max(200);
/** What a new shop has not set yet is ''; see identity.ts. */
const unset = z.literal('');
const name = z.string().trim().max(200);
const mailbox = z.union([z.email(), unset]);
/** The address of an uploaded picture; '' for none. */
const picture = z
  .string()
  .overwrite(storedPicture)
  .refine((address) => address === '' || isUploadedPicture(address), 'picture');
/** E.164: +919876500108. */
const phone = z.union([z.string().regex(/^\+[1-9]\d{7,14}$/), unset]);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** 'Mon-Fri', or one day: 'Sun'. */
const days = z.string().regex(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(-(Mon|Tue|Wed|Thu|Fri|Sat|Sun))?$/);
const hours = z
  .object({ days, open: hour, close: hour })
  .refine(({ open, close }) => open < close, 'closes_first');
const span = z
  .object({ from: z.number().int().min(0).max(60), to: z.number().int().min(1).max(60) })
  .refine(({ from, to }) => from <= to, 'ends_first');
const deliveryZone = span.and(
  z.object({
    name: words,
    pins: z
      .string()
      .trim()
      .regex(/^[1-9]\d{1,5}( [1-9]\d{1,5})*$/)
      .max(200),
  }),
);

/** The schema and default of every setting. A missing row means the default. Amounts in rupees. */
export const settingSchemas = {
  shop: z
    .object({
      name,
      /** Replaces mark and name at the head of pages, e-mails and PDFs. */
      logo: picture.default(''),
      /** Square: beside the name, and in the browser's tab. */
      icon: picture.default(''),
      email: mailbox,
      orderMails: z.array(z.email()).max(10),
      phone,
      whatsapp: phone,
      address: z.array(words).max(8),
      hours: z.array(hours).min(1).max(7),
      social: z.array(z.object({ name: words, url: z.url({ protocol: /^https?$/ }) })).max(12),
    })
    .default({
      name: '',
      logo: '',
      icon: '',
      email: '',
      orderMails: [],
      phone: '',
      whatsapp: '',
      address: [],
      hours: [
        { days: 'Mon-Fri', open: '09:00', close: '19:00' },
        { days: 'Sat-Sun', open: '10:00', close: '17:00' },
      ],
      social: [],
    }),
  /** The shop's facts in Hindi. An empty one is shown in English. */
  hindi: z
    .object({
      name: z.string().trim().max(200),
      address: z.array(words).max(8),
      legalName: z.string().trim().max(200),
      country: z.string().trim().max(200),
      officer: z.string().trim().max(200),
      designation: z.string().trim().max(200),
    })
    .default({
      name: '',
      address: [],
      legalName: '',
      country: 'भारत',
      officer: '',
      designation: 'शिकायत अधिकारी',
    }),
  /** Title and text at the head of the home page. Empty ones are the usual words. */
  hero: z
    .object({
      title: z.string().trim().max(80),
      titleHi: z.string().trim().max(80),
      lead: z.string().trim().max(240),
      leadHi: z.string().trim().max(240),
    })
    .default({ title: '', titleHi: '', lead: '', leadHi: '' }),
  delivery: z.object({ charge: rupees, freeAbove: rupees }).default({ charge: 100, freeAbove: 499 }),
  /**
   * When parcels arrive: the days of packing and of the road, and zones with other business days than
   * `care.shippingDays`. `pins` are beginnings of PIN codes, separated by spaces.
   */
  deliveryDays: z
    .object({ workingDays: days, zones: z.array(deliveryZone).max(50) })
    .default({ workingDays: 'Mon-Sat', zones: [] }),
  cod: z.object({ offered: z.boolean(), maxAmount: rupees }).default({ offered: true, maxAmount: 25_000 }),
  /**
   * Payment by UPI QR, which staff confirm: the UPI id that is paid ('' offers none), the name of its account ('' is the
   * name of the shop), and the hours that a buyer has to pay.
   */
  upiQr: z
    .object({
      upiId: z
        .string()
        .trim()
        .refine((text) => text === '' || isUpiId(text), 'upi'),
      payee: z.string().trim().max(50),
      hours: z.number().int().min(1).max(24),
    })
    .default({ upiId: '', payee: '', hours: 24 }),
  orderLimits: orderLimitsSchema,
  /**
   * Orders that wait for an online payment: the hours that a payment link by mail is open, and the hours after the end of
   * an unpaid order until its buyer is reminded, if they want it.
   */
  unpaidOrders: z
    .object({ linkHours: z.number().int().min(1).max(168), remindHours: z.number().int().min(1).max(72) })
    .default({ linkHours: 24, remindHours: 3 }),
  /**
   * When an order is marked for a second look: a first order above an amount, so many addresses of a buyer within days,
   * so many orders from one phone on a day. The marks never refuse anything.
   */
  orderRisk: z
    .object({
      firstOrder: rupees,
      addresses: z.number().int().min(2).max(20),
      addressDays: z.number().int().min(1).max(90),
      ordersADay: z.number().int().min(2).max(100),
    })
    .default({ firstOrder: 15_000, addresses: 3, addressDays: 7, ordersADay: 3 }),
  /**
   * Energisation: the people who do it, the place where they do it (the muhurat is found for it), and how many days ahead
   * a muhurat is looked for. The price is that of the service product.
   */
  energisation: z
    .object({
      people: z.array(z.object({ name: words.max(80), nameHi: words.max(80) })).max(20),
      place: words.max(80),
      placeHi: words.max(80),
      coordinates: z
        .string()
        .max(40)
        .refine((text) => parseCoordinates(text) !== null, 'coordinates'),
      days: z.number().int().min(7).max(60),
    })
    .default({ people: [], place: 'Jaipur', placeHi: 'जयपुर', coordinates: '26.9196, 75.7878', days: 21 }),
  /** The number that the next order gets at least: NR-20461. A trigger raises the sequence to it (0330_selling_orders.sql). */
  orderNumberStart: z.number().int().min(1).max(999_999_999).default(20_461),
  countries: z.array(z.string().length(2)).default(['IN']),
  reservationMinutes: z.number().int().min(16).max(1440).default(30),
  prices: z
    .object({ kundli: rupees, matching: rupees, panchang: rupees })
    .default({ kundli: 599, matching: 999, panchang: 299 }),
  /** A price that moves by more than this percentage within a day needs fresh proof, and owners get a notice. */
  priceChanges: z.object({ proofAbove: z.number().int().min(1).max(99) }).default({ proofAbove: 30 }),
  wallet: z
    .object({ maxTopUp: rupees, minWithdrawal: rupees })
    .default({ maxTopUp: 100_000, minWithdrawal: 500 }),
  /** Shares of a chat in percent: commission of the gross, GST on the commission, gateway share of the gross. */
  chat: z
    .object({ commission: percent, gstOnCommission: percent, gatewayShare: percent })
    .default({ commission: 20, gstOnCommission: 18, gatewayShare: 2 }),
  /** The seller, and the default tax rates; see gst.ts. */
  gst: gstSchema,
  /** The return policy: hours and days after delivery, the fee in rupees, the credit in months. */
  policies: z
    .object({
      returns: z.object({
        problemAskHours: z.number().int().min(1).max(720),
        problemAcceptDays: z.number().int().min(1).max(90),
        returnDays: z.number().int().min(0).max(90),
        fee: rupees,
        creditMonths: z.number().int().min(1).max(24),
        /** Days in which the buyer sends the parcel of an agreed return, and in which the shop looks at it. */
        sendDays: z.number().int().min(1).max(60).default(7),
        inspectDays: z.number().int().min(1).max(30).default(3),
      }),
    })
    .default({
      returns: {
        problemAskHours: 24,
        problemAcceptDays: 7,
        returnDays: 3,
        fee: 80,
        creditMonths: 3,
        sendDays: 7,
        inspectDays: 3,
      },
    }),
  /**
   * The security of staff. `freshProof`: what moves money, rights or personal data needs a log-in or a second factor of
   * the last 15 minutes, and an admin's session ends after `idleMinutes` without use. Production always does both.
   */
  staff: z
    .object({ freshProof: z.boolean(), idleMinutes: z.number().int().min(5).max(480).default(30) })
    .default({ freshProof: false, idleMinutes: 30 }),
  /**
   * The safety of payouts. Above a sum (rupees) two people are needed. After an account was replaced by another one,
   * nothing is paid to it for these hours; 0 for at once.
   */
  payouts: z
    .object({ twoPeopleAbove: rupees, bankWaitHours: z.number().int().min(0).max(168) })
    .default({ twoPeopleAbove: 50_000, bankWaitHours: 24 }),
  /**
   * The limits of money that the shop gives to wallets of its own will, in rupees: of one credit, of what one person gets in
   * 30 days, and of what one member of staff gives in 24 hours.
   */
  goodwill: z
    .object({ atMost: rupees, perMonth: rupees, perGiver: rupees.default(5000) })
    .default({ atMost: 1000, perMonth: 2000, perGiver: 5000 }),
  /** The number of pieces at which a SKU is low on stock. */
  stockLow: z.number().int().min(0).max(1000).default(3),
  /** The limits of open sockets per process: per user, and per address (IPv6: a /64) without a session. */
  sockets: z
    .object({
      perPerson: z.number().int().min(2).max(1000),
      perAddress: z.number().int().min(10).max(100_000),
    })
    .default({ perPerson: 20, perAddress: 500 }),
  /** The e-mail of the evening: from when (IST) it is sent, and to which mailboxes; none: those of new orders. */
  eveningMail: z
    .object({ on: z.boolean(), at: hour, to: z.array(z.email()).max(10) })
    .default({ on: false, at: '19:30', to: [] }),
  productListLimit: z.number().int().min(1).max(10_000).default(1000),
  termsVersion: z.string().trim().min(1).max(20).default('2026-11'),
  /** The legal entity, as the E-Commerce Rules 2020 require. `registration` is the CIN or LLPIN, or empty. */
  legal: z
    .object({ name, registration: z.string().trim().max(60), country: words })
    .default({ name: '', registration: '', country: 'India' }),
  /**
   * The grievance officer (E-Commerce Rules 2020, rule 4(4) and (5)), with the deadlines to acknowledge and
   * to resolve.
   */
  grievance: z
    .object({
      name,
      designation: words,
      email: mailbox,
      phone,
      acknowledgeHours: z.number().int().min(1).max(48),
      resolveDays: z.number().int().min(1).max(31),
    })
    .default({
      name: '',
      designation: 'Grievance Officer',
      email: '',
      phone: '',
      acknowledgeHours: 48,
      resolveDays: 30,
    }),
  /**
   * The promises of customer care: hours to a reply, gift card help, days to ship, and days to deliver
   * digital products.
   */
  care: z
    .object({
      replyHours: z.number().int().min(1).max(240),
      giftHelp: hours,
      shippingDays: span,
      digitalDays: span,
    })
    .default({
      replyHours: 24,
      giftHelp: { days: 'Mon-Sat', open: '10:00', close: '18:00' },
      shippingDays: { from: 3, to: 5 },
      digitalDays: { from: 3, to: 5 },
    }),
  /** Major festivals, on which the shop is closed. */
  holidays: z
    .array(z.object({ date: daySchema, en: words, hi: words }))
    .max(60)
    .default([
      { date: '2027-01-26', en: 'Republic Day', hi: 'गणतंत्र दिवस' },
      { date: '2027-03-22', en: 'Holi', hi: 'होली' },
      { date: '2027-08-15', en: 'Independence Day', hi: 'स्वतंत्रता दिवस' },
      { date: '2027-10-02', en: 'Gandhi Jayanti', hi: 'गांधी जयंती' },
      { date: '2027-10-29', en: 'Diwali', hi: 'दीपावली' },
    ]),
  /** The people of the shop on its page about itself, in order. The grievance officer is added from `grievance`. */
  people: z
    .array(
      z.object({
        name: words,
        nameHi: words,
        role: words,
        roleHi: words,
        en: z.string().trim().min(1).max(400),
        hi: z.string().trim().min(1).max(400),
      }),
    )
    .max(20)
    .default([]),
  partners: z
    .array(
      z.object({
        name: words,
        url: z.url({ protocol: /^https?$/ }),
        en: z.string().trim().min(1).max(400),
        hi: z.string().trim().min(1).max(400),
      }),
    )
    .max(100)
    .default([]),
};

/** The name of a setting. */
export type SettingKey = keyof typeof settingSchemas;
/** All settings with their values. */
export type Settings = { [K in SettingKey]: z.output<(typeof settingSchemas)[K]> };
