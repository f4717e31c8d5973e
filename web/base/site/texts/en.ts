/** The texts that the policy pages share: their frame, and the units of the figures that settings fill in. */
export const texts = {
  contents: 'On this page',
  keyFigures: 'In short',
  version: 'Version {version}. In force since then for every order.',
  questions: 'A question about this page?',
  write: 'Write to us',
  others: 'Our other policies',
  names: {
    terms: 'Terms',
    privacy: 'Privacy',
    cancellation: 'Cancellation, returns and refunds',
    shipping: 'Shipping',
    fair: 'How we avoid dark patterns',
  },
  none: 'No',
  units: {
    hours: { one: '{n} hour', other: '{n} hours' },
    days: { one: '{n} day', other: '{n} days' },
    months: { one: '{n} month', other: '{n} months' },
    businessDays: '{from} to {to} business days',
    businessDay: { one: '{n} business day', other: '{n} business days' },
  },
  failed: 'This page could not be loaded.',
  retry: 'Try again',
};
