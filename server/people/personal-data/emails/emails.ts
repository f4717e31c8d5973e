import { accountErased } from './account-erased.ts';
import { dataCopyReady } from './data-copy-ready.ts';
import { erasureAsked } from './erasure-asked.ts';
import { nomineeAnswer } from './nominee-answer.ts';
import { nomineeAsked } from './nominee-asked.ts';
import { nomineeChanged } from './nominee-changed.ts';

/** Every kind of e-mail of personal data. */
export const personalDataEmails = [
  accountErased,
  dataCopyReady,
  erasureAsked,
  nomineeAnswer,
  nomineeAsked,
  nomineeChanged,
];
