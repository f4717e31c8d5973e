import type { LedgerService } from '../ledger/service.ts';
import { createOrderEmails, type EmailParts } from '../orders/order-emails.ts';
import { createOrderPayable, type OrderPayableParts } from '../orders/payable.ts';
import type { PayableList } from '../payments/payables.ts';
import type { Platform } from '../platform/platform.ts';
import { createReportPayable } from '../reports/payable.ts';
import { createReportEmails } from '../reports/report-emails.ts';
import { createTopUpPayable } from '../wallet/top-up-payable.ts';

/** The services that payables use. */
export type PayableParts = Omit<OrderPayableParts, 'emails'> & EmailParts & { ledger: LedgerService };

/** Returns what a gateway order can pay for, by its purpose. */
export function payables(platform: Platform, services: PayableParts): PayableList {
  const report = createReportPayable({ ...services, emails: createReportEmails(services) });
  return {
    shop: createOrderPayable({ ...services, emails: createOrderEmails(platform, services) }),
    kundli: report,
    matching: report,
    panchang: report,
    topup: createTopUpPayable(services),
  };
}
