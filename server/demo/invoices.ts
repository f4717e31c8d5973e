import { personId } from '#seed/import.ts';
import { FIXED } from '#seed/people.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Shop } from '../shop.ts';

/** Something of the demo's past that is invoiced, and when it was due. */
export type PastIssue = Parameters<Shop['services']['invoices']['backdate']>[1][number];

/** A right GSTIN of Rajasthan that belongs to nobody: its PAN is that of no one. */
const gstin = '08AAAAA0000A1Z2';

/** Registers the demo shop for GST and invoices its past, each document dated as it would have been. */
export async function invoiceDemo(
  tx: Tx,
  { settings, invoices }: Pick<Shop['services'], 'settings' | 'invoices'>,
  billed: readonly PastIssue[],
): Promise<void> {
  const before = await settings.all(tx);
  const gst = { ...before.gst, registered: true, gstin };
  await settings.set(tx, { key: 'gst', value: gst, by: personId(FIXED.admin) });
  await invoices.backdate(tx, billed, { ...before, gst });
}
