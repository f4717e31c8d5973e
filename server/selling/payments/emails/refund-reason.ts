/**
 * The reason for a refund: the payment came after the order had ended and its stock was gone, or it was a second one.
 */
export type RefundReason = 'too_late' | 'second_payment';
