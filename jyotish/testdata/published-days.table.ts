/** A day as an almanac has published it. Times are local, HH:MM; 24 and more is after midnight. */
export type PublishedDay = {
  city: string;
  place: { latitude: number; longitude: number };
  zone: string;
  date: string;
  /** The almanac that printed it. */
  source: string;
  /** Ends of limbs: the name of the limb that ends, and when. */
  tithi?: [name: string, ends: string][];
  nakshatra?: [name: string, ends: string][];
  yoga?: [name: string, ends: string][];
  karana?: [name: string, ends: string][];
  sunrise?: string;
  sunset?: string;
  moonrise?: string;
  moonset?: string;
  rahuKaal?: [from: string, to: string];
  abhijit?: [from: string, to: string];
};

const india = 'Asia/Kolkata';
const newDelhi = { city: 'New Delhi', place: { latitude: 28.6358, longitude: 77.2244 }, zone: india };
const drik = 'Drik Panchang, page of the day';
const seattle = {
  city: 'Seattle',
  place: { latitude: 47.6062, longitude: -122.3321 },
  zone: 'America/Los_Angeles',
  source: 'mypanchang.com, calendar of January 2017',
};

/** Days of five cities with published almanacs, read in November 2026. */
export const PUBLISHED_DAYS: readonly PublishedDay[] = [
  {
    ...newDelhi,
    date: '2020-12-31',
    source: drik,
    sunrise: '07:14',
    sunset: '17:35',
    moonrise: '18:42',
    moonset: '08:12',
    tithi: [['Pratipada', '09:30']],
    nakshatra: [['Punarvasu', '19:49']],
    yoga: [['Indra', '14:52']],
    karana: [
      ['Kaulava', '09:30'],
      ['Taitila', '21:35'],
    ],
    abhijit: ['12:04', '12:45'],
  },
  {
    ...newDelhi,
    date: '2022-01-24',
    source: drik,
    sunrise: '07:13',
    sunset: '17:54',
    moonrise: '23:55',
    moonset: '11:08',
    tithi: [['Shashthi', '08:43']],
    nakshatra: [['Hasta', '11:15']],
    yoga: [['Sukarma', '11:12']],
    karana: [
      ['Vanija', '08:43'],
      ['Vishti', '20:19'],
    ],
    rahuKaal: ['08:33', '09:53'],
    abhijit: ['12:12', '12:55'],
  },
  {
    ...newDelhi,
    date: '2022-01-26',
    source: drik,
    sunrise: '07:12',
    sunset: '17:55',
    moonrise: '26:03',
    moonset: '12:18',
    tithi: [['Navami', '28:34']],
    nakshatra: [['Swati', '10:07']],
    yoga: [['Ganda', '28:09']],
    karana: [
      ['Taitila', '17:33'],
      ['Garija', '28:34'],
    ],
    rahuKaal: ['12:34', '13:54'],
  },
  {
    ...newDelhi,
    date: '2025-11-22',
    source: drik,
    sunrise: '06:49',
    sunset: '17:25',
    moonrise: '08:39',
    moonset: '18:44',
    tithi: [['Dwitiya', '17:11']],
    nakshatra: [['Jyeshta', '16:47']],
    yoga: [['Sukarma', '11:30']],
    karana: [
      ['Kaulava', '17:11'],
      ['Taitila', '30:19'],
    ],
    rahuKaal: ['09:28', '10:48'],
    abhijit: ['11:46', '12:28'],
  },
  {
    city: 'Buddh Gaya',
    place: { latitude: 24.6961, longitude: 84.9869 },
    zone: india,
    date: '2026-09-28',
    source: drik,
    sunrise: '05:41',
    sunset: '17:40',
    moonrise: '18:33',
    moonset: '07:03',
    tithi: [['Dwitiya', '19:13']],
    nakshatra: [['Revati', '10:16']],
    yoga: [['Dhruva', '08:54']],
    karana: [
      ['Taitila', '08:08'],
      ['Garija', '19:13'],
    ],
    rahuKaal: ['07:11', '08:41'],
    abhijit: ['11:17', '12:05'],
  },
  {
    city: 'Mumbai',
    place: { latitude: 19.0728, longitude: 72.8826 },
    zone: india,
    date: '2021-12-21',
    source: 'The Free Press Journal, panchang of the day',
    sunrise: '07:08',
    sunset: '18:04',
    moonrise: '19:56',
    moonset: '08:49',
    tithi: [['Dwitiya', '14:53']],
    nakshatra: [['Punarvasu', '22:23']],
    karana: [['Garija', '14:53']],
    rahuKaal: ['15:21', '16:43'],
    abhijit: ['12:15', '12:59'],
  },
  ...(
    [
      ['2021-02-01', 'Mumbai', 19.0728, 72.8826, '08:38', '10:03'],
      ['2021-02-01', 'Chandigarh', 30.7363, 76.7884, '08:35', '09:55'],
      ['2021-02-01', 'Lucknow', 26.8393, 80.9231, '08:14', '09:36'],
      ['2021-02-01', 'Bhopal', 23.2547, 77.4029, '08:24', '09:47'],
      ['2021-02-01', 'Kolkata', 22.5626, 88.363, '07:40', '09:03'],
      ['2021-02-01', 'New Delhi', 28.6358, 77.2244, '08:31', '09:52'],
    ] as const
  ).map(([date, city, latitude, longitude, from, to]) => ({
    city,
    place: { latitude, longitude },
    zone: india,
    date,
    source: 'rgyan.com, panchang of the day',
    rahuKaal: [from, to] as [string, string],
  })),
  ...(
    [
      ['01', 'Chaturthi', '26:20', 'Dhanishta', '27:21'],
      ['02', 'Panchami', '26:12', 'Shatabhisha', '27:47'],
      ['03', 'Shashthi', '25:36', 'Purva Bhadrapada', '27:45'],
      ['04', 'Saptami', '24:31', 'Uttara Bhadrapada', '27:15'],
      ['05', 'Ashtami', '22:55', 'Revati', '26:15'],
      ['06', 'Navami', '20:51', 'Ashwini', '24:48'],
      ['07', 'Dashami', '18:22', 'Bharani', '22:56'],
      ['08', 'Ekadashi', '15:33', 'Krithika', '20:47'],
      ['09', 'Dwadashi', '12:31', 'Rohini', '18:26'],
      ['12', 'Pratipada', '25:10', 'Punarvasu', '11:49'],
      ['13', 'Dwitiya', '23:19', 'Pushya', '10:19'],
      ['14', 'Tritiya', '22:09', 'Ashlesha', '09:25'],
      ['15', 'Chaturthi', '21:45', 'Magha', '09:13'],
      ['16', 'Panchami', '22:09', 'Purva Phalguni', '09:47'],
      ['17', 'Shashthi', '23:19', 'Uttara Phalguni', '11:07'],
    ] as const
  ).map(([day, tithi, tithiEnds, nakshatra, nakshatraEnds]) => ({
    ...seattle,
    date: `2017-01-${day}`,
    tithi: [[tithi, tithiEnds]] as [string, string][],
    nakshatra: [[nakshatra, nakshatraEnds]] as [string, string][],
  })),
];
