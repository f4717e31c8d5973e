import type { Messages } from '#languages/messages.gen.ts';
import { readWords } from '#languages/read.ts';

/** The words of wallet and statement in every language. */
export const words = readWords('wallet/answers');

/** The names of the transaction types, in wallet and statement. */
export type TransactionWords = Messages['wallet/answers']['transactions'];
