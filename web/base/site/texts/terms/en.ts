/** The terms. Every figure comes from the settings: no digit stands here but the age the law sets. */
export const texts = {
  title: 'Terms',
  description: 'The terms on which the shop sells goods, reports and chats with astrologers.',
  lead: 'The terms between you and {legalName} when you use this shop.',
  summary: [
    { figure: '18', label: 'or older to have an account' },
    { figure: '{shipping}', label: 'until an order is shipped' },
    { figure: '{cancelHours}', label: 'for an urgent cancellation' },
    { figure: '{damaged}', label: 'to report damaged items for a refund' },
  ],
  sections: {
    who: {
      title: 'Who we are',
      text: [
        '{brand} is run by {legalName}, {address}.',
        { registered: 'Registration: {registration}.' },
        'You reach us at {email} and {phone}. These terms are under the law of {country}. This is version {version}; the version you agreed to is kept with your account.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'You must be 18 or older. Keep your password to yourself; under My account you see where you are logged in and can log out any device. Orders from your account count as yours until you tell us otherwise.',
      ],
    },
    orders: {
      title: 'Orders, prices and payment',
      text: [
        'Prices are in rupees and include GST, shown at the checkout with the delivery charge and every discount before you pay. Delivery costs {charge} up to a cart of {freeAbove} and is free above that. The contract is made when we confirm the order by e-mail.',
        'Shipping takes {shipping}. If something turns out to be sold out after you paid, you get all your money back. If a price on a page was plainly a mistake, we write to you before anything is sent and you may cancel at no cost.',
      ],
    },
    cancel: {
      title: 'Cancellation, returns and refunds',
      text: [
        'An order can be cancelled until it is shipped; an urgent cancellation, and any cancellation of customised goods, within {cancelHours}. Refunds in money are only for damaged, defective, missing or wrong items, reported within {damaged} (please tell us of missing or damaged ones within {report}).',
        'Anything else can be returned within {days} after delivery for a fee of {fee}, against a credit note valid for {credit}. The full rules are in the [cancellation policy](/cancellation-policy) and the [shipping policy](/shipping-policy).',
      ],
    },
    goods: {
      title: 'What our goods are',
      text: [
        'Stones, beads and yantras are natural or made by hand: colour and inclusions differ a little from the picture. Whatever has been treated, heated or lab-grown is named so on its page. The country of origin is {country} unless the product’s page names another.',
      ],
    },
    readings: {
      title: 'What reports and advice are',
      text: [
        'Kundli, matching, panchang, predictions and what an astrologer says are matters of belief and tradition. They are not medical, legal or financial advice, and no result is promised. Nobody may frighten you into buying: report such a chat with its Report button.',
        'A chat is charged by the minute from your wallet, at the rate shown before it begins. It ends by itself before your balance is used up.',
      ],
    },
    wallet: {
      title: 'Wallet, coupons and gift cards',
      text: [
        'You can add up to {maxTopUp} to your wallet at a time. It can be spent only in this shop, earns no interest and cannot be passed on. Astrologers can have their earnings paid out from {minWithdrawal}.',
        'You can use one code for goods per order. An automatic discount and a free delivery may stand beside it where their conditions say so. Credit notes and gift cards are such codes, made out to one person. Help with them: {giftHelp}.',
      ],
    },
    conduct: {
      title: 'What we ask of you',
      points: [
        'No reviews of what you have not bought, no advertising, nothing that harms or shames others.',
        'In chats no phone numbers, no payments past the shop, no insults. We may block accounts that break this.',
        'No automatic requests that slow the shop for others.',
      ],
    },
    complaints: {
      title: 'Complaints and law',
      text: [
        'Customer care replies within {reply}. Complaints go to {officer}, {designation}: {officerEmail}, {officerPhone}. They are acknowledged within {acknowledge}, with a ticket number to follow, and settled within {resolve}.',
        'The law of {country} applies. Your rights as a consumer, among them going to the consumer commission where you live, stay as they are.',
      ],
    },
    changes: {
      title: 'Changes',
      text: [
        'When these terms change, their version on this page changes. An order keeps the terms it was placed under.',
      ],
    },
  },
};
