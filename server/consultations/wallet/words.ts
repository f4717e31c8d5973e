import type { BusinessType } from '#contract/consultations/wallet/endpoints.ts';
import type { Lang } from '#languages/list.ts';

/** The names of the transaction types, in wallet and statement. */
export type WalletWords = Record<BusinessType, string>;

/** The names of the transaction types in both languages. */
export const sentences: Record<Lang, WalletWords> = {
  en: {
    wallet_topup_initiated: 'Adding money',
    wallet_topup: 'Money added',
    withdrawal_request: 'Withdrawal',
    withdrawal_refund: 'Withdrawal returned',
    chat_session_advance: 'Chat, first minute',
    chat_session_minute: 'Chat, one minute',
    chat_session_refund: 'Chat refunded',
    chat_session_settlement: 'Earned in a chat',
    goodwill: 'Gift of the shop',
  },
  hi: {
    wallet_topup_initiated: 'पैसे जोड़े जा रहे हैं',
    wallet_topup: 'पैसे जोड़े गए',
    withdrawal_request: 'निकासी',
    withdrawal_refund: 'निकासी की वापसी',
    chat_session_advance: 'बातचीत, पहला मिनट',
    chat_session_minute: 'बातचीत, एक मिनट',
    chat_session_refund: 'बातचीत का पैसा वापस',
    chat_session_settlement: 'बातचीत की कमाई',
    goodwill: 'दुकान की ओर से',
  },
};

/** The column heads and totals of a statement. */
export const statementWords = {
  en: {
    date: 'Date',
    what: 'What',
    amount: 'Amount (₹)',
    balance: 'Balance (₹)',
    opening: 'Opening balance',
    closing: 'Closing balance',
  },
  hi: {
    date: 'तारीख',
    what: 'विवरण',
    amount: 'राशि (₹)',
    balance: 'शेष (₹)',
    opening: 'शुरुआती शेष',
    closing: 'अंतिम शेष',
  },
};
