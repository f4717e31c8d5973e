import { formatCode, verifyAllPath } from '#contract/catalog/certificates/code.ts';
import { invoicedCodes } from '#contract/catalog/certificates/rules.ts';
import type { LineCodes } from '#contract/selling/invoices/data.ts';
import type { Platform } from '../../platform/platform.ts';
import { codeOf } from './codes.ts';
import type { CertificateKeys } from './keys.ts';
import type { SoldLine } from './piece-store.ts';

/** An order line to invoice. */
type InvoicedItem = Pick<SoldLine, 'id' | 'quantity'>;

/** The codes of an invoice: by order line, and the address of the page where all of them are verified. */
export type InvoiceCodes = { verifyAt: string; lines: Record<string, LineCodes> };

/** Returns the codes of one order's lines for its invoice; null without any. */
export type ForInvoice = (items: readonly InvoicedItem[]) => InvoiceCodes | null;

/**
 * Creates the reader of codes for invoices. Codes follow from the line, so they need not be stored yet: nothing is read
 * or written, and a payment waits for nothing. Without the opened key an invoice has no codes: no payment fails for them.
 */
export const createInvoiceCodes =
  (
    { config }: { config: Pick<Platform['config'], 'publicUrl'> },
    { keys }: { keys: CertificateKeys },
  ): ForInvoice =>
  (items) => {
    const key = keys.openedForCodes();
    if (!key || items.length === 0) return null;
    const ofLine = ({ id, quantity }: InvoicedItem): LineCodes => ({
      codes: Array.from({ length: Math.min(quantity, invoicedCodes) }, (_, i) =>
        formatCode(codeOf(key, id, i + 1)),
      ),
      pieces: quantity,
    });
    const lines = Object.fromEntries(items.map((item) => [item.id, ofLine(item)]));
    const all = Object.values(lines).flatMap(({ codes }) => codes);
    return { verifyAt: config.publicUrl + verifyAllPath(all), lines };
  };
