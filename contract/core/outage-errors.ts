/** The errors while the database or the disk cannot take a request. Such a request may be retried. */
export const outageErrors = {
  catching_breath: {
    status: 503,
    en: 'The shop is catching its breath. Everything you have done so far is safe. Please try again in a few seconds.',
    hi: 'दुकान ज़रा दम ले रही है। आपने अब तक जो किया, सब सुरक्षित है। कृपया कुछ पल बाद फिर कोशिश करें।',
  },
  crowded: {
    status: 503,
    en: 'Many people want this at the same moment. Please try again in a few seconds.',
    hi: 'इस समय बहुत लोग यही कर रहे हैं। कृपया कुछ सेकंड में फिर कोशिश करें।',
  },
  storage_away: {
    status: 503,
    en: 'We cannot reach our file store right now. Nothing is lost, and everything else works. Please try again in a few seconds.',
    hi: 'अभी फ़ाइलों तक पहुँच नहीं हो पा रही है। कुछ खोया नहीं है, और बाकी सब काम कर रहा है। कृपया कुछ पल बाद फिर कोशिश करें।',
  },
  storage_full: {
    status: 507,
    en: 'We have no room for your file right now. Everything else works, and our team has been told. Please try again later.',
    hi: 'अभी आपकी फ़ाइल रखने की जगह नहीं है। बाकी सब काम कर रहा है, और हमारी टीम को खबर मिल गई है। कृपया बाद में फिर कोशिश करें।',
  },
} as const;
