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
  reason_missing: { status: 400, en: 'Please write a reason.', hi: 'कृपया कारण लिखें।' },
};
