import { shopAlert } from './shop-alert.ts';

/** Every kind of e-mail of alerts. */
export const alertEmails = [shopAlert];
