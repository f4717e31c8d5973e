/** The texts of a page while it waits for a payment, of an order or a report. */
export const texts = {
  checking: 'Checking your payment',
  soon: 'Your bank is still confirming. Please stay on this page; it usually takes a few seconds.',
  slow: 'Your bank is taking longer than usual. You can leave this page: {leave}, and we keep checking.',
  lost: 'No connection right now. We keep trying.',
  late: {
    title: 'We are waiting for your bank',
    text: 'Your bank has not told us yet whether the payment went through. Nothing is lost.',
    whatToDo: 'What you can do',
    nothing: 'Please do not pay again. You can leave this page: {leave}, and we send you an e-mail.',
    forWhat: 'What we wait for',
    bank: 'Your bank’s yes or no. We ask again every few seconds, and {opens}.',
    howLong: 'How long it takes',
    since: {
      one: 'We have asked for {n} minute.',
      other: 'We have asked for {n} minutes.',
    },
    until: 'Without an answer the payment closes when its time is over.',
    untilTime: 'Without an answer the payment closes at {time}.',
    help: 'Get help',
  },
  order: {
    leave: 'your order is under My Orders',
    opens: 'this page shows the answer by itself',
  },
  report: {
    leave: 'once paid, your report is under My reports',
    opens: 'your report opens here by itself',
  },
};
