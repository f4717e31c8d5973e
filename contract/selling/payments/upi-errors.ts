/** The errors of payments by UPI QR. */
export const upiErrors = {
  upi_payment_not_found: 404,
  upi_refund_not_found: 404,
  upi_utr_invalid: 400,
  upi_utr_used: 409,
  upi_refund_ended: 409,
} as const;
