import type { Graha } from '../names.ts';

/** A birth chart as an astrologer has published it. Signs count from Aries, 0; minutes are those of arc within the sign. */
export type PublishedChart = {
  who: string;
  /** Local time, with the offset that the publisher used. */
  birth: string;
  place: { latitude: number; longitude: number };
  source: string;
  /** Sign, and degrees, minutes and seconds where they are printed. */
  points: Partial<
    Record<Graha | 'Lagna', [sign: number, degrees?: number, minutes?: number, seconds?: number]>
  >;
  /** Sign of the Moon in the navamsa. */
  moonNavamsa?: number;
  /** Mahadashas that are printed: the lord, and the day on which it begins. */
  dashas?: [lord: Graha, begins: string][];
};

const [aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces] =
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const allahabad = { latitude: 25.45, longitude: 81.85 };

/** Charts of ten public figures, with the birth data that each publisher gives. Read in November 2026. */
export const PUBLISHED_CHARTS: readonly PublishedChart[] = [
  {
    who: 'Indira Gandhi',
    birth: '1917-11-19T23:11:00+05:30',
    place: allahabad,
    source: 'Vir Bhagat, blog',
    points: {
      Lagna: [cancer, 27, 20, 56],
      Sun: [scorpio, 4, 7, 59],
      Moon: [capricorn, 5, 35, 20],
      Mars: [leo, 16, 23, 6],
      Mercury: [scorpio, 13, 14, 36],
      Venus: [sagittarius, 21, 0, 39],
      Saturn: [cancer, 21, 53, 28],
      Rahu: [sagittarius, 10, 33, 52],
    },
  },
  {
    // In October 1942 the clocks of India were at +06:30.
    who: 'Amitabh Bachchan',
    birth: '1942-10-11T11:40:00+06:30',
    place: allahabad,
    source: 'Vir Bhagat, blog (a time that he determined)',
    points: {
      Lagna: [scorpio, 24, 53, 38],
      Sun: [virgo, 24, 12, 27],
      Moon: [libra, 7, 46, 3],
      Mars: [virgo, 22, 30, 26],
      Mercury: [virgo, 23, 52, 4],
      Jupiter: [cancer, 0, 31, 38],
      Venus: [virgo, 14, 58, 28],
      Saturn: [taurus, 19, 13, 45],
      Rahu: [leo, 8, 47, 15],
      Ketu: [aquarius, 8, 47, 15],
    },
  },
  {
    // Printed with the true node, so Rahu and Ketu are left out.
    who: 'Charles III',
    birth: '1948-11-14T21:14:00+00:00',
    place: { latitude: 51.5, longitude: -0.1667 },
    source: 'vedicastrologylessons.com, Lahiri',
    points: {
      Lagna: [cancer, 12, 14, 45],
      Sun: [libra, 29, 17, 53],
      Moon: [aries, 7, 17, 28],
      Mercury: [libra, 13, 50, 33],
      Venus: [virgo, 23, 16, 2],
      Mars: [scorpio, 27, 49, 38],
      Jupiter: [sagittarius, 6, 45, 31],
      Saturn: [leo, 12, 8, 17],
    },
  },
  {
    who: 'Rajiv Gandhi',
    birth: '1944-08-20T08:50:00+05:30',
    place: { latitude: 18.9167, longitude: 72.9 },
    source: 'Future Point, research article',
    points: {
      Lagna: [virgo],
      Sun: [leo],
      Moon: [leo],
      Mars: [virgo],
      Mercury: [leo],
      Jupiter: [leo],
      Venus: [leo],
      Saturn: [gemini],
      Rahu: [cancer],
    },
  },
  {
    who: 'Atal Bihari Vajpayee',
    birth: '1924-12-25T05:45:00+05:30',
    place: { latitude: 26.2, longitude: 78.15 },
    source: 'pragyapath25.blogspot.com, chart of K.N. Rao',
    points: { Lagna: [scorpio], Saturn: [libra], Mars: [pisces] },
    dashas: [['Jupiter', '2000-11-28']],
  },
  {
    who: 'Diana, Princess of Wales',
    birth: '1961-07-01T19:45:00+01:00',
    place: { latitude: 52.8333, longitude: 0.5 },
    source: 'jyotishvidya.com',
    points: { Lagna: [scorpio], Sun: [gemini], Moon: [aquarius], Mars: [leo], Rahu: [leo] },
  },
  {
    // The publishers take the clock for Greenwich time; by summer time the lagna would be Sagittarius.
    who: 'Elizabeth II',
    birth: '1926-04-21T02:40:00+00:00',
    place: { latitude: 51.5, longitude: -0.15 },
    source: 'neelastro.in; radhekrishnaastrology.com',
    points: {
      Lagna: [capricorn],
      Sun: [aries],
      Moon: [cancer],
      Mars: [capricorn],
      Mercury: [pisces],
      Jupiter: [capricorn],
      Venus: [aquarius],
      Saturn: [scorpio],
    },
  },
  {
    who: 'Mohandas Karamchand Gandhi',
    birth: '1869-10-02T07:12:00+04:38',
    place: { latitude: 21.64, longitude: 69.6 },
    source: 'aghortantra.com; shankerstudy.com',
    points: {
      Lagna: [libra],
      Sun: [virgo],
      Moon: [cancer],
      Mars: [libra],
      Mercury: [libra],
      Jupiter: [aries],
      Venus: [libra],
      Saturn: [scorpio],
      Rahu: [cancer],
    },
    moonNavamsa: pisces,
  },
  {
    who: 'Jawaharlal Nehru',
    birth: '1889-11-14T23:00:00+05:27',
    place: allahabad,
    source: 'blabberwockying.wordpress.com',
    points: {
      Lagna: [cancer],
      Sun: [scorpio],
      Moon: [cancer],
      Mars: [virgo],
      Venus: [libra],
      Jupiter: [sagittarius],
      Rahu: [gemini],
      Ketu: [sagittarius],
    },
    moonNavamsa: sagittarius,
  },
  {
    who: 'Narendra Modi',
    birth: '1950-09-17T11:00:00+05:30',
    place: { latitude: 23.7833, longitude: 72.6333 },
    source: 'punyaprakop.blogspot.com (of the times in use, 11:00)',
    points: { Lagna: [scorpio] },
  },
];
