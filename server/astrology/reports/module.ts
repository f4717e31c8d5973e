import { matchingComparisons as matchingComparisonsApi } from '#contract/astrology/reports/comparison.ts';
import { reports as reportsApi } from '#contract/astrology/reports/endpoints.ts';
import { reportPdfs as reportPdfsApi } from '#contract/astrology/reports/pdf.ts';
import { skyMonths as skyMonthsApi } from '#contract/astrology/reports/sky-months.ts';
import { orders as ordersApi } from '#contract/selling/orders/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { FirstOf, PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { orderHandlers } from '../../selling/orders/routes.ts';
import type { OrdersService } from '../../selling/orders/service.ts';
import { createReportPayable } from './buying/payable.ts';
import { reportEmails } from './emails/emails.ts';
import { reportProblems } from './integrity.ts';
import { reportInvoiceSource } from './invoice-source.ts';
import { reportsPersonal } from './personal-data.ts';
import { createReportEmails } from './report-emails.ts';
import { comparisonHandlers, mountReturnHop, reportHandlers, reportPdfHandlers } from './routes.ts';
import { createReports } from './service.ts';
import { skyMonthsHandlers } from './sky-months.ts';

/** Astrology reports that customers buy. */
export const reportsModule = {
  name: 'reports',
  start(
    platform: Platform,
    parts: PartsOf<typeof createReports> &
      Omit<FirstOf<typeof createReportPayable>, 'emails'> &
      FirstOf<typeof createReportEmails> & { orders: OrdersService },
  ) {
    const reports = createReports(platform, parts);
    const payable = createReportPayable({ ...parts, emails: createReportEmails(parts) });
    const { clientUrl } = platform.config;
    return {
      services: { reports },
      endpoints: (routes: RouteRegistry) => {
        routes.register(reportsApi, reportHandlers(reports));
        routes.register(matchingComparisonsApi, comparisonHandlers(reports));
        routes.register(reportPdfsApi, reportPdfHandlers(reports));
        routes.register(skyMonthsApi, skyMonthsHandlers());
        // One path answers the status of orders and of reports.
        routes.register(ordersApi, orderHandlers(parts.orders, reports.status));
        mountReturnHop(routes.app, { service: reports, clientUrl });
      },
      payables: { kundli: payable, matching: payable, panchang: payable },
      invoiceSources: { reading: reportInvoiceSource },
    };
  },
  emails: reportEmails,
  personalData: [reportsPersonal],
  integrity: [reportProblems],
};
