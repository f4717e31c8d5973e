import { shopDay } from './shop-day.ts';

/** Every kind of e-mail of audit. */
export const auditEmails = [shopDay];
