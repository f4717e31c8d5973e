import { reportInvoiceSource } from '../astrology/reports/invoice-source.ts';
import type { CertificatesService } from '../catalog/certificates/service.ts';
import type { CatalogService } from '../catalog/products/service.ts';
import { createChatInvoiceSource } from '../consultations/chat/invoice-source.ts';
import type { AccountsService } from '../people/accounts/service.ts';
import type { InvoiceSources } from '../selling/invoices/invoice-sources.ts';
import { createOrderInvoiceSource } from '../selling/orders/papers/invoice-source.ts';

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
