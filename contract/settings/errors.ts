/** The errors of the settings. `{what}` is one of `settingProblems`. */
export const settingErrors = {
  setting_not_found: { status: 404, en: 'There is no such setting.', hi: 'ऐसी कोई सेटिंग नहीं है।' },
  setting_changed: {
    status: 409,
    en: 'Somebody else has changed this meanwhile. Please look at what is saved now.',
    hi: 'इस बीच किसी और ने इसे बदल दिया है। कृपया देखें कि अभी क्या सहेजा हुआ है।',
  },
  setting_wrong: { status: 400, en: '{field}: {what}', hi: '{field}: {what}' },
} as const;
