import type { CertificateWords } from './certificates.en.ts';

/** Hindi words of the cards of certificates. */
export const words: CertificateWords = {
  title: 'इस नग का प्रमाणपत्र',
  choice: 'विकल्प',
  report: 'प्रयोगशाला की रिपोर्ट',
  sold: 'बिक्री की तारीख',
  scan: 'कोड स्कैन करें, या इस पते पर लिखें:',
};
