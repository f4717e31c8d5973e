/** The errors of the visitor form and of visitor administration. */
export const visitorErrors = {
  visitor_name_required: 400,
  visitor_name_short: 400,
  visitor_phone_required: 400,
  visitor_phone_digits: 400,
  visitor_not_found: 404,
} as const;
