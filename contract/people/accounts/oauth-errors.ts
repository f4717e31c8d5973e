/** Errors of a sign-in by a provider, which the page /oauth-success shows. */
export const oauthErrors = {
  sign_in_not_offered: {
    status: 404,
    en: 'This way to sign in is not offered here. Please log in with your e-mail address and password.',
    hi: 'लॉग इन का यह तरीका यहाँ उपलब्ध नहीं है। कृपया अपने ई-मेल और पासवर्ड से लॉग इन करें।',
  },
  sign_in_denied: {
    status: 403,
    en: 'You did not allow the sign-in, so nothing was changed.',
    hi: 'आपने साइन इन की अनुमति नहीं दी, इसलिए कुछ नहीं बदला।',
  },
  sign_in_unavailable: {
    status: 502,
    en: 'The sign-in service did not answer. Please try again in a few minutes, or log in with your password.',
    hi: 'साइन इन सेवा ने उत्तर नहीं दिया। कृपया कुछ मिनट बाद फिर कोशिश करें, या अपने पासवर्ड से लॉग इन करें।',
  },
  sign_in_untrusted: {
    status: 400,
    en: 'The answer of the sign-in service could not be trusted, so you are not logged in. Please try again.',
    hi: 'साइन इन सेवा के उत्तर पर भरोसा नहीं किया जा सका, इसलिए आप लॉग इन नहीं हुए। कृपया फिर कोशिश करें।',
  },
  sign_in_over: {
    status: 400,
    en: 'This sign-in has ended, took too long, or was begun in another browser. Please start again.',
    hi: 'यह साइन इन पूरा हो चुका है, इसमें बहुत देर लगी, या यह किसी और ब्राउज़र में शुरू हुआ था। कृपया फिर शुरू करें।',
  },
  sign_in_unverified: {
    status: 403,
    en: 'The sign-in service has not verified your e-mail address. Verify it there, or log in with your password.',
    hi: 'साइन इन सेवा ने आपका ई-मेल पता सत्यापित नहीं किया है। पहले वहाँ सत्यापित करें, या अपने पासवर्ड से लॉग इन करें।',
  },
} as const;
