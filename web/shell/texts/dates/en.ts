/** The texts about a date or a time that was pasted. */
export const texts = {
  unread: 'That is not a date or a time we can read. Please write it like 12/03/1964 or 5:35 am.',
  shortYear: 'Please write the year in full, for example 1964.',
  noSuchDay: 'There is no such day. Please write the day first, then the month: 12/03/1964.',
  noSuchTime: 'There is no such time. Please write it like 5:35 am or 17:35.',
  half: 'Was it morning or evening? Please choose am or pm.',
  notListed: 'This year is not in the list. Please check it.',
};
