import { bankChanged } from './bank-changed.ts';
import { kycApproved } from './kyc-approved.ts';
import { kycRejected } from './kyc-rejected.ts';
import { shopKycArrived } from './shop-kyc-arrived.ts';

/** Every kind of e-mail of astrologers. */
export const astrologerEmails = [bankChanged, kycApproved, kycRejected, shopKycArrived];
