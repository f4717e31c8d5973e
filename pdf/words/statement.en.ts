/** English texts of the wallet statement. */
export const words = {
  title: 'Wallet statement',
  holder: 'Account of',
  email: 'Email',
  month: 'Month',
  opening: 'Opening balance',
  closing: 'Closing balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  date: 'Date',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  none: 'No money moved in this month.',
  note: 'Times are those of India. Amounts are in Indian rupees. This statement was made by the shop’s own books and needs no signature.',
};

/** The texts of the wallet statement, in any language. */
export type StatementWords = typeof words;
