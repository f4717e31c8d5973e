import type { Schedule } from '../platform/jobs/jobs.ts';
import type { ScheduledSweep, Sweep } from '../platform/jobs/sweeper.ts';
import type { Services } from './services.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Returns the sweeps that every process runs, by name, in the order of a round: what falls due to the second, and what each
 * process does for itself. Those for which somebody waits, or pays by the minute, look in every round. An idle shop asks its
 * database for nothing else.
 */
export const sweeps = (
  services: Services,
  { sharePictures, files }: { sharePictures: { sweep: Sweep }; files: ScheduledSweep },
): Record<string, ScheduledSweep> => ({
  payments: { sweep: services.payments.sweep, everyMs: 0 },
  'audit chain': { sweep: services.auditChain.sweep, everyMs: second },
  'sale prices': { sweep: services.catalog.sweepSales, everyMs: 5 * second },
  certificates: { sweep: services.certificates.sweep, everyMs: second },
  chat: { sweep: services.chat.sweep, everyMs: 0 },
  // Of a day that has not turned it asks nothing.
  horoscope: { sweep: services.horoscope.sweep, everyMs: 0 },
  'personal data': { sweep: services.personalData.sweep, everyMs: 30 * second },
  preferences: { sweep: services.preferences.sweep, everyMs: 30 * second },
  'worth of people': { sweep: services.customers.sweep, everyMs: second },
  'sales of days': { sweep: services.sales.sweep, everyMs: 30 * second },
  'stock figures': { sweep: services.stockFigures.sweep, everyMs: 5 * second },
  blog: { sweep: services.blog.sweep, everyMs: 5 * second },
  // The folders, the pages and the disk of this process.
  'pdf files': { sweep: services.pdfs.sweep, everyMs: hour },
  'share pictures': { sweep: sharePictures.sweep, everyMs: hour },
  'shop identity': { sweep: services.sale.sweep, everyMs: minute },
  // Before the alerts, which say what it found.
  files,
  alerts: { sweep: services.alerts.sweep, everyMs: minute },
});

const everyMinute = '* * * * *';
const everyTenMinutes = '*/10 * * * *';
const everyHour = '0 * * * *';

/** Returns what one process does for all, by the minute or slower. */
export const schedules = (
  services: Services,
  { idempotency }: { idempotency: { sweep: Sweep } },
): Record<string, Schedule> => ({
  returns: { sweep: services.returns.sweep, cron: everyMinute },
  'day mail': { sweep: services.dayMail.sweep, cron: everyMinute },
  'low stock mail': { sweep: services.lowStockMail.sweep, cron: everyTenMinutes },
  'unpaid orders': { sweep: services.orders.sweep, cron: everyHour },
  'credit requests': { sweep: services.orders.creditRequests.sweep, cron: everyHour },
  invoices: { sweep: services.invoices.sweep, cron: everyHour },
  'product pictures': { sweep: services.productPictures.sweep, cron: everyHour },
  'personal photos': { sweep: services.personalPhotos.sweep, cron: everyHour },
  'idempotency keys': { sweep: idempotency.sweep, cron: everyHour },
});
