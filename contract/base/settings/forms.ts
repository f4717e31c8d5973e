import type { FieldKind, SettingField } from './form-fields.ts';

/** A section of the settings page: all or part of one setting. A setting that is one list has the field ''. */
export type SettingSection = {
  id: string;
  key: string;
  /** The admin page of the module that it belongs to. A shop without that page does not show the section. */
  page?: string;
  fields: readonly SettingField[];
};

const text = (name: string, max = 200): SettingField => ({ name, kind: 'text', max });
const printed = (field: SettingField): SettingField => ({ ...field, printed: true });
const rupees = (name: string): SettingField => ({ name, kind: 'rupees' });
const percent = (name: string): SettingField => ({ name, kind: 'percent' });
const whole = (name: string, min: number, max: number): SettingField => ({ name, kind: 'whole', min, max });
const of = (name: string, kind: FieldKind): SettingField => ({ name, kind });
const opening: readonly SettingField[] = [of('days', 'days'), of('open', 'time'), of('close', 'time')];
const itemLimits: readonly SettingField[] = [
  whole('pieces', 1, 100_000),
  whole('allPieces', 1, 100_000),
  whole('items', 1, 100_000),
  rupees('value'),
];
const span: readonly SettingField[] = [whole('from', 0, 60), whole('to', 1, 60)];

/** The sections of `/admin/settings`, in order. The page omits sections whose setting does not exist. */
export const settingSections: readonly SettingSection[] = [
  {
    id: 'identity',
    key: 'shop',
    fields: [
      printed(text('name')),
      { ...of('logo', 'picture'), optional: true },
      { ...of('icon', 'picture'), optional: true },
      printed({ name: 'address', kind: 'list', item: 'text', min: 1, max: 8 }),
      of('email', 'email'),
      { name: 'orderMails', kind: 'list', item: 'email', min: 1, max: 10 },
    ],
  },
  {
    id: 'legal',
    key: 'legal',
    fields: [text('name'), { ...text('registration', 60), optional: true }, text('country')],
  },
  {
    id: 'hindi',
    key: 'hindi',
    fields: [
      printed({ ...text('name'), optional: true }),
      printed({ name: 'address', kind: 'list', item: 'text', max: 8, optional: true }),
      ...['legalName', 'country', 'officer', 'designation'].map(
        (name): SettingField => printed({ ...text(name), optional: true }),
      ),
    ],
  },
  {
    id: 'hero',
    key: 'hero',
    fields: [
      { ...text('title', 80), optional: true },
      { ...text('titleHi', 80), optional: true },
      { name: 'lead', kind: 'long', max: 240, optional: true },
      { name: 'leadHi', kind: 'long', max: 240, optional: true },
    ],
  },
  {
    id: 'phones',
    key: 'shop',
    fields: [of('phone', 'phone'), { ...of('whatsapp', 'phone'), optional: true }],
  },
  { id: 'hours', key: 'shop', fields: [{ name: 'hours', kind: 'rows', min: 1, max: 7, of: opening }] },
  {
    id: 'holidays',
    key: 'holidays',
    fields: [{ name: '', kind: 'rows', max: 60, of: [of('date', 'date'), text('en'), text('hi')] }],
  },
  {
    id: 'social',
    key: 'shop',
    fields: [{ name: 'social', kind: 'rows', max: 12, of: [text('name'), of('url', 'url')] }],
  },
  {
    id: 'grievance',
    key: 'grievance',
    fields: [
      text('name'),
      text('designation'),
      of('email', 'email'),
      of('phone', 'phone'),
      whole('acknowledgeHours', 1, 48),
      whole('resolveDays', 1, 31),
    ],
  },
  {
    id: 'care',
    key: 'care',
    fields: [
      whole('replyHours', 1, 240),
      { name: 'giftHelp', kind: 'group', of: opening },
      { name: 'shippingDays', kind: 'group', of: span },
      { name: 'digitalDays', kind: 'group', of: span },
    ],
  },
  {
    id: 'gst',
    key: 'gst',
    fields: [
      of('registered', 'answer'),
      printed(text('legalName', 120)),
      { ...text('gstin', 15), optional: true },
      of('state', 'state'),
      printed({ name: 'address', kind: 'list', item: 'text', min: 1, max: 6 }),
      percent('goodsRate'),
      of('serviceCode', 'code'),
      percent('serviceRate'),
      printed({ ...text('signatory', 80), optional: true }),
    ],
  },
  { id: 'delivery', key: 'delivery', fields: [rupees('charge'), rupees('freeAbove')] },
  {
    id: 'deliveryDays',
    key: 'deliveryDays',
    fields: [
      of('workingDays', 'days'),
      {
        name: 'zones',
        kind: 'rows',
        max: 50,
        of: [text('name'), { name: 'pins', kind: 'pins', max: 200 }, ...span],
      },
    ],
  },
  { id: 'cod', key: 'cod', fields: [of('offered', 'toggle'), rupees('maxAmount')] },
  {
    id: 'upiQr',
    key: 'upiQr',
    fields: [
      { name: 'upiId', kind: 'upi', max: 320, optional: true },
      { ...text('payee', 50), optional: true },
      whole('hours', 1, 24),
    ],
  },
  {
    id: 'orderLimits',
    key: 'orderLimits',
    fields: [
      whole('cashOrders', 1, 1000),
      whole('cashPieces', 1, 1000),
      of('cashProved', 'toggle'),
      { name: 'exceptCategories', kind: 'list', item: 'text', max: 50 },
      { name: 'newBuyer', kind: 'group', of: [whole('terms', 1, 100_000), ...itemLimits] },
      { name: 'knownBuyer', kind: 'group', of: [whole('terms', 1, 100_000), ...itemLimits] },
      { name: 'address', kind: 'group', of: [whole('orders', 1, 100_000), ...itemLimits] },
    ],
  },
  {
    id: 'unpaidOrders',
    key: 'unpaidOrders',
    fields: [whole('linkHours', 1, 168), whole('remindHours', 1, 72)],
  },
  {
    id: 'orderRisk',
    key: 'orderRisk',
    fields: [
      rupees('firstOrder'),
      whole('addresses', 2, 20),
      whole('addressDays', 1, 90),
      whole('ordersADay', 2, 100),
    ],
  },
  {
    id: 'energisation',
    key: 'energisation',
    page: '/admin/energisations',
    fields: [
      { name: 'people', kind: 'rows', max: 20, of: [text('name', 80), text('nameHi', 80)] },
      text('place', 80),
      text('placeHi', 80),
      { name: 'coordinates', kind: 'coordinates', max: 40 },
      whole('days', 7, 60),
    ],
  },
  { id: 'orderNumbers', key: 'orderNumberStart', fields: [whole('', 1, 999_999_999)] },
  {
    id: 'policies',
    key: 'policies',
    fields: [
      {
        name: 'returns',
        kind: 'group',
        of: [
          whole('problemAskHours', 1, 720),
          whole('problemAcceptDays', 1, 90),
          whole('returnDays', 0, 90),
          rupees('fee'),
          whole('creditMonths', 1, 24),
          whole('sendDays', 1, 60),
          whole('inspectDays', 1, 30),
        ],
      },
    ],
  },
  { id: 'prices', key: 'prices', fields: [rupees('kundli'), rupees('matching'), rupees('panchang')] },
  {
    id: 'wallet',
    key: 'wallet',
    page: '/admin/withdrawal-requests',
    fields: [rupees('maxTopUp'), rupees('minWithdrawal')],
  },
  {
    id: 'chat',
    key: 'chat',
    page: '/admin/reported-chats',
    fields: [percent('commission'), percent('gstOnCommission'), percent('gatewayShare')],
  },
  {
    id: 'people',
    key: 'people',
    fields: [
      {
        name: '',
        kind: 'rows',
        max: 20,
        of: [
          text('name'),
          text('nameHi'),
          text('role'),
          text('roleHi'),
          { name: 'en', kind: 'long', max: 400 },
          { name: 'hi', kind: 'long', max: 400 },
        ],
      },
    ],
  },
  {
    id: 'partners',
    key: 'partners',
    fields: [
      {
        name: '',
        kind: 'rows',
        max: 100,
        of: [
          text('name'),
          of('url', 'url'),
          { name: 'en', kind: 'long', max: 400 },
          { name: 'hi', kind: 'long', max: 400 },
        ],
      },
    ],
  },
  {
    id: 'countries',
    key: 'countries',
    fields: [{ name: '', kind: 'list', item: 'country', min: 1, max: 50 }],
  },
  { id: 'reservation', key: 'reservationMinutes', fields: [whole('', 16, 1440)] },
  { id: 'stock', key: 'stockLow', fields: [whole('', 0, 1000)] },
  {
    id: 'sockets',
    key: 'sockets',
    fields: [whole('perPerson', 2, 1000), whole('perAddress', 10, 100_000)],
  },
  { id: 'payouts', key: 'payouts', fields: [rupees('twoPeopleAbove'), whole('bankWaitHours', 0, 168)] },
  { id: 'priceChanges', key: 'priceChanges', fields: [whole('proofAbove', 1, 99)] },
  { id: 'goodwill', key: 'goodwill', fields: [rupees('atMost'), rupees('perMonth'), rupees('perGiver')] },
  { id: 'staff', key: 'staff', fields: [of('freshProof', 'toggle'), whole('idleMinutes', 5, 480)] },
  { id: 'productList', key: 'productListLimit', fields: [whole('', 1, 10_000)] },
  {
    id: 'evening',
    key: 'eveningMail',
    fields: [
      of('on', 'toggle'),
      of('at', 'time'),
      { name: 'to', kind: 'list', item: 'email', max: 10, optional: true },
    ],
  },
  { id: 'terms', key: 'termsVersion', fields: [text('', 20)] },
];
