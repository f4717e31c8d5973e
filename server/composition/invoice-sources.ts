import type { AccountsService } from '../accounts/service.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { CertificatesService } from '../certificates/service.ts';
import { createChatInvoiceSource } from '../chat/invoice-source.ts';
import type { InvoiceSources } from '../invoices/invoice-sources.ts';
import { createOrderInvoiceSource } from '../orders/invoice-source.ts';
import { reportInvoiceSource } from '../reports/invoice-source.ts';

/** Returns the domains whose sales are invoiced. The view `due_supplies` says which of their sales are due. */
export const invoiceSources = ({
  accounts,
  catalog,
  certificates,
}: {
  accounts: AccountsService;
  catalog: CatalogService;
  certificates: CertificatesService;
}): InvoiceSources => ({
  order: createOrderInvoiceSource({ catalog, certificates }),
  reading: reportInvoiceSource,
  chat: createChatInvoiceSource(accounts),
});
