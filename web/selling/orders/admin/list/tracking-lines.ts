import { parseOrderNumber } from '#contract/selling/orders/number.ts';

/** An order that can be shipped. */
export type Shippable = { _id: string; orderNumber: string };

/** The courier and the tracking number of an order. An empty courier is the one that was picked for all. */
export type Tracking = { courier: string; number: string };

/** A line that cannot be used. `line` is counted from 1. */
export type LineProblem =
  | { line: number; kind: 'unknown' | 'repeated'; order: string }
  | { line: number; kind: 'unread'; text: string }
  | { line: number; kind: 'sameNumber' | 'damaged'; number: string }
  | { line: number; kind: 'tooMany'; n: number }
  | { line: number; kind: 'tooLong' | 'empty' };

/** The result of reading the lines: the tracking of orders by id, and the lines that cannot be used. */
export type ReadTracking = { byOrder: Map<string, Tracking>; problems: LineProblem[] };

const courierMax = 80;
const numberMax = 60;

/** Cleans a cell: without the quotes of CSV, without `="..."` around codes, on one line. */
function cellText(cell: string): string {
  const quoted = /^"(.*)"$/.exec(cell.trim());
  const inner = (quoted?.[1] ?? cell).replaceAll('""', '"').trim();
  return (/^="(.*)"$/.exec(inner)?.[1] ?? inner).replace(/\p{Cc}/gu, ' ').trim();
}

/** Splits a line at tabs, semicolons or commas, whichever it has first in this order. Quotes protect a separator. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((one) => line.includes(one));
  const cells = [''];
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells.map(cellText);
}

/** Returns the number of an order as people see it, from NR-20461, nr 20461 or 20461; null for other text. */
function orderNumberOf(text: string): number | null {
  return parseOrderNumber(text) ?? (/^\d{1,12}$/.test(text) ? Number(text) : null);
}

/** Returns the lines of a text with their numbers, without the empty ones at its end. */
function linesOf(text: string): { line: number; cells: string[] }[] {
  const lines = text.replace('\uFEFF', '').split(/\r\n|\r|\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  return lines.map((one, i) => ({ line: i + 1, cells: cellsOf(one) }));
}

/** Adds the tracking of one order, or says why it cannot be used. */
function add(
  { byOrder, problems }: ReadTracking,
  { line, order, tracking }: { line: number; order: Shippable; tracking: Tracking },
): void {
  const { courier, number } = tracking;
  // A spreadsheet shows a long number this way, and its digits are gone.
  if (/^\d([.,]\d+)?E\+\d+$/i.test(number)) problems.push({ line, kind: 'damaged', number });
  else if (courier.length > courierMax || number.length > numberMax) problems.push({ line, kind: 'tooLong' });
  else if (number !== '' && [...byOrder.values()].some((known) => known.number === number))
    problems.push({ line, kind: 'sameNumber', number });
  else byOrder.set(order._id, tracking);
}

/** Reads one number a line, in the order of the orders. An empty line leaves out an order. */
function readInOrder(lines: ReturnType<typeof linesOf>, orders: readonly Shippable[]): ReadTracking {
  const read: ReadTracking = { byOrder: new Map(), problems: [] };
  for (const [i, { line, cells }] of lines.entries()) {
    const [number = ''] = cells;
    const order = orders[i];
    if (number === '') continue;
    if (order) add(read, { line, order, tracking: { courier: '', number } });
    else read.problems.push({ line, kind: 'tooMany', n: orders.length });
  }
  return read;
}

/** Reads order number, courier and tracking number of each line; with two cells there is no courier. */
function readByNumber(lines: ReturnType<typeof linesOf>, orders: readonly Shippable[]): ReadTracking {
  const read: ReadTracking = { byOrder: new Map(), problems: [] };
  const known = new Map(orders.map((order) => [orderNumberOf(order.orderNumber), order]));
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const [named = '', second = '', third] = cells;
    if (cells.every((cell) => cell === '')) continue;
    const order = known.get(orderNumberOf(named));
    if (orderNumberOf(named) === null) {
      // The first line of a table has the names of its columns.
      if (line > 1) read.problems.push({ line, kind: 'unread', text: named.slice(0, 40) });
    } else if (!order) read.problems.push({ line, kind: 'unknown', order: named });
    else if (seen.has(order._id)) read.problems.push({ line, kind: 'repeated', order: order.orderNumber });
    else {
      seen.add(order._id);
      const tracking =
        third === undefined ? { courier: '', number: second } : { courier: second, number: third };
      if (tracking.number === '') read.problems.push({ line, kind: 'empty' });
      else add(read, { line, order, tracking });
    }
  }
  return read;
}

/**
 * Reads pasted tracking numbers or a CSV file for orders: one number a line in their order, or order number, courier and
 * tracking number in each line, in any order. Separators are tabs, semicolons or commas.
 */
export function readTracking(text: string, orders: readonly Shippable[]): ReadTracking {
  const lines = linesOf(text);
  const isTable = lines.some(({ cells }) => cells.length > 1 || parseOrderNumber(cells[0] ?? '') !== null);
  return isTable ? readByNumber(lines, orders) : readInOrder(lines, orders);
}

/** Returns the tracking link of a number: `{number}` in the pattern is replaced. '' without a pattern or a number. */
export const linkFor = (pattern: string, number: string): string =>
  pattern === '' || number === '' ? '' : pattern.trim().replaceAll('{number}', encodeURIComponent(number));
