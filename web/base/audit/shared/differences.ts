import type { AuditEntry } from '#contract/base/audit/endpoints.ts';
import { noonOf } from '#contract/core/india-time.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import type { FieldChange } from '#web/admin/change-list.tsx';
import { shortId } from '#web/selling/orders/shared/words.ts';
import { formatDate, formatDateTime, formatNumber, formatRupees, wordFor } from '#web/texts/format.ts';

type Words = Messages['audit'];
type FactLabels = Readonly<Record<string, string>>;
type Leaf = { path: readonly string[]; value: unknown };

// Fields whose value is a word of the API, and fields of money. Products and coupons are in rupees, payments
// in paise.
const worded = new Set([
  'role',
  'staffRoles',
  'status',
  'paymentStatus',
  'kyc',
  'as',
  'document',
  'outcome',
  'state',
  'type',
  'discountType',
  'by',
  'kind',
  'section',
  'step',
  'condition',
  'because',
  'stock',
]);
const rupees = new Set([
  'price',
  'cost',
  'minCartValue',
  'maxCartValue',
  'maxDiscount',
  'discountGiven',
  'ordersTotal',
]);
const paise = new Set(['amount', 'sentBack']);
/** Fields to leave out: internal counters, and values that identify the entry rather than describe a change. */
export const hiddenFields = new Set([
  '_id',
  'id',
  'version',
  'orderId',
  'wish',
  'job',
  'deletable',
  'createdAt',
]);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns whether `text` is an id of the shop: 16 characters with at least one digit, so that a 16-letter
 * word is none.
 */
export const isId = (text: string): boolean => /^(?=.*\d)[0-9a-z]{16}$/.test(text);

/** Returns the field that identifies a row of a list, if there is one. */
const namingField = (row: Record<string, unknown>): string | undefined =>
  ['name', 'from'].find((field) => typeof row[field] === 'string' && row[field] !== '');

/** Returns the values of a row, under its name or else its index. The naming field is left out. */
function rowLeaves(row: Record<string, unknown>, path: readonly string[], place: string | null): Leaf[] {
  const naming = namingField(row);
  if (!naming) return leavesOf(row, place === null ? path : [...path, place]);
  const { [naming]: name, ...rest } = row;
  return leavesOf(rest, [...path, `=${name}`]);
}

/** Returns the plain values inside a value, each with its path. */
function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (isGroup(value))
    return Object.entries(value)
      .filter(([name]) => !hiddenFields.has(name))
      .flatMap(([name, part]) => leavesOf(part, [...path, name]));
  if (Array.isArray(value) && value.some(isGroup))
    return value.flatMap((row, i) =>
      isGroup(row)
        ? rowLeaves(row, path, value.length > 1 ? `=${i + 1}` : null)
        : leavesOf(row, [...path, `=${i + 1}`]),
    );
  return [{ path, value }];
}

/** Returns the words of a value of the wire. Both steps of a log-in are one value: `password+totp`. */
const wordsOf = (value: string, { values }: Words): string =>
  value
    .split('+')
    .map((part) => wordFor(values, part))
    .join(' + ');

/** Formats a value. `name` is the name of its field. */
function show(name: string, value: unknown, reading: Reading): string {
  const { entity, names, t, lang } = reading;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') {
    if (rupees.has(name)) return formatRupees(value, lang);
    if (paise.has(name) && (entity === 'order' || entity === 'return'))
      return formatRupees(value / 100, lang);
    return formatNumber(value, lang);
  }
  if (Array.isArray(value)) return value.map((one) => show(name, one, reading)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (worded.has(name)) return wordsOf(value, t);
  if (asHtml.has(name)) return wordsOfHtml(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value, lang);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(noonOf(value), lang);
  // Ids are long; the last six characters of one without a name tell it apart.
  if (isId(value)) return names[value] ?? shortId(value);
  return value;
}

/** Fields that are stored as HTML: the text of a post. */
const asHtml = new Set(['content']);
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns the words of HTML, a line for each paragraph, with pictures by their description. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<img\b[^>]*>/gi, (image) => {
      const alt = /\balt="([^"]+)"/.exec(image)?.[1];
      return alt ? `[${alt}]` : '';
    })
    .replace(/<(br|\/p|\/h[1-6]|\/li|\/blockquote|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, sign: string) => signs[sign] ?? '')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();

/** Returns the words of a field inside another; its raw name when an older version wrote it. */
export const fieldWords = (
  name: string,
  parent: string | undefined,
  { t, facts }: { t: Words; facts: FactLabels },
): string => {
  const fields: Readonly<Record<string, string>> = t.fields;
  const inside = parent === 'facts' ? facts[name] : fields[`${parent}.${name}`];
  return inside ?? wordFor(fields, name);
};

type Reading = { entity: string; names: Record<string, string>; t: Words; facts: FactLabels; lang: Lang };

/**
 * Returns the changed fields of an audit entry in words. Unchanged fields are left out. A value that only
 * accompanies the change (a reason) has no `before`. A value that exists only in `before` counts as such a
 * note.
 */
export function differencesOf(
  { before, after, entity, names = {} }: Pick<AuditEntry, 'before' | 'after' | 'entity' | 'names'>,
  { t, facts, lang }: Pick<Reading, 't' | 'facts' | 'lang'>,
): FieldChange[] {
  const [was, is] = [leavesOf(before ?? {}), leavesOf(after ?? {})];
  const keyOf = ({ path }: Leaf) => path.join('\n');
  const old = new Map(was.map((leaf) => [keyOf(leaf), leaf]));
  const now = new Map(is.map((leaf) => [keyOf(leaf), leaf]));
  const reading = { entity, names, t, facts, lang };
  const say = (leaf: Leaf | undefined): string | null => {
    if (!leaf || isEmpty(leaf.value)) return null;
    const name = leaf.path.findLast((part) => !part.startsWith('=')) ?? '';
    return show(name, leaf.value, reading);
  };
  // A field that exists only in `before` was not removed, unless its object or a part of it was.
  const stays = (path: readonly string[]) =>
    isGroup(after) && !Object.hasOwn(after, path[0] ?? '') && isGroup(before);
  return [...new Map([...old, ...now]).values()].flatMap(({ path }) => {
    const key = path.join('\n');
    const [from, to] = [say(old.get(key)), say(now.get(key))];
    const label = path
      .map((part, i) =>
        part.startsWith('=') ? show('', part.slice(1), reading) : fieldWords(part, path[i - 1], { t, facts }),
      )
      .join(' › ');
    const isHtml = asHtml.has(path.at(-1) ?? '');
    if (from === to) {
      const isOther = isHtml && old.get(key)?.value !== now.get(key)?.value && old.has(key) && now.has(key);
      return isOther ? [{ label, before: null, after: t.onlyFormat }] : [];
    }
    if (to === null && stays(path)) return [{ label, before: null, after: from }];
    // A field that was emptied, or filled for the first time, says so.
    const known = (side: Map<string, Leaf>) => side.has(key);
    return [
      {
        label,
        before: from ?? (known(old) && known(now) ? t.nothing : null),
        after: to ?? (known(now) && known(old) ? t.nothing : null),
      },
    ];
  });
}
