/** Errors about staff: their roles and their invitations. */
export const staffErrors = {
  staff_role_missing: {
    status: 400,
    en: 'Please choose at least one role of staff.',
    hi: 'कृपया स्टाफ़ की कम से कम एक भूमिका चुनें।',
  },
  staff_email_unconfirmed: {
    status: 409,
    en: 'Staff need a confirmed e-mail address. Please ask this person to confirm theirs first, or send an invitation: its link confirms the address.',
    hi: 'स्टाफ़ के ई-मेल पते की पुष्टि ज़रूरी है। कृपया इस व्यक्ति से पहले पते की पुष्टि करने को कहें, या न्योता भेजें: उसके लिंक से पते की पुष्टि हो जाता है।',
  },
  staff_already: {
    status: 409,
    en: 'This person is a member of staff already. Their roles can be changed on their own page.',
    hi: 'यह व्यक्ति पहले से स्टाफ़ में है। उनकी भूमिकाएँ उनके अपने पेज पर बदली जा सकती हैं।',
  },
  invitation_astrologer: {
    status: 409,
    en: 'This address has an astrologer’s account, which cannot be staff as well. Please use another address.',
    hi: 'यह पता एक ज्योतिषी के खाते का है, जो साथ में स्टाफ़ नहीं हो सकता। कृपया कोई और पता लें।',
  },
  invitation_open: {
    status: 409,
    en: 'This address has an open invitation. Withdraw it first to send another.',
    hi: 'इस पते का एक न्योता अभी खुला है। नया भेजने के लिए पहले उसे वापस लें।',
  },
  invitation_not_found: {
    status: 404,
    en: 'This invitation is not open any more.',
    hi: 'यह न्योता अब खुला नहीं है।',
  },
  invitation_invalid: {
    status: 400,
    en: 'This is not an invitation link. Please open it again from the e-mail.',
    hi: 'यह किसी न्योते का लिंक नहीं है। कृपया इसे ई-मेल से फिर खोलें।',
  },
  invitation_expired: {
    status: 410,
    en: 'This invitation has expired. Please ask for a new one.',
    hi: 'इस न्योते का समय बीत गया है। कृपया नया न्योता माँगें।',
  },
  invitation_withdrawn: {
    status: 410,
    en: 'This invitation was withdrawn. Please ask the person who sent it.',
    hi: 'यह न्योता वापस ले लिया गया है। कृपया भेजने वाले से पूछें।',
  },
  invitation_used: {
    status: 410,
    en: 'This invitation has been used. Please log in.',
    hi: 'यह न्योता इस्तेमाल हो चुका है। कृपया लॉग इन करें।',
  },
  invitation_has_account: {
    status: 409,
    en: 'This address has an account already. Please log in with it to accept the invitation.',
    hi: 'इस पते का खाता पहले से है। न्योता स्वीकार करने के लिए कृपया उससे लॉग इन करें।',
  },
  invitation_other_account: {
    status: 403,
    en: 'This invitation was sent to another address. Please log in with the account of that address.',
    hi: 'यह न्योता किसी और पते पर भेजा गया है। कृपया उस पते के खाते से लॉग इन करें।',
  },
} as const;
