import type { BirthSubject } from '../astrology/reports/input.ts';

type Place = readonly [location: string, latitude: number, longitude: number, timezone: string];

/**
 * Forty places with every kind of zone: whole, half and quarter hours, both hemispheres, near the poles and the date
 * line.
 */
const places: readonly Place[] = [
  ['Jaipur, Rajasthan, India', 26.9124, 75.7873, 'Asia/Kolkata'],
  ['Kolkata, West Bengal, India', 22.5726, 88.3639, 'Asia/Kolkata'],
  ['Mumbai, Maharashtra, India', 19.076, 72.8777, 'Asia/Kolkata'],
  ['Chennai, Tamil Nadu, India', 13.0827, 80.2707, 'Asia/Kolkata'],
  ['Varanasi, Uttar Pradesh, India', 25.3176, 82.9739, 'Asia/Kolkata'],
  ['Srinagar, Jammu and Kashmir, India', 34.0837, 74.7973, 'Asia/Kolkata'],
  ['Kanyakumari, Tamil Nadu, India', 8.0883, 77.5385, 'Asia/Kolkata'],
  ['Guwahati, Assam, India', 26.1445, 91.7362, 'Asia/Kolkata'],
  ['Dwarka, Gujarat, India', 22.2442, 68.9685, 'Asia/Kolkata'],
  ['Ujjain, Madhya Pradesh, India', 23.1765, 75.7885, 'Asia/Kolkata'],
  ['Kathmandu, Nepal', 27.7172, 85.324, 'Asia/Kathmandu'],
  ['Colombo, Sri Lanka', 6.9271, 79.8612, 'Asia/Colombo'],
  ['Dhaka, Bangladesh', 23.8103, 90.4125, 'Asia/Dhaka'],
  ['Karachi, Sindh, Pakistan', 24.8607, 67.0011, 'Asia/Karachi'],
  ['Kabul, Afghanistan', 34.5553, 69.2075, 'Asia/Kabul'],
  ['Yangon, Myanmar', 16.8409, 96.1735, 'Asia/Yangon'],
  ['Singapore', 1.3521, 103.8198, 'Asia/Singapore'],
  ['Dubai, United Arab Emirates', 25.2048, 55.2708, 'Asia/Dubai'],
  ['Tehran, Iran', 35.6892, 51.389, 'Asia/Tehran'],
  ['London, England', 51.5072, -0.1276, 'Europe/London'],
  ['Leicester, England', 52.6369, -1.1398, 'Europe/London'],
  ['Lisbon, Portugal', 38.7223, -9.1393, 'Europe/Lisbon'],
  ['Moscow, Russia', 55.7558, 37.6173, 'Europe/Moscow'],
  ['Reykjavik, Iceland', 64.1466, -21.9426, 'Atlantic/Reykjavik'],
  ['Tromsø, Norway', 69.6492, 18.9553, 'Europe/Oslo'],
  ['Nairobi, Kenya', -1.2921, 36.8219, 'Africa/Nairobi'],
  ['Durban, South Africa', -29.8587, 31.0218, 'Africa/Johannesburg'],
  ['Port Louis, Mauritius', -20.1609, 57.5012, 'Indian/Mauritius'],
  ['New York, New York, United States', 40.7128, -74.006, 'America/New_York'],
  ['Houston, Texas, United States', 29.7604, -95.3698, 'America/Chicago'],
  ['San Francisco, California, United States', 37.7749, -122.4194, 'America/Los_Angeles'],
  ['Honolulu, Hawaii, United States', 21.3069, -157.8583, 'Pacific/Honolulu'],
  ["St. John's, Newfoundland, Canada", 47.5615, -52.7126, 'America/St_Johns'],
  ['Georgetown, Guyana', 6.8013, -58.1551, 'America/Guyana'],
  ['São Paulo, Brazil', -23.5505, -46.6333, 'America/Sao_Paulo'],
  ['Sydney, New South Wales, Australia', -33.8688, 151.2093, 'Australia/Sydney'],
  ['Adelaide, South Australia, Australia', -34.9285, 138.6007, 'Australia/Adelaide'],
  ['Suva, Fiji', -18.1416, 178.4419, 'Pacific/Fiji'],
  ['Waitangi, Chatham Islands, New Zealand', -43.9535, -176.5597, 'Pacific/Chatham'],
  ['Apia, Samoa', -13.8506, -171.7513, 'Pacific/Apia'],
];

const names = [
  'Ananya Sharma',
  'कृष्णा द्विवेदी',
  'Zoë Fernandes',
  'श्रीमती ज्योत्स्ना',
  '',
  'Ravi 🙂 रवि',
  'O’Brien-Śāstrī',
];

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns births of the 120 years before 2026, the same ones for the same seed. Every tenth has no time. */
export function randomBirths(count: number, seed: number): BirthSubject[] {
  let state = seed;
  // Park and Miller's generator gives the same numbers on every machine.
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  return Array.from({ length: count }, (_, i) => {
    const [location, latitude, longitude, timezone] = places[below(places.length)] ?? (places[0] as Place);
    const date = `${1906 + below(120)}-${two(1 + below(12))}-${two(1 + below(28))}`;
    const timeUnknown = i % 10 === 9;
    return {
      role: 'birth',
      name: names[i % names.length] ?? '',
      datetime: `${date}T${timeUnknown ? '12:00' : `${two(below(24))}:${two(below(60))}`}`,
      timeUnknown,
      coordinates: `${latitude.toFixed(6)},${longitude.toFixed(6)}`,
      latitude,
      longitude,
      location,
      timezone,
      offset: null,
    };
  });
}
