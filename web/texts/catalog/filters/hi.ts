import type { texts as english } from './en.ts';

/** उत्पादों के फ़िल्टर: सूची और होम पेज पर। */
export const texts: typeof english = {
  category: 'श्रेणी',
  brand: 'ब्रांड',
  size: 'नाप या विकल्प',
  weight: 'वज़न',
  guide: 'किस काम के लिए',
  guides: { wear: 'पहनने के लिए', use: 'पूजा और रोज़ के लिए', place: 'घर और मेज़ के लिए' },
  stock: 'उपलब्धता',
  inStock: 'स्टॉक में',
  price: 'मूल्य',
  graha: 'किस ग्रह के लिए',
  stone: 'रत्न',
  mukhi: 'मुखी',
  mukhiOf: '{n} मुखी',
  metal: 'धातु',
  certificate: 'प्रमाण',
  certificates: { report: 'प्रयोगशाला की रिपोर्ट', xray: 'एक्स-रे', hallmark: 'हॉलमार्क' },
  country: 'मूल देश',
  unstated: 'नहीं बताया गया',
  all: 'सभी',
  anyPrice: 'कोई भी मूल्य',
  apply: 'लागू करें',
  prices: {
    'below-1000': '₹1,000 से कम',
    '1000-2000': '₹1,000 – ₹2,000',
    '2000-3000': '₹2,000 – ₹3,000',
    'above-3000': '₹3,000 से ऊपर',
  },
};
