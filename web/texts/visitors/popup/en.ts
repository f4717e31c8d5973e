/** The popup that asks a visitor for name and number. `agree` is the text of consent: another wording is another version (contract/visitors/rules.ts). */
export const texts = {
  title: 'May we call you?',
  card: 'We help you find the right stone or astrologer.',
  open: 'Leave my number',
  intro: 'Leave your name and number, and we will help you find the right stone or astrologer.',
  name: 'Full name',
  phone: 'Mobile number',
  agree:
    'I agree that {shop} keeps my name and number to call me back. I can withdraw this consent at any time: {email}',
  agreeMissing: 'Please tick the box so that we may call you.',
  submit: 'Call me back',
  busy: 'Sending...',
  skip: 'Skip',
  nameMissing: 'Full name is required',
  nameShort: 'Name must be at least 2 characters',
  phoneMissing: 'Phone number is required',
  phoneWrong: 'Please enter a valid 10-digit phone number',
  done: 'Thank you for sharing your information!',
  refused: 'Something went wrong. Please try again.',
  server: 'Server error. Please try again.',
  offline: 'Network error. Please check your connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
};
