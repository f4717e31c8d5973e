/** The pages after an order: back from the payment gateway, and placed to be paid on delivery. */
export const texts = {
  paid: {
    title: 'Payment Successful!',
    text: 'Thank you, {name}. We’ll pack it on the next working day and ship within 3–5 business days.',
    anyone: 'Thank you. We’ll pack it on the next working day and ship within 3–5 business days.',
  },
  failed: {
    title: 'Payment Failed',
    text: 'The payment did not go through, and your cart is just as it was. If your bank shows a debit, write to us with the order number.',
    until: 'We hold the items for you until {time}.',
  },
  expired: {
    title: 'Payment window expired',
    text: 'The order was not paid in time and is now closed. Nothing was charged, and your cart is just as it was. If your bank shows a debit, it will be returned automatically.',
  },
  replaced: {
    title: 'This order was closed',
    text: 'It was cancelled, or a newer checkout took its place. Nothing was charged for it.',
  },
  cancelled: {
    title: 'This order was cancelled',
    text: 'You will not be charged. Anything you paid is refunded to the account it came from; banks take 5 to 7 working days.',
  },
  late: {
    title: 'Your payment is being returned',
    text: 'It arrived after the order had been closed. We are refunding all of it to the account it came from; banks take 5 to 7 working days.',
  },
  refunded: {
    title: 'Your payment was returned',
    text: 'We have refunded all of it to the account it came from; banks take 5 to 7 working days to show it.',
  },
  unknown: {
    title: 'Unable to determine payment status',
    text: 'We could not tell whether your payment arrived. Please do not pay again; contact our support and we will check at once.',
  },
  same: {
    text: 'You placed this order a moment ago, so we took your second press for the same one: nothing is ordered or charged twice. To have the same again, put it into your cart and order from there.',
    again: 'To the product',
  },
  cash: {
    placed: {
      title: 'Order placed!',
      text: 'Thank you, {name}. We’ll pack it on the next working day and ship within 3–5 business days. Please keep {amount} ready for the courier.',
      anyone: 'Thank you. We’ll pack it on the next working day and ship within 3–5 business days.',
    },
    failed: {
      title: 'Order Failed',
      text: 'The order was not placed and you owe nothing. Your cart is just as it was; please try again.',
    },
    unknown: {
      title: 'Unable to confirm order status',
      text: 'Please look under My Orders before you order again.',
    },
    noOrderId: {
      title: 'Order ID not found',
      text: 'This link is incomplete. If you have ordered, your order is under My Orders.',
    },
  },
  noOrderId: {
    title: 'Order ID not found',
    text: 'This link is incomplete. If you have paid, your order is under My Orders.',
  },
  notFound: {
    title: 'Order not found.',
    text: 'It may belong to another account. Your own orders are all under My Orders.',
  },
  facts: {
    order: 'Order',
    status: 'Order status',
    paid: 'Paid online',
    amount: 'Amount',
    cash: 'Pay on delivery',
    to: 'To',
    arrives: 'Arrives',
  },
  viewOrders: 'View My Orders',
  browse: 'Keep browsing',
  tryAgain: 'Try Again',
  support: 'Call {phone} or write to {email}.',
};
