/** The errors of the contact form and of tickets. */
export const ticketErrors = {
  contact_name: { status: 400, en: 'Please enter your name.', hi: 'कृपया अपना नाम भरें।' },
  contact_message: {
    status: 400,
    en: 'Please write a message of at least 10 characters.',
    hi: 'कृपया कम से कम 10 अक्षरों का संदेश लिखें।',
  },
  contact_long: {
    status: 400,
    en: 'Please keep your message below 4,000 characters.',
    hi: 'कृपया संदेश 4,000 अक्षरों से कम रखें।',
  },
  contact_trap: {
    status: 400,
    en: 'Please leave the hidden field of the form empty; only programs fill it in.',
    hi: 'कृपया फ़ॉर्म का छिपा खाना खाली छोड़ें; उसे केवल प्रोग्राम भरते हैं।',
  },
  ticket_not_found: { status: 404, en: 'Ticket not found.', hi: 'टिकट नहीं मिला।' },
  ticket_closed: {
    status: 409,
    en: 'This ticket is closed. Reopen it to reply.',
    hi: 'यह टिकट बंद है। उत्तर देने के लिए इसे फिर खोलें।',
  },
  ticket_same: {
    status: 409,
    en: 'Somebody has done that already. Please look at the ticket again.',
    hi: 'यह कोई पहले ही कर चुका है। कृपया टिकट फिर देखें।',
  },
} as const;
