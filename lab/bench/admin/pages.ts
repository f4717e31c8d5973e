import { sql } from 'kysely';
import { daysAfter, indiaDay } from '../../../contract/core/india-time.ts';
import { periodBefore, type SalesGrouping, salesGroupings } from '../../../contract/office/sales/rules.ts';
import type { openAdminShop } from './shop.ts';

type AdminShop = Awaited<ReturnType<typeof openAdminShop>>;

/** One measured request: its name, the promised milliseconds, and the request. */
export type Page = [what: string, wantedMs: number, ask: () => Promise<unknown>];

/** Returns the cursor of the order in the middle of the list. */
async function readMiddle({ db }: AdminShop['testShop']): Promise<string> {
  const { rows } = await sql<{ at: number; id: string }>`
    select (extract(epoch from created_at) * 1000000)::bigint as at, id from orders order by created_at desc, id desc
     limit 1 offset (select count(*) / 2 from orders)`.execute(db);
  return Buffer.from(JSON.stringify(['newest', rows[0]?.at, rows[0]?.id])).toString('base64url');
}

/** Lists the pages of products and stock. */
function stockPages({ api }: AdminShop): Page[] {
  const products = (query: object) => () => api('GET /api/admin/products', { query });
  const stock = (query: object) => () => api('GET /api/admin/stock', { query });
  return [
    ['products', 100, products({})],
    ['products, by stock', 100, products({ sort: 'stock' })],
    ['products, most stock of a category', 100, products({ sort: '-stock', category: 'Rudraksha' })],
    ['products, by price', 100, products({ sort: 'price' })],
    ['products, last changed', 100, products({ sort: '-changed' })],
    ['products, sold out', 100, products({ stock: 'out' })],
    ['products, hidden', 100, products({ state: 'unlisted' })],
    ['products, search by name', 100, products({ q: 'ruby', sort: 'name' })],
    ['products, by name', 100, products({ sort: 'name' })],
    ['products, low', 100, products({ stock: 'low' })],
    ['products, search', 100, products({ q: 'ruby' })],
    ['stock', 100, stock({})],
    ['stock, last page', 100, stock({ before: 'end' })],
    ['stock, fewest pieces', 100, stock({ sort: 'available' })],
    ['stock, by shelf', 100, stock({ sort: 'shelf' })],
    ['stock, sold out', 100, stock({ show: 'out' })],
    ['stock, search among best sold', 100, stock({ q: 'ruby', sort: '-sold30' })],
    ['stock, search by code', 100, stock({ q: 'nrx-12' })],
    ['stock, best sold', 100, stock({ sort: '-sold30' })],
    ['stock, to order', 100, stock({ show: 'order' })],
    ['stock, search', 100, stock({ q: 'ruby' })],
    ['stock, value by HSN', 100, () => api('GET /api/admin/stock/value')],
  ];
}

/** Lists the pages of the admin with their filters and sorts. The dashboard is promised in 150 ms, every other in 100. */
export function adminPages(shop: AdminShop): Page[] {
  const { api, testShop, token } = shop;
  const today = indiaDay(testShop.clock.now());
  let middle: string | undefined;
  const fromMiddle = async () => {
    middle ??= await readMiddle(testShop);
    return api('GET /api/admin/orders', { query: { after: middle } });
  };
  const orders = (query: object) => () => api('GET /api/admin/orders', { query });
  const sales = (by: SalesGrouping, days: number, compared = false) => {
    const period = { from: daysAfter(today, 1 - days), to: today };
    const { from: againstFrom, to: againstTo } = periodBefore(period);
    return () =>
      api('GET /api/admin/sales', { query: { by, ...period, ...(compared && { againstFrom, againstTo }) } });
  };
  const unsold = () =>
    api('GET /api/admin/sales/unsold', { query: { from: daysAfter(today, -364), to: today } });
  const people = (query: object) => () => api('GET /api/auth/admin/users', { query });
  const plain = (path: string) => async () => {
    const answer = await fetch(`${testShop.base}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
  };
  return [
    ['dashboard', 150, () => api('GET /api/auth/admin/dashboard')],
    ['counts of the menu', 100, () => api('GET /api/auth/admin/waiting')],
    ['news', 100, () => api('GET /api/admin/desk/news', {})],
    ['orders', 100, orders({})],
    ...(['oldest', 'highest', 'lowest', 'waiting'] as const).map(
      (sort): Page => [`orders, ${sort}`, 100, orders({ sort })],
    ),
    ['orders, last page', 100, orders({ before: 'end' })],
    ['orders, row 500,000', 100, fromMiddle],
    ['orders, delivered', 100, orders({ status: 'Delivered' })],
    ['orders, paid in cash', 100, orders({ method: 'cod', payment: 'Paid' })],
    ['orders, not packed', 100, orders({ packed: 'no' })],
    ['orders, packed', 100, orders({ packed: 'yes' })],
    ['orders, of a day', 100, orders({ from: daysAfter(today, -100), to: daysAfter(today, -100) })],
    ['orders, of a month', 100, orders({ from: daysAfter(today, -100), to: daysAfter(today, -70) })],
    ['orders, by courier', 100, orders({ courier: 'Delivera' })],
    ['orders, by PIN', 100, orders({ pin: '5600' })],
    ['orders, by tracking number', 100, orders({ tracking: 'BW71' })],
    ['orders, by product', 100, orders({ item: 'ruby number 77' })],
    ['orders, by a word of many products', 100, orders({ item: 'ruby' })],
    ['orders, by number', 100, orders({ q: 'NR-112345' })],
    ['orders, by phone', 100, orders({ q: '9800012345' })],
    ['orders, by a common name', 100, orders({ q: 'kumar' })],
    ...salesGroupings.map((by): Page => [`sales of 30 days by ${by}`, 100, sales(by, 30)]),
    ['sales of 30 days by state, compared', 100, sales('state', 30, true)],
    ['sales of a year by day', 100, sales('day', 365)],
    ['sales of a year by state', 100, sales('state', 365)],
    ['sales of a year by category', 100, sales('category', 365)],
    ['sales of a year by product', 100, sales('product', 365)],
    ['sales of a year by product, compared', 100, sales('product', 365, true)],
    ['products that did not sell in a year', 100, unsold],
    ...stockPages(shop),
    ['people', 100, people({})],
    ['people, search', 100, people({ q: 'kumar' })],
    ['people, last page', 100, people({ before: 'end' })],
    ['reviews', 100, plain('/api/auth/admin/reviews')],
    ['tickets', 100, plain('/api/admin/tickets')],
    ['returns', 100, plain('/api/admin/returns')],
    ['withdrawals', 100, plain('/api/payment/admin/withdrawals/requests')],
    ['audit', 100, () => api('GET /api/auth/admin/audit', { query: {} })],
    ['search of the admin: kumar', 100, () => api('GET /api/admin/desk/search', { query: { q: 'kumar' } })],
    ['search of the admin: ruby', 100, () => api('GET /api/admin/desk/search', { query: { q: 'ruby' } })],
  ];
}
