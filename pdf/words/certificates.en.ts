/** English words of the cards of certificates. */
export const words = {
  title: 'Certificate of this piece',
  choice: 'Choice',
  report: 'Laboratory report',
  sold: 'Sold on',
  scan: 'Scan the code, or type it at',
};

/** The words of the cards of certificates. */
export type CertificateWords = typeof words;
