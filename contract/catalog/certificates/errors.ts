/** Errors of certificates. */
export const certificateErrors = {
  code_length: 400,
  code_mistyped: 400,
  code_unknown: 404,
  certificate_altered: 409,
  certificate_key_unknown: 404,
  certificates_not_yet: 409,
  report_file_missing: 400,
  report_file_large: 400,
  report_file_type: 400,
  report_file_active: 400,
  report_scope_unknown: 404,
  report_exists: 409,
  report_not_there: 404,
  came_back_too_many: 409,
} as const;
