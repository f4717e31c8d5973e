/** The sky of a birth, drawn while it is typed, in Hindi. */
export const texts: typeof import('./en.ts').texts = {
  chart: 'जन्म का आकाश',
  empty: 'तारीख चुनें, और ग्रह अपनी-अपनी जगह चले जाएँगे।',
  moonOnly: 'चंद्र {sign} में, {nakshatra} नक्षत्र। समय और स्थान भरने तक भाव चंद्र से गिने गए हैं।',
  whole: '{lagna} लग्न। चंद्र {sign} में, {nakshatra} नक्षत्र।',
  inSign: '{graha} {sign} में',
  skyFailed: 'चित्र नहीं बन सका। बाकी किसी काम में इसकी ज़रूरत नहीं।',
};
