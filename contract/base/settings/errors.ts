/** The errors of the settings. `{what}` is one of the messages of `settings/problems`. */
export const settingErrors = {
  setting_not_found: 404,
  setting_changed: 409,
  shop_not_ready: 409,
  shop_picture_missing: 400,
  shop_picture_large: 413,
  setting_wrong: 400,
} as const;
