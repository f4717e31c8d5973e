import { personId } from '#seed/import.ts';
import { FIXED } from '#seed/people.ts';
import type { Settings } from '../base/settings/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Shop } from '../shop.ts';

/** A past sale of the demo that is invoiced, and its date. */
export type PastIssue = Parameters<Shop['services']['invoices']['backdate']>[1][number];

/** A valid GSTIN of Rajasthan that belongs to nobody, because its PAN is unassigned. */
const gstin = '08AAAAA0000A1Z2';

/** Registers the demo shop for GST and invoices its past. Each document has the date it would have had. */
export async function invoiceDemo(
  tx: Tx,
  services: Pick<Shop['services'], 'settings' | 'invoices'>,
  { billed, settings }: { billed: readonly PastIssue[]; settings: Settings },
): Promise<void> {
  const gst = { ...settings.gst, registered: true, gstin };
  await services.settings.set(tx, { key: 'gst', value: gst, by: personId(FIXED.admin) });
  await services.invoices.backdate(tx, billed, { ...settings, gst });
}
