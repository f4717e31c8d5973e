/** Errors of the admin endpoints about people. */
export const adminErrors = {
  person_not_found: { status: 404, en: 'Nobody has this account.', hi: 'यह खाता किसी का नहीं है।' },
  not_yourself: {
    status: 409,
    en: 'You cannot do this to your own account. Ask another admin.',
    hi: 'आप अपने ही खाते पर यह नहीं कर सकते। किसी और एडमिन से कहें।',
  },
  role_changed: {
    status: 409,
    en: 'Somebody else has changed this role meanwhile. Please look at it again.',
    hi: 'इस बीच किसी और ने यह भूमिका बदल दी है। कृपया फिर से देखें।',
  },
  no_practice: {
    status: 409,
    en: 'Only somebody who signed up as an astrologer can have this role.',
    hi: 'यह भूमिका केवल उसी को मिल सकती है जिसने ज्योतिषी के रूप में खाता बनाया हो।',
  },
  note_not_found: {
    status: 404,
    en: 'This note is not here any more, or somebody else wrote it.',
    hi: 'यह नोट अब यहाँ नहीं है, या किसी और ने लिखा था।',
  },
  tags_full: { status: 409, en: 'A person can have {n} tags.', hi: 'एक व्यक्ति के {n} टैग हो सकते हैं।' },
  segments_full: {
    status: 409,
    en: 'There are {n} segments already. Please delete one.',
    hi: '{n} समूह पहले से हैं। कृपया कोई एक हटाएँ।',
  },
  segment_not_found: { status: 404, en: 'Segment not found.', hi: 'समूह नहीं मिला।' },
  goodwill_too_much: {
    status: 409,
    en: 'One credit can be ₹{amount} at most (Settings, Credits of the shop).',
    hi: 'एक बार में अधिक से अधिक ₹{amount} दिए जा सकते हैं (सेटिंग)।',
  },
  goodwill_month: {
    status: 409,
    en: 'In 30 days one person can get ₹{amount} at most. They have got ₹{given}.',
    hi: '30 दिनों में एक व्यक्ति को अधिक से अधिक ₹{amount} दिए जा सकते हैं। ₹{given} दिए जा चुके हैं।',
  },
  goodwill_giver: {
    status: 409,
    en: 'In 24 hours you can give ₹{amount} at most. You have given ₹{given}. Please ask a colleague or come back tomorrow.',
    hi: '24 घंटों में आप अधिक से अधिक ₹{amount} दे सकते हैं। आप ₹{given} दे चुके हैं। कृपया किसी साथी से कहें या कल आएँ।',
  },
  reason_missing: { status: 400, en: 'Please write a reason.', hi: 'कृपया कारण लिखें।' },
};
