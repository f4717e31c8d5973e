import { formatCode } from '#contract/catalog/certificates/code.ts';
import type { ReportScope } from '#contract/catalog/certificates/rules.ts';
import { factsOfKind } from '#contract/catalog/products/facts/kinds.ts';
import type { Facts } from '#contract/catalog/products/facts/schema.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import type { OrderItemSnapshot } from '../../schema/column-types.ts';

/** A text in both languages. */
export type Both = { en: string; hi: string };

/** A laboratory's report as a statement names it. */
export type StatedReport = {
  scope: ReportScope;
  laboratory: Both;
  number: string;
  date: string | null;
  carat: number | null;
  measured: Both;
  link: string | null;
  /** The SHA-256 of the report's file, in hex. */
  file: string;
};

/**
 * The statement that the shop signs about a piece. The fields are written in this order;
 * nothing in it is about the buyer.
 */
export type Statement = {
  /** Names this form of a statement. A changed form gets another name. */
  statement: 'sold-piece/1';
  code: string;
  revision: number;
  item: { name: Both; choice: string; gram: number | null };
  facts: Facts | null;
  report: StatedReport | null;
  /** The day of the sale in India. */
  soldOn: string;
  seller: { name: string; legalName: string; address: string };
  signedAt: string;
  key: string;
};

/** The parts from which a statement is written. */
export type StatementParts = {
  code: string;
  revision: number;
  snapshot: OrderItemSnapshot;
  facts: Facts | null;
  report: StatedReport | null;
  orderedAt: Date;
  seller: Statement['seller'];
  at: Date;
  keyId: string;
};

/** Returns the text that tells a piece from others of its product: the variant or the size. */
export const choiceOf = ({ variant, size }: Pick<OrderItemSnapshot, 'variant' | 'size'>): string =>
  variant?.variantName ?? size ?? '';

/**
 * Returns the facts with what the report says of laboratory, number, date and weight: of a piece with a report, the
 * report alone is the truth about them.
 */
export function factsWith(facts: Facts | null, report: StatedReport | null): Facts | null {
  if (!facts || !report) return facts;
  const known: readonly string[] = factsOfKind(facts.kind);
  const { laboratory, number, date, carat } = report;
  const proved = { laboratory, report_number: number, report_date: date, carat };
  const values = { ...facts.values };
  for (const [name, value] of Object.entries(proved))
    if (known.includes(name) && value !== null) values[name] = value;
  return { ...facts, values };
}

/** Writes a statement: JSON, indented for readers, with a final newline. Exactly these bytes are signed. */
const textOf = (statement: Statement): string => `${JSON.stringify(statement, null, 2)}\n`;

/** Returns the statement about a piece as the text that is signed. */
export function statementOf(parts: StatementParts): string {
  const { code, revision, snapshot, facts, report, orderedAt, seller, at, keyId } = parts;
  const statement: Statement = {
    statement: 'sold-piece/1',
    code: formatCode(code),
    revision,
    item: {
      name: { en: snapshot.name, hi: snapshot.nameHi ?? snapshot.name },
      choice: choiceOf(snapshot),
      gram: snapshot.variant?.gram ?? null,
    },
    facts: factsWith(facts, report),
    report,
    soldOn: indiaDay(orderedAt),
    seller,
    signedAt: at.toISOString(),
    key: keyId,
  };
  return textOf(statement);
}

/** Returns the next statement about a piece: the earlier one with another report. */
export const statementWith = (
  before: Statement,
  {
    revision,
    report,
    at,
    keyId,
  }: Pick<StatementParts, 'revision' | 'at' | 'keyId'> & { report: StatedReport },
): string =>
  textOf({
    ...before,
    revision,
    facts: factsWith(before.facts, report),
    report,
    signedAt: at.toISOString(),
    key: keyId,
  });

/** Reads a stored statement. Call it only with a text whose signature was checked. */
export const readStatement = (text: string): Statement => JSON.parse(text) as Statement;
