import { allot } from '#contract/core/shares.ts';
import { asPaise, type Paise, share } from '../../platform/core/money.ts';
import type { Draft, DraftLine } from './draft.ts';
import type { CreditReason } from './invoice-sources.ts';
import type { FullInvoice, LineRow } from './store.ts';
import { creditWithin, type LineLeft } from './tax.ts';

/** Credited pieces of an order line. */
export type CreditedPieces = { itemId: string; quantity: number };

/** A credit on an invoice: an amount in paise with GST, or all that is left. */
export type Credit = {
  amount: Paise | 'rest';
  reason: CreditReason;
  /** The lines of the amount. Without them it is spread over all lines by value. */
  lines?: readonly CreditedPieces[];
};

/** Returns the remainder of each invoice line after earlier credits. */
export function leftOf(lines: readonly LineRow[], credited: readonly LineRow[]): LineLeft[] {
  const given = Map.groupBy(credited, (line) => line.corrects);
  return lines.map((line) => {
    const back = given.get(line.position) ?? [];
    const left = (column: 'amount' | 'taxable' | 'cgst' | 'sgst' | 'igst') =>
      asPaise(back.reduce((sum, one) => sum - one[column], line[column]));
    return {
      amount: left('amount'),
      taxable: left('taxable'),
      cgst: left('cgst'),
      sgst: left('sgst'),
      igst: left('igst'),
      rate: line.rate,
    };
  });
}

const piecesOf = (line: LineRow, pieces: readonly CreditedPieces[] | undefined): number | null =>
  pieces?.find(({ itemId }) => itemId === line.item_id)?.quantity ?? null;

/** Spreads an amount over the lines: first over the named pieces, then over the remainder of all lines. */
function spread(
  amount: Paise,
  { lines, left, pieces }: { lines: readonly LineRow[]; left: readonly LineLeft[]; pieces: Credit['lines'] },
): Paise[] {
  const rest = left.map((line) => line.amount);
  if (!pieces) return allot(amount, rest).map(asPaise);
  const named = lines.map((line, i) => {
    const quantity = Math.min(piecesOf(line, pieces) ?? 0, line.quantity ?? 0);
    const value = quantity === 0 ? 0 : share(asPaise(line.amount), quantity, line.quantity ?? 1);
    return Math.min(value, rest[i] ?? 0);
  });
  const whole = asPaise(named.reduce((sum, value) => sum + value, 0));
  const first = allot(asPaise(Math.min(amount, whole)), named);
  const beyond = allot(
    asPaise(Math.max(amount - whole, 0)),
    rest.map((value, i) => value - (first[i] ?? 0)),
  );
  return first.map((value, i) => asPaise(value + (beyond[i] ?? 0)));
}

/**
 * Drafts the credit note of an invoice. Returns null if nothing is left to credit. Throws if the amount exceeds the
 * remainder, because only invoiced money can be credited.
 */
export function draftCredit(
  { invoice, lines }: FullInvoice,
  credited: readonly LineRow[],
  { amount, reason, lines: pieces, at }: Credit & { at: Date },
): Draft | null {
  const left = leftOf(lines, credited);
  const rest = asPaise(left.reduce((sum, line) => sum + line.amount, 0));
  const creditAmount = amount === 'rest' ? rest : amount;
  if (creditAmount > rest)
    throw new Error(`credit of ${creditAmount} paise exceeds the ${rest} paise left on ${invoice.label}`);
  if (creditAmount <= 0) return null;
  const { snapshot } = invoice;
  const parts = spread(creditAmount, { lines, left, pieces });
  const draftLines = lines.flatMap((line, i): DraftLine[] => {
    const part = parts[i] ?? asPaise(0);
    const whole = left[i];
    if (part === 0 || !whole) return [];
    const all = part === line.amount;
    return [
      {
        item_id: line.item_id,
        corrects: line.position,
        name: line.name,
        name_hi: line.name_hi,
        detail: line.detail,
        detail_hi: line.detail_hi,
        hsn: line.hsn,
        // A part of the value is not a number of pieces.
        quantity: all ? line.quantity : piecesOf(line, pieces),
        unit: line.unit,
        rate: line.rate,
        gross: part,
        amount: part,
        ...creditWithin(whole, part, snapshot.tax),
      },
    ];
  });
  return {
    series: 'credit',
    subject: invoice.subject as Draft['subject'],
    subjectId: invoice.subject_id,
    userId: invoice.user_id,
    corrects: invoice.id,
    at,
    lines: draftLines,
    snapshot: {
      ...snapshot,
      document: 'credit_note',
      corrects: { label: invoice.label, issuedAt: invoice.issued_at.toISOString(), reason },
    },
  };
}
