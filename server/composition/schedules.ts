import type { Sweep } from '../platform/jobs/sweeper.ts';
import type { Services } from './services.ts';

/** Returns the sweeps that every process runs, by name, in the order of a round. */
export const schedules = (services: Services, idempotency: { sweep: Sweep }): Record<string, Sweep> => ({
  payments: services.payments.sweep,
  'audit chain': services.auditChain.sweep,
  'sale prices': services.catalog.sweepSales,
  invoices: services.invoices.sweep,
  certificates: services.certificates.sweep,
  'product pictures': services.productPictures.sweep,
  returns: services.returns.sweep,
  'personal photos': services.personalPhotos.sweep,
  chat: services.chat.sweep,
  horoscope: services.horoscope.sweep,
  'pdf files': services.pdfs.sweep,
  'personal data': services.personalData.sweep,
  preferences: services.preferences.sweep,
  'worth of people': services.customers.sweep,
  'sales of days': services.sales.sweep,
  'stock figures': services.stockFigures.sweep,
  blog: services.blog.sweep,
  'low stock mail': services.lowStockMail.sweep,
  'day mail': services.dayMail.sweep,
  'idempotency keys': idempotency.sweep,
  alerts: services.alerts.sweep,
});
