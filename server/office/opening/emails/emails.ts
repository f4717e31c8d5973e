import { shopIdentity } from './shop-identity.ts';

/** Every kind of e-mail of opening. */
export const openingEmails = [shopIdentity];
