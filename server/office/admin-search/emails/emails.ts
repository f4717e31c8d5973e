import { shopEvening } from './shop-evening.ts';

/** Every kind of e-mail of admin search. */
export const adminSearchEmails = [shopEvening];
