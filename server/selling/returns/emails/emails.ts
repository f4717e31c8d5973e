import { returnAccepted } from './return-accepted.ts';
import { returnRefused } from './return-refused.ts';
import { returnRequested } from './return-requested.ts';
import { returnStepped } from './return-stepped.ts';
import { shopReturnRequested } from './shop-return-requested.ts';
import { shopReturnStepped } from './shop-return-stepped.ts';

/** Every kind of e-mail of returns. */
export const returnEmails = [
  returnAccepted,
  returnRefused,
  returnRequested,
  returnStepped,
  shopReturnRequested,
  shopReturnStepped,
];
