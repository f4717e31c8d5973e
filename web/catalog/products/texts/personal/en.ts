/** The texts about the fields of products that are made to order. */
export const texts = {
  title: 'Made for you',
  hint: 'We make it as you write it. It cannot be returned for a change of mind.',
  optional: '(optional)',
  choose: 'Please choose',
  count: '{n} of {max} characters',
  scripts: { latin: 'English letters', devanagari: 'Hindi letters' },
  problems: {
    missing: 'Please fill this in.',
    wait: 'The photo is still uploading. Please wait a moment.',
    long: 'At most {max} characters.',
    script: 'Please use the letters named below: we engrave only these.',
    letters:
      'Please use letters that we can print: English, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada or Malayalam.',
    signs: 'Please leave out emoji and line breaks.',
    date: 'Please enter a date.',
    choice: 'Please choose one of the options.',
  },
  photoAdd: 'Choose a photo',
  photoReplace: 'Choose another photo',
  photoChosen: 'Your photo',
  photoWorking: 'Uploading the photo…',
  photoUnreadable: 'This photo could not be read. Please choose another.',
  photoFailed: 'The photo could not be uploaded. Please try again.',
  photoLogin: 'Please log in first, so that only you can see your photo.',
};
