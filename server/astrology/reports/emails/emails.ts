import { reportReady } from './report-ready.ts';
import { reportMoneyBack } from './report-refunded.ts';

/** Every kind of e-mail of reports. */
export const reportEmails = [reportReady, reportMoneyBack];
