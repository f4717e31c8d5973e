/**
 * The four documents an astrologer sends, by their field in the upload. It does not import zod, because the forms load
 * this file.
 */
export const kycDocuments = ['aadhaar', 'pan', 'education', 'bank'] as const;
/** One of the four documents. */
export type KycDocument = (typeof kycDocuments)[number];

/** The maximum size of one document in bytes (5 MB). */
export const kycFileBytes = 5 * 1024 * 1024;

/**
 * Returns whether a value is an IFSC, the code of a bank's branch (Reserve Bank of India): four letters, a zero, six
 * letters or digits.
 */
export const isIfsc = (value: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value);

/** Returns whether a value is an Indian bank account number: 9 to 18 digits. */
export const isAccountNumber = (value: string): boolean => /^\d{9,18}$/.test(value);

/**
 * Returns whether a value is an account holder's name: letters of any script, spaces, points and apostrophes, 2 to 100
 * characters.
 */
export const isAccountHolder = (value: string): boolean =>
  value.length >= 2 && value.length <= 100 && /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(value);
