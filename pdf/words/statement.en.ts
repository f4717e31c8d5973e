/** English texts of the wallet statement. */
export const words = {
  title: 'Wallet statement',
  holder: 'Account of',
  email: 'E-mail',
  month: 'Month',
  opening: 'Opening balance',
  closing: 'Closing balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  date: 'Date',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  none: 'No transactions in this month.',
  note: 'Times are Indian time. Amounts are in Indian rupees. Computer-generated statement; no signature required.',
};

/** The texts of the wallet statement, in any language. */
export type StatementWords = typeof words;
