import type { TicketTopic } from '#contract/office/tickets/rules.ts';
import type { OrderStatus } from '#contract/selling/orders/statuses.ts';
import type { ReturnReason } from '#contract/selling/returns/reasons.ts';
import type { Lang } from '#languages/list.ts';

/** A step of an open order: its status from then on, or what the shop or the buyer does. Hours before now. */
export type RecentStep =
  | readonly [hoursAgo: number, status: Exclude<OrderStatus, 'Pending' | 'Cancelled'>]
  | readonly [hoursAgo: number, act: 'paid' | 'cancelled' | 'refunded'];

/** A return of an open order, with the hours before now of its steps. */
export type RecentReturn = {
  reason: ReturnReason;
  text: string;
  askedHoursAgo: number;
  agreedHoursAgo?: number;
  /** The parcel that the buyer has named. */
  parcel?: { hoursAgo: number; courier: string; number: string };
};

/**
 * An order of the demo that staff work on. `product` is the slug of a product that is sold by quantity. An `unpaid` order
 * waits for its payment at the gateway. `online` is paid there, where the shop has the sandbox.
 */
export type RecentOrder = {
  customer: string;
  product: string;
  quantity: number;
  hoursAgo: number;
  pays: 'cash' | 'online' | 'unpaid';
  /** What the buyer fills in, by the field. */
  filled?: Record<string, string>;
  steps: readonly RecentStep[];
  courier?: { name: string; number: string };
  returned?: RecentReturn;
};

/** The orders of the last days, in every state. Those with 0 to 12 hours are of the day of the fill. */
export const recentOrders: readonly RecentOrder[] = [
  {
    customer: 'rekha.chauhan@example.test',
    product: 'japa-starter-combo',
    quantity: 1,
    hoursAgo: 0.03,
    pays: 'unpaid',
    steps: [],
  },
  {
    customer: 'padma.reddy@example.test',
    product: 'engraved-brass-bell-name',
    quantity: 1,
    hoursAgo: 1.2,
    pays: 'online',
    filled: { words: 'श्री गणेशाय नमः · रेड्डी', letters: 'Devanagari' },
    steps: [],
  },
  {
    customer: 'ganesh.pawar@example.test',
    product: 'seven-chakra-bracelet',
    quantity: 2,
    hoursAgo: 3,
    pays: 'cash',
    steps: [],
  },
  {
    customer: 'sunita.joshi@example.test',
    product: 'hanuman-kavach-copper',
    quantity: 1,
    hoursAgo: 21,
    pays: 'cash',
    steps: [[4, 'Processing']],
  },
  {
    customer: 'debjani.m@example.test',
    product: 'housewarming-griha-pravesh-box',
    quantity: 1,
    hoursAgo: 26,
    pays: 'online',
    steps: [[5, 'Processing']],
  },
  {
    customer: 'bhavna.shah@example.test',
    product: 'money-magnet-bracelet-trio',
    quantity: 1,
    hoursAgo: 46,
    pays: 'cash',
    steps: [
      [40, 'Processing'],
      [20, 'Shipped'],
    ],
    courier: { name: 'India Post', number: 'EM482913756IN' },
  },
  {
    customer: 'alok.singh@example.test',
    product: 'feng-shui-long-life-tortoise',
    quantity: 1,
    hoursAgo: 70,
    pays: 'online',
    steps: [
      [62, 'Processing'],
      [45, 'Shipped'],
      [18, 'On-way'],
    ],
    courier: { name: 'India Post', number: 'EM482913742IN' },
  },
  {
    customer: 'radhika.menon@example.test',
    product: 'office-diwali-hamper',
    quantity: 2,
    hoursAgo: 94,
    pays: 'cash',
    steps: [
      [90, 'Processing'],
      [69, 'Shipped'],
      [5, 'Out-for-delivery'],
    ],
    courier: { name: 'India Post', number: 'EM482913725IN' },
  },
  {
    customer: 'arjun.mehta@example.test',
    product: 'evil-eye-bracelet-blue',
    quantity: 3,
    hoursAgo: 98,
    pays: 'online',
    steps: [
      [92, 'Processing'],
      [71, 'Shipped'],
      [7, 'Out-for-delivery'],
      [2.5, 'Delivered'],
    ],
    courier: { name: 'India Post', number: 'EM482913711IN' },
  },
  {
    customer: 'kavita.mishra@example.test',
    product: 'japa-starter-combo',
    quantity: 1,
    hoursAgo: 118,
    pays: 'cash',
    steps: [
      [112, 'Processing'],
      [92, 'Shipped'],
      [6, 'Out-for-delivery'],
      [1.5, 'Delivered'],
      [1.4, 'paid'],
    ],
    courier: { name: 'India Post', number: 'EM482913699IN' },
  },
  {
    customer: 'yusuf.ansari@example.test',
    product: 'rose-quartz-bracelet',
    quantity: 1,
    hoursAgo: 27,
    pays: 'online',
    steps: [[25, 'cancelled']],
  },
  {
    customer: 'vikram.solanki@example.test',
    product: 'money-magnet-bracelet-trio',
    quantity: 1,
    hoursAgo: 170,
    pays: 'online',
    steps: [
      [160, 'Processing'],
      [142, 'Shipped'],
      [76, 'Delivered'],
      [30, 'refunded'],
    ],
    courier: { name: 'India Post', number: 'EM482913654IN' },
  },
  {
    customer: 'nandini.rao@example.test',
    product: 'evil-eye-bracelet-blue',
    quantity: 2,
    hoursAgo: 122,
    pays: 'online',
    steps: [
      [116, 'Processing'],
      [96, 'Shipped'],
      [30, 'Delivered'],
    ],
    courier: { name: 'India Post', number: 'EM482913668IN' },
    returned: {
      reason: 'not_as_expected',
      text: 'The blue is darker than I thought. It is unworn and in its pouch.',
      askedHoursAgo: 9,
    },
  },
  {
    customer: 'harpreet.gill@example.test',
    product: 'rose-quartz-bracelet',
    quantity: 1,
    hoursAgo: 150,
    pays: 'online',
    steps: [
      [146, 'Processing'],
      [120, 'Shipped'],
      [60, 'Delivered'],
    ],
    courier: { name: 'India Post', number: 'EM482913637IN' },
    returned: {
      reason: 'damaged',
      text: 'One bead has a crack from side to side.',
      askedHoursAgo: 50,
      agreedHoursAgo: 44,
      parcel: { hoursAgo: 22, courier: 'India Post', number: 'EP117204583IN' },
    },
  },
];

/** A message to the shop. `answer` is the reply of the staff. */
export type RecentTicket = {
  customer: string;
  topic: TicketTopic;
  hoursAgo: number;
  message: string;
  answer?: { hoursAgo: number; text: string };
};

/** The messages of the last days. */
export const recentTickets: readonly RecentTicket[] = [
  {
    customer: 'radhika.menon@example.test',
    topic: 'order',
    hoursAgo: 4,
    message:
      'The courier says the parcel comes today. I am at work until six. Can it be left with the neighbour, Poornima on the ground floor?',
  },
  {
    customer: 'deepak.verma@example.test',
    topic: 'product',
    hoursAgo: 19,
    message: 'पाँच मुखी माला के दाने कितने मिलीमीटर के हैं? मुझे गले में पहननी है, जप के लिए नहीं।',
  },
  {
    customer: 'francis.dsouza@example.test',
    topic: 'payment',
    hoursAgo: 52,
    message: 'My bank shows the amount twice for yesterday evening. Only one order is in my account.',
    answer: {
      hoursAgo: 47,
      text: 'Your order was paid once. The second amount is a hold of your bank, which it lifts by itself within three business days. If it is still there after that, reply here and we will look into it with the bank.',
    },
  },
];

/** People who left a name and a number. A number can come twice. */
export const recentVisitors: readonly {
  name: string;
  phone: string;
  language: Lang;
  agreed: boolean;
  hoursAgo: number;
}[] = [
  { name: 'Kiran Bhatia', phone: '9810442207', language: 'en', agreed: true, hoursAgo: 75 },
  { name: 'Sarita Yadav', phone: '9415820034', language: 'hi', agreed: true, hoursAgo: 51 },
  { name: 'Thomas Kurian', phone: '9447290158', language: 'en', agreed: false, hoursAgo: 28 },
  { name: 'Kiran Bhatia', phone: '9810442207', language: 'en', agreed: true, hoursAgo: 6 },
  { name: 'Meera Saxena', phone: '9826604719', language: 'hi', agreed: true, hoursAgo: 2 },
];

/** The account of the astrologer whom visitors of the demo log in as. */
export const demoAccount = {
  hoursAgo: 60,
  accountNumber: '50100123456789',
  ifsc: 'HDFC0000123',
  bankName: 'HDFC Bank',
} as const;

/** A payout that an astrologer asks for, in rupees, to this account. */
export const recentWithdrawal = {
  hoursAgo: 8,
  amount: 600,
  accountNumber: '300412765918',
  ifsc: 'SBIN0000869',
  bankName: 'State Bank of India',
} as const;

/** A chat that a customer reports. */
export const recentReport = {
  hoursAgo: 11,
  reason: 'contact',
  text: 'I was asked for my number, to go on talking outside of the chat.',
} as const;
