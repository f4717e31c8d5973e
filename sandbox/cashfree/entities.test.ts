import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

// The fields of the real API's entities and webhooks, as its documentation lists them: the stand-in must not drift.
const FIELDS = {
  order: `cf_order_id order_id entity order_currency order_amount order_status payment_session_id order_expiry_time
    order_note created_at order_splits customer_details order_meta order_tags terminal_data cart_details`,
  customer: 'customer_id customer_name customer_email customer_phone customer_uid',
  meta: 'return_url notify_url payment_methods',
  payment: `cf_payment_id order_id entity error_details is_captured order_amount payment_group payment_currency
    payment_amount payment_time payment_completion_time payment_status payment_message bank_reference auth_id
    order_currency authorization payment_method international_payment payment_gateway_details payment_surcharge`,
  error: `error_code error_description error_reason error_source error_code_raw error_description_raw
    error_subcode_raw`,
  refund: `cf_payment_id cf_refund_id order_id refund_id entity refund_amount refund_currency refund_note refund_status
    refund_arn refund_charge status_description refund_type refund_mode created_at processed_at refund_speed`,
  webhook: 'data event_time type',
  data: 'order payment customer_details payment_gateway_details payment_offers',
  webhookPayment: `cf_payment_id payment_status payment_amount payment_currency payment_message payment_time
    bank_reference auth_id payment_method payment_group international_payment payment_surcharge`,
  gateway: `gateway_name gateway_order_id gateway_payment_id gateway_order_reference_id gateway_settlement
    gateway_status_code`,
};

const expectFields = (entity: unknown, fields: keyof typeof FIELDS) =>
  expect(Object.keys(entity as object).sort(), fields).toEqual(FIELDS[fields].split(/\s+/).sort());

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('has every documented field of orders, payments, refunds and webhooks, and no other', async () => {
  const { order_id } = await shop.order();
  await shop.control(`/orders/${order_id}`, { outcome: 'declined', webhook: 'never' });
  await shop.control(`/orders/${order_id}`, { outcome: 'success' });
  const order = JSON.parse((await shop.api('GET', `/pg/orders/${order_id}`)).text);
  expectFields(order, 'order');
  expectFields(order.customer_details, 'customer');
  expectFields(order.order_meta, 'meta');
  const [paid, declined] = JSON.parse((await shop.api('GET', `/pg/orders/${order_id}/payments`)).text);
  expectFields(paid, 'payment');
  expectFields(declined.error_details, 'error');
  expectFields(paid.payment_gateway_details, 'gateway');
  expect([order.cf_order_id, paid.cf_payment_id].map((id) => typeof id)).toEqual(['string', 'string']);
  const asked = { refund_amount: 1, refund_id: 'fields' };
  expectFields((await shop.api('POST', `/pg/orders/${order_id}/refunds`, asked)).body, 'refund');
  const hook = JSON.parse(shop.received[0]?.raw ?? '');
  expectFields(hook, 'webhook');
  expectFields(hook.data, 'data');
  expectFields(hook.data.payment, 'webhookPayment');
  expectFields(hook.data.payment_gateway_details, 'gateway');
});

it('pays by UPI with an intent and with a QR code in turn, and never with a request to an address', async () => {
  const channels: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { order_id } = await shop.order();
    await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    const [paid] = JSON.parse((await shop.api('GET', `/pg/orders/${order_id}/payments`)).text);
    channels.push(paid.payment_method.upi.channel);
  }
  expect([...new Set(channels)].sort()).toEqual(['link', 'qrcode']);
});
