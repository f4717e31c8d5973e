/** Errors about staff: their roles and their invitations. */
export const staffErrors = {
  staff_role_missing: 400,
  staff_email_unconfirmed: 409,
  staff_already: 409,
  invitation_astrologer: 409,
  invitation_open: 409,
  invitation_not_found: 404,
  invitation_invalid: 400,
  invitation_expired: 410,
  invitation_withdrawn: 410,
  invitation_used: 410,
  invitation_has_account: 409,
  invitation_other_account: 403,
} as const;
