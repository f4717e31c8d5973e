/** Cancellation, returns and refunds. Every figure comes from the settings: no digit stands here. */
export const texts = {
  title: 'Cancellation, returns and refunds',
  description: 'Until when you can cancel an order, what you can return, and how you get your money back.',
  lead: 'What you can cancel or return, until when, and what you get back.',
  summary: [
    { figure: '{report}', label: 'to tell us of missing or damaged items' },
    { figure: '{days}', label: 'after delivery to return anything else' },
    { figure: '{fee}', label: 'return and exchange fee' },
    { figure: '{credit}', label: 'your credit note or gift card is valid' },
  ],
  sections: {
    cancel: {
      title: 'Cancelling an order',
      text: [
        'You can cancel an order yourself under My Orders until it is shipped. Once it is shipped, cancellation is impossible; after delivery the rules for returns below apply.',
        'If something is urgent, write or call within {cancelHours} of ordering and we stop the parcel before it is packed. We begin work on customised goods (engraved, made to size, with a name) at once, so they can be cancelled only within {cancelHours} of ordering.',
        'Cancelling costs nothing. What you paid online goes back to the account you paid from, in full; a coupon you used can be used again. COD orders are simply cancelled.',
      ],
    },
    damaged: {
      title: 'Damaged, missing, defective or wrong items',
      text: [
        'Please report missing or damaged items within {report} of delivery, with a photo if you can: on the order’s own page, or by writing to us. We take reports of goods that came damaged, defective or not as described up to {damaged} after delivery.',
        'You choose: we send the right item again, or refund what you paid for it to the account you paid from. The fee of {fee} does not apply, and we pay for the return parcel.',
      ],
    },
    law: {
      title: 'What the law adds',
      text: [
        'Since {lawful}: by the Consumer Protection (E-Commerce) Rules we take back, and refund in money, goods that are defective, deficient or not genuine, that are not as we described or showed them, or that arrive after the day we promised. If any rule on this page says less, this one applies.',
        'You get back all that you paid for the goods. If they are not as described, not genuine or late, you also get their part of the delivery charge. No fee is taken, and we pay for the return parcel. Choose the reason on the order’s page under My Orders; “late” is there when the parcel came after the promised day, unless the delay was beyond anybody’s control (force majeure).',
      ],
    },
    returns: {
      title: 'Returning or exchanging anything else',
      text: [
        'Goods that came as described but are not right for you can be returned or exchanged within {days} after delivery: unworn, complete, with their certificate and packing. Ask for it on the order’s page under My Orders.',
        'A fee of {fee} is taken for a return or an exchange. For a change of mind there are no refunds in money: you get a credit note or gift card for the price less the fee instead. It is a code that only you can use, once, at the checkout, and it is valid for {credit}. If a discount was for several goods together and you keep some of them, those are priced again without it, and the difference comes off the credit note.',
      ],
    },
    excluded: {
      title: 'What cannot be returned',
      points: [
        'Customised jewellery and everything else made or engraved for you is not returnable, unless it came damaged or wrong.',
        'Reports, chats with an astrologer and other digital services that have been delivered.',
        'Puja goods that have been opened or used, unless they came damaged.',
      ],
    },
    services: {
      title: 'Reports and chats',
      text: [
        'If a report you paid for cannot be made, your money is returned automatically. If an astrologer never answers in a chat, every minute charged goes back to your wallet. Money in your wallet is meant to be spent in the shop; what you added and did not spend can be refunded only to the account it came from: write to us.',
      ],
    },
    time: {
      title: 'When you get your refund',
      text: [
        'We send a refund the day it is decided. Banks and cards then need a few business days, which we cannot shorten; our e-mail names the amount and the order.',
      ],
    },
    help: {
      title: 'Help and complaints',
      text: [
        'Customer care replies within {reply}: [write to us](/contact-us), {email}, {phone}. For gift cards and credit notes we are here {giftHelp}.',
        'Not happy with our answer? {officer}, {designation}, {officerEmail}, acknowledges a complaint within {acknowledge} and settles it within {resolve}.',
      ],
    },
  },
};
