/**
 * The texts on how the shop avoids the patterns of the Guidelines for Prevention and Regulation of Dark Patterns,
 * one section each.
 */
export const texts = {
  title: 'How we avoid dark patterns',
  description:
    'The thirteen dark patterns of the Indian guidelines, and what this shop does instead of each.',
  lead: 'A dark pattern is a page that tricks you. The guidelines under the Consumer Protection Act name thirteen. This is what we do instead.',
  summary: [
    { figure: '13', label: 'patterns, each with a test that our software has to pass' },
    { figure: '{none}', label: 'boxes that are ticked for you' },
    { figure: '{none}', label: 'paid places in our lists' },
    { figure: '{acknowledge}', label: 'until we acknowledge what you report' },
  ],
  sections: {
    falseUrgency: {
      title: 'False urgency',
      text: [
        '“Only few left!” and “Hurry!” follow the stock that we can send today, and go when it grows. A sale ends on the day that we name. We run no countdowns, and we never say how many people look at something.',
      ],
    },
    basketSneaking: {
      title: 'Basket sneaking',
      text: [
        'Your cart has what you put into it: no gift wrap, no donation, no insurance. An energisation is added only when you ask for it.',
      ],
    },
    confirmShaming: {
      title: 'Confirm shaming',
      text: [
        'A button that declines says so in plain words: Skip, Keep, Close. None makes you feel bad, and none speaks of bad luck.',
      ],
    },
    forcedAction: {
      title: 'Forced action',
      text: [
        'You can read every page and price without an account and without your number. To buy, you agree to the terms and to nothing else.',
      ],
    },
    subscriptionTrap: {
      title: 'Subscription trap',
      text: [
        'There is no subscription and no automatic payment. You cancel an order with one button until it is shipped, without a reason. E-mails end with one press, and you can delete your account yourself.',
      ],
    },
    interfaceInterference: {
      title: 'Interface interference',
      text: ['No box is ticked for you. To agree and to decline stand beside each other in the same size.'],
    },
    baitAndSwitch: {
      title: 'Bait and switch',
      text: [
        'The price on the page is the price of the order. If it changes while you shop, we stop and show you the new one before you pay.',
      ],
    },
    dripPricing: {
      title: 'Drip pricing',
      text: [
        'Prices include GST. The cart shows delivery and the whole total, and the payment page takes exactly that.',
      ],
    },
    disguisedAdvertisement: {
      title: 'Disguised advertisement',
      text: [
        'Nobody can pay for a place in our lists. Reviews come only from people who bought the product and received it, and we do not pay for them.',
      ],
    },
    nagging: {
      title: 'Nagging',
      text: [
        '“May we call you?” is asked once. Once you skip it, it stays away in that tab; once you answer, for good. An unpaid order brings one reminder, and only if you allow it.',
      ],
    },
    trickQuestion: {
      title: 'Trick questions',
      text: [
        'What you agree to is one sentence that says “I agree”. There are no double negatives, and no box that you tick to say no.',
      ],
    },
    saasBilling: {
      title: 'Billing traps',
      text: [
        'We keep no card and no mandate, so nothing can be charged again. A report is paid once. A chat costs its minutes as they pass, out of money that you added, and ends when that is used up.',
      ],
    },
    rogueMalware: {
      title: 'Rogue malware',
      text: [
        'Our pages run only our own code and, while you pay, that of the payment service. They ask for no installation and show no false warnings.',
      ],
    },
    report: {
      title: 'Have you found one?',
      text: [
        'Write to {officer}, {designation}: {officerEmail}. We acknowledge within {acknowledge} and settle it within {resolve}. You can also call the National Consumer Helpline, 1915.',
      ],
    },
  },
};
