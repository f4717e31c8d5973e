/** Errors of astrologers' documents and bank details. The wording of the specification is kept exactly. */
export const kycErrors = {
  kyc_documents_missing: 400,
  kyc_file_large: 400,
  kyc_file_type: 400,
  kyc_document_not_found: 404,
  kyc_decided: 409,
  kyc_changed: 409,
  bank_holder: 400,
  bank_account_number: 400,
  bank_ifsc: 400,
} as const;
