import type { FillPlace } from '../astrology/places/service.ts';
import type { TestShop } from './test-shop.ts';

const place = (
  [country, state, name, nameHi]: readonly [string, string, string, string | null],
  [latitude, longitude]: readonly [number, number],
  rank: number,
  timezone = 'Asia/Kolkata',
): FillPlace => ({
  country,
  state,
  name,
  nameHi,
  district: null,
  latitude,
  longitude,
  timezone,
  rank,
  aliases: [],
});

const states = [
  { country: 'IN', code: 'RJ', name: 'Rajasthan', nameHi: 'राजस्थान' },
  { country: 'IN', code: 'DL', name: 'Delhi', nameHi: 'दिल्ली' },
  { country: 'IN', code: 'MH', name: 'Maharashtra', nameHi: 'महाराष्ट्र' },
  { country: 'IN', code: 'MP', name: 'Madhya Pradesh', nameHi: 'मध्य प्रदेश' },
  { country: 'IN', code: 'JK', name: 'Jammu and Kashmir', nameHi: 'जम्मू और कश्मीर' },
  { country: 'IN', code: 'BR', name: 'Bihar', nameHi: 'बिहार' },
  { country: 'IN', code: 'TN', name: 'Tamil Nadu', nameHi: 'तमिलनाडु' },
  { country: 'US', code: 'NY', name: 'New York', nameHi: null },
  { country: 'NO', code: '20', name: 'Troms', nameHi: null },
  { country: 'NZ', code: 'E7', name: 'Auckland', nameHi: null },
];

const towns = [
  place(['IN', 'RJ', 'Jaipur', 'जयपुर'], [26.9196, 75.7878], 9_000_000),
  place(['IN', 'DL', 'Delhi', 'दिल्ली'], [28.6139, 77.209], 30_000_000),
  place(['IN', 'MH', 'Aurangabad', 'औरंगाबाद'], [19.8762, 75.3433], 3_000_000),
  place(['IN', 'BR', 'Aurangabad', null], [24.7521, 84.3742], 300_000),
  place(['IN', 'BR', 'Aurangabad', null], [25.0, 85.0], 2000),
  place(['IN', 'BR', 'Rampur', null], [25.5, 85.5], 900),
  place(['IN', 'BR', 'Rampur', null], [25.6, 85.6], 900),
  place(['IN', 'MP', 'Ujjain', 'उज्जैन'], [23.1765, 75.7885], 1_500_000),
  place(['IN', 'JK', 'Srinagar', 'श्रीनगर'], [34.0837, 74.7973], 3_500_000),
  place(['IN', 'MH', 'Mumbai', 'मुंबई'], [19.076, 72.8777], 36_000_000),
  place(['IN', 'TN', 'Chennai', 'चेन्नई'], [13.0878, 80.2785], 13_000_000),
  place(['US', 'NY', 'New York', null], [40.7143, -74.006], 8_000_000, 'America/New_York'),
  place(['US', 'NY', 'Delhi', null], [42.2781, -74.9163], 3000, 'America/New_York'),
  place(['NO', '20', 'Tromsø', null], [69.6489, 18.9551], 52_000, 'Europe/Oslo'),
  place(['NZ', 'E7', 'Auckland', null], [-36.8485, 174.7635], 1_500_000, 'Pacific/Auckland'),
];

/** Writes a dozen towns into a test shop: Indian and foreign ones, some of one name, one in the far north. */
export const fillTowns = async ({ shop }: Pick<TestShop, 'shop'>): Promise<void> => {
  await shop.services.places.fill(
    'towns of the tests',
    async () => ({ states, places: towns }),
    () => {},
  );
};
