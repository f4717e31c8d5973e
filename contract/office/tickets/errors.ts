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
  ticket_file_missing: {
    status: 400,
    en: 'Please choose a picture or a PDF.',
    hi: 'कृपया कोई फ़ोटो या PDF चुनें।',
  },
  ticket_files_many: {
    status: 400,
    en: 'A message can have {n} files. Please choose fewer.',
    hi: 'एक संदेश में {n} फ़ाइलें हो सकती हैं। कृपया कम चुनें।',
  },
  ticket_file_large: {
    status: 400,
    en: '{file} is larger than {mb} MB. Please choose a smaller file.',
    hi: '{file} {mb} MB से बड़ी है। कृपया छोटी फ़ाइल चुनें।',
  },
  ticket_file_type: {
    status: 400,
    en: '{file} is neither a picture (JPEG, PNG, WebP, AVIF) nor a PDF.',
    hi: '{file} न तो फ़ोटो है (JPEG, PNG, WebP, AVIF), न PDF।',
  },
  ticket_file_active: {
    status: 400,
    en: '{file} has scripts, forms or files inside, or is incomplete. Please send a plain PDF.',
    hi: '{file} में स्क्रिप्ट, फ़ॉर्म या फ़ाइलें हैं, या वह अधूरी है। कृपया सादी PDF भेजें।',
  },
  ticket_file_gone: {
    status: 404,
    en: 'This file is not here any more, or its link has run out.',
    hi: 'यह फ़ाइल अब यहाँ नहीं है, या इसके लिंक का समय बीत गया है।',
  },
  answer_not_found: { status: 404, en: 'Saved answer not found.', hi: 'सहेजा हुआ जवाब नहीं मिला।' },
  answer_empty: {
    status: 400,
    en: 'Please write the answer in English or Hindi.',
    hi: 'कृपया जवाब अंग्रेज़ी या हिंदी में लिखें।',
  },
  answer_placeholder: {
    status: 400,
    en: 'Only the words name and number may stand in braces.',
    hi: 'कोष्ठक में केवल name और number लिखे जा सकते हैं।',
  },
  answer_exists: {
    status: 409,
    en: 'There is a saved answer with this title already.',
    hi: 'इस शीर्षक का एक जवाब पहले से सहेजा हुआ है।',
  },
  answer_changed: {
    status: 409,
    en: 'Somebody else has changed this answer in the meantime. Please open it again.',
    hi: 'इस बीच किसी और ने यह जवाब बदल दिया है। कृपया इसे फिर खोलें।',
  },
  ticket_same: {
    status: 409,
    en: 'Somebody has done that already. Please look at the ticket again.',
    hi: 'यह कोई पहले ही कर चुका है। कृपया टिकट फिर देखें।',
  },
} as const;
