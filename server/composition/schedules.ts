import type { ScheduledSweep, Sweep } from '../platform/jobs/sweeper.ts';
import type { Services } from './services.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Returns the sweeps that every process runs, by name, in the order of a round. Those for which somebody waits, or pays by
 * the minute, look in every round. An idle shop asks its database for nothing else.
 */
export const schedules = (
  services: Services,
  {
    idempotency,
    sharePictures,
    files,
  }: Record<'idempotency' | 'sharePictures', { sweep: Sweep }> & { files: ScheduledSweep },
): Record<string, ScheduledSweep> => ({
  payments: { sweep: services.payments.sweep, everyMs: 0 },
  'audit chain': { sweep: services.auditChain.sweep, everyMs: second },
  'sale prices': { sweep: services.catalog.sweepSales, everyMs: 5 * second },
  'unpaid orders': { sweep: services.orders.sweep, everyMs: hour },
  'credit requests': { sweep: services.orders.creditRequests.sweep, everyMs: hour },
  invoices: { sweep: services.invoices.sweep, everyMs: hour },
  certificates: { sweep: services.certificates.sweep, everyMs: second },
  'product pictures': { sweep: services.productPictures.sweep, everyMs: hour },
  returns: { sweep: services.returns.sweep, everyMs: minute },
  'personal photos': { sweep: services.personalPhotos.sweep, everyMs: hour },
  chat: { sweep: services.chat.sweep, everyMs: 0 },
  // Of a day that has not turned it asks nothing.
  horoscope: { sweep: services.horoscope.sweep, everyMs: 0 },
  'pdf files': { sweep: services.pdfs.sweep, everyMs: hour },
  'share pictures': { sweep: sharePictures.sweep, everyMs: hour },
  'personal data': { sweep: services.personalData.sweep, everyMs: 30 * second },
  preferences: { sweep: services.preferences.sweep, everyMs: 30 * second },
  'worth of people': { sweep: services.customers.sweep, everyMs: second },
  'sales of days': { sweep: services.sales.sweep, everyMs: 30 * second },
  'stock figures': { sweep: services.stockFigures.sweep, everyMs: 5 * second },
  blog: { sweep: services.blog.sweep, everyMs: 5 * second },
  'low stock mail': { sweep: services.lowStockMail.sweep, everyMs: 10 * minute },
  'day mail': { sweep: services.dayMail.sweep, everyMs: minute },
  'idempotency keys': { sweep: idempotency.sweep, everyMs: hour },
  'shop identity': { sweep: services.sale.sweep, everyMs: minute },
  // Before the alerts, which say what it found.
  files,
  alerts: { sweep: services.alerts.sweep, everyMs: minute },
});
