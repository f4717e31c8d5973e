/** Errors of chats and astrologer accounts. The wording of the specification is kept exactly. */
export const chatErrors = {
  astrologer_not_found: { status: 404, en: 'Astrologer not found.', hi: 'ज्योतिषी नहीं मिले।' },
  astrologer_offline: {
    status: 409,
    en: 'This astrologer is not online now. Please choose another.',
    hi: 'ये ज्योतिषी अभी ऑनलाइन नहीं हैं। कृपया किसी और को चुनें।',
  },
  astrologer_busy: {
    status: 409,
    en: 'Astrologer is currently busy!',
    hi: 'ज्योतिषी अभी व्यस्त हैं!',
  },
  chat_balance_low: {
    status: 402,
    en: 'You need at least ₹{min} in your wallet for the first minute. Please add money.',
    hi: 'पहले मिनट के लिए आपके वॉलेट में कम से कम ₹{min} चाहिए। कृपया पैसे जोड़ें।',
  },
  chat_price_changed: {
    status: 409,
    en: 'The price is now ₹{price} a minute. Nothing was charged. Ask again if that suits you.',
    hi: 'अब कीमत ₹{price} प्रति मिनट है। कोई पैसा नहीं कटा है। ठीक लगे तो फिर से अनुरोध करें।',
  },
  chat_cannot_pay: {
    status: 402,
    en: 'The customer’s balance no longer covers the first minute. The request was closed.',
    hi: 'ग्राहक के वॉलेट में अब पहले मिनट के पैसे नहीं हैं। अनुरोध बंद कर दिया गया।',
  },
  chat_you_are_busy: {
    status: 409,
    en: 'You are already in a chat. Please end it first.',
    hi: 'आप पहले से एक बातचीत में हैं। कृपया पहले उसे समाप्त करें।',
  },
  chat_customer_busy: {
    status: 409,
    en: 'This customer is in another chat now.',
    hi: 'यह ग्राहक अभी किसी और बातचीत में है।',
  },
  chat_answered: {
    status: 400,
    en: 'This request has already been answered.',
    hi: 'इस अनुरोध का उत्तर दिया जा चुका है।',
  },
  chat_not_found: { status: 404, en: 'Chat not found.', hi: 'बातचीत नहीं मिली।' },
  chat_ended: { status: 409, en: 'Chat ended', hi: 'बातचीत समाप्त हो गई' },
  chat_not_ended: {
    status: 409,
    en: 'You can do this once the chat has ended.',
    hi: 'यह बातचीत समाप्त होने के बाद हो सकता है।',
  },
  chat_self: { status: 400, en: 'You cannot chat with yourself.', hi: 'आप स्वयं से बातचीत नहीं कर सकते।' },
  chat_message_blank: { status: 400, en: 'Please write a message.', hi: 'कृपया संदेश लिखें।' },
  chat_message_long: {
    status: 400,
    en: 'A message has at most {max} characters.',
    hi: 'संदेश में अधिक से अधिक {max} अक्षर हो सकते हैं।',
  },
  chat_too_fast: {
    status: 429,
    en: 'That was too many messages at once. Please wait a moment.',
    hi: 'एक साथ बहुत से संदेश। कृपया थोड़ा रुकें।',
  },
  chat_free: {
    status: 409,
    en: 'This chat was refunded, so there is nothing to rate.',
    hi: 'इस बातचीत का पैसा लौटा दिया गया, इसलिए रेटिंग नहीं हो सकती।',
  },
  chat_kundli_only: {
    status: 409,
    en: 'You can share only your own kundli, in a chat you asked for.',
    hi: 'आप केवल अपनी कुंडली शेयर कर सकते हैं, उसी बातचीत में जिसका अनुरोध आपने किया हो।',
  },
  chat_kundli_closed: {
    status: 403,
    en: 'This kundli could be read until 24 hours after the chat. Ask the customer to share it in a new chat.',
    hi: 'यह कुंडली बातचीत के 24 घंटे बाद तक ही पढ़ी जा सकती थी। ग्राहक से नई बातचीत में शेयर करने को कहें।',
  },
  stone_opinion_astrologer: {
    status: 403,
    en: 'Only the astrologer of this chat can say something about the stone.',
    hi: 'रत्न के विषय में केवल इस बातचीत के ज्योतिषी लिख सकते हैं।',
  },
  stone_opinion_refunded: {
    status: 409,
    en: 'You wrote nothing in this chat, so it was refunded. You can no longer give an opinion on the stone.',
    hi: 'इस चैट में आपने कुछ नहीं लिखा, इसलिए पैसे वापस हो गए। अब रत्न के बारे में कुछ नहीं कहा जा सकता।',
  },
  stone_opinion_stone: { status: 400, en: 'Please choose the stone.', hi: 'कृपया रत्न चुनें।' },
  chat_not_begun: {
    status: 409,
    en: 'Only a chat that took place can be reported.',
    hi: 'केवल उस बातचीत की शिकायत हो सकती है जो हुई हो।',
  },
  chat_report_not_found: { status: 404, en: 'Report not found.', hi: 'शिकायत नहीं मिली।' },
  astrologer_age: {
    status: 400,
    en: 'Astrologers must be 18 or older.',
    hi: 'ज्योतिषी की आयु 18 वर्ष या अधिक होनी चाहिए।',
  },
} as const;
