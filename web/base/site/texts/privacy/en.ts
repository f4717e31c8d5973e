/** Privacy: the notice of the DPDP Act, in plain words, item by item. Figures come from the settings. */
export const texts = {
  title: 'Privacy',
  description: 'Which personal data the shop keeps, why, for how long, and what you can ask of us.',
  lead: 'What we know about you, why, for how long, and how you can have it deleted.',
  summary: [
    {
      figure: '18',
      label: 'or older to have an account; of children we keep only a birth that a parent saves',
    },
    { figure: '{none}', label: 'advertising trackers on our pages' },
    { figure: '{acknowledge}', label: 'until we acknowledge your request' },
    { figure: '{resolve}', label: 'until it is settled' },
  ],
  sections: {
    who: {
      title: 'Who is responsible',
      text: [
        '{legalName}, {address}, decides what is done with your data (the data fiduciary of the Digital Personal Data Protection Act). For everything on this page write to {officer}, {designation}: {officerEmail}, {officerPhone}.',
      ],
    },
    what: {
      title: 'What we keep, and what for',
      points: [
        'Account: name, e-mail, phone, a hash of your password. To recognise you and write to you about your orders.',
        'Orders: what, when, for how much, delivery address, how it was paid. To deliver, to refund, and for the invoices tax law asks for. Card and bank details stay with the payment service; we never see them. With an order that is not paid yet we keep the network address for a day, so that nobody takes the goods out of sale for others.',
        'Birth details: date, time and place, for the reports you ask for and the birth details you choose to save. If you enter somebody else’s birth details, please ask them first.',
        'For an energisation: the name, and the gotra and intention if you give them, of the person it is for. The person who recites reads them, and those who pack your order.',
        'Chats with astrologers: the messages and minutes, to show them to both of you and to settle what is paid. An admin can read a chat only if one of its two sides has reported it; each viewing is recorded.',
        'Messages to us: what you write in the contact form, your address and the answers, to settle what you asked.',
        'Name and phone you leave in the visitor form, with the day and wording of your agreement. To call you back about what you were looking for.',
        'Technical records: the time of a request, its kind and the network address. To keep the shop running and find abuse. They hold no names, no messages and no addresses of the pages you read.',
        'For astrologers, also identity documents and the bank account, encrypted. To verify who they are and to pay them.',
      ],
    },
    children: {
      title: 'Children',
      text: [
        'An account is for adults. Of a child, a person under 18, we keep only birth details: name, gender if you give it, date, time and place, in a report that you buy or in a birth that you save as “my child’s” or another relation. You are then the parent or lawful guardian: the form asks for your agreement, and we record it with its day and wording.',
        'We use them for what you ask for and nothing else. We do not track or watch children, we send them no advertising, and nobody sees their births but you, and an astrologer with whom you share a chart. You delete a saved birth under [saved birth details](/account/births); reports go with your account.',
      ],
    },
    consent: {
      title: 'Your agreement',
      text: [
        'Nothing is ticked for you in advance. When you agree to something we record what, when and in which wording; you can withdraw it as easily as you gave it, under My account or by writing to us. What happened before stays lawful.',
      ],
    },
    cookies: {
      title: 'Cookies and your browser',
      text: [
        'We set a cookie for your session, one for your language, and one for the city whose panchang you chose to see. Your browser also remembers the theme, the music switch, whether you closed the visitor form, the PIN code for delivery dates and the last twelve products you looked at. These stay in your browser, and a logout deletes the last two. There are no advertising cookies, no trackers, and our pages load nothing from other hosts except the payment service while you pay.',
      ],
    },
    shared: {
      title: 'Who else gets it',
      points: [
        'The courier: name, address and phone of a delivery.',
        'The payment service: amount, order number, name, e-mail and phone.',
        'The astrologer you chat with: your first name, and the chart you choose to share.',
        'Authorities, where a law obliges us. Nobody else; we do not sell data.',
      ],
    },
    kept: {
      title: 'How long',
      text: [
        'As long as you have an account, and at least as long as the law says: processing records for a year, invoices and the orders behind them for the years tax law asks for. When you have your account deleted, it is closed at once and everything else is removed or made anonymous when its time is over.',
      ],
    },
    rights: {
      title: 'What you can ask',
      points: [
        'To see what we keep and have a copy of it.',
        'To have it corrected or completed; name, phone, e-mail and addresses you change yourself under My account.',
        'To have it deleted.',
        'To withdraw your agreement.',
        'To name somebody who acts for you if you die or cannot.',
        'To complain to {officer}, and if that does not help, to the Data Protection Board of India.',
      ],
      after: [
        'From {nominees}: you name your nominee, change or remove them under [Privacy and data](/account/privacy) (a right of the Digital Personal Data Protection Act). The nominee writes to {officerEmail} with a death certificate or a doctor’s certificate and proof of identity. We tell you by e-mail, then send the nominee a copy of your data or delete the account after a week, as they ask.',
        'Write to {officerEmail} or use the [contact form](/contact-us) with the subject Privacy. We acknowledge within {acknowledge} and settle it within {resolve}.',
      ],
    },
    safe: {
      title: 'How it is kept safe',
      text: [
        'Everything travels encrypted. Passwords are hashed, documents and bank accounts are stored encrypted, and staff see only what their work needs, with each change recorded. If data ever gets into the wrong hands, we tell you and the Board without delay.',
      ],
    },
  },
};
