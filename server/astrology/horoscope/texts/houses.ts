import type { Passage } from './library.ts';

/** The meaning of each house, 1 to 12; in Hindi in the form that a postposition asks for. */
export const areas: readonly Passage[] = [
  ['personal matters', 'निजी मामलों'],
  ['money and speech', 'धन और वाणी'],
  ['courage and communication', 'साहस और बातचीत'],
  ['home life', 'घर-परिवार'],
  ['learning and affection', 'पढ़ाई और स्नेह'],
  ['daily routine and health', 'दिनचर्या और सेहत'],
  ['partnership and agreements', 'साझेदारी और समझौतों'],
  ['shared resources', 'साझे पैसों'],
  ['faith and long journeys', 'आस्था और लंबी यात्राओं'],
  ['work and reputation', 'काम और मान-सम्मान'],
  ['friendship and income', 'मित्रता और आय'],
  ['rest and expenses', 'आराम और खर्च'],
];

/** Ordinals of the houses, 1 to 12; in Hindi in the oblique form. */
export const ordinals: readonly Passage[] = [
  ['first', 'पहले'],
  ['second', 'दूसरे'],
  ['third', 'तीसरे'],
  ['fourth', 'चौथे'],
  ['fifth', 'पाँचवें'],
  ['sixth', 'छठे'],
  ['seventh', 'सातवें'],
  ['eighth', 'आठवें'],
  ['ninth', 'नौवें'],
  ['tenth', 'दसवें'],
  ['eleventh', 'ग्यारहवें'],
  ['twelfth', 'बारहवें'],
];
