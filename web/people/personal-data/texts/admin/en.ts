/** The nominee of a person, on their page in the admin. */
export const texts = {
  title: 'Nominee',
  text: 'A person can name somebody who acts for them after death or incapacity. Each look is recorded.',
  show: 'Show nominee',
  showing: 'One moment...',
  none: 'No nominee is named.',
  named: 'Named {date}',
  failed: 'That did not work. Please try again.',
  because: 'Reason of the request',
  reasons: { death: 'Death', incapacity: 'Incapacity' },
  papers: 'Papers you have seen',
  papersHint:
    'The death certificate, or a doctor’s certificate, and the nominee’s proof of identity, with their numbers. It is sealed in the activity log.',
  papersMissing: 'Please write which papers you have seen.',
  email: 'E-mail of the nominee',
  emailHint: 'Only a phone number was named. Call it, and ask for the address.',
  emailMissing: 'Please enter the nominee’s e-mail address.',
  copy: {
    open: 'Send a copy of the data',
    title: 'Send a copy to the nominee?',
    text: 'The nominee gets a link by e-mail, which works for 24 hours. You do not see the copy. The person is told by e-mail.',
    confirm: 'Send the copy',
    busy: 'Sending...',
  },
  erasure: {
    open: 'Delete the account',
    title: 'Delete the account for the nominee?',
    text: 'The account is deleted in seven days. The person and the nominee are told by e-mail. The person can stop it by logging in.',
    confirm: 'Delete in seven days',
    busy: 'One moment...',
  },
};
