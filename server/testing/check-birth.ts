import type { KundliData, MatchingData, PanchangData, ReportLang } from '#contract/astrology/reports/data.ts';
import { gatewayOf } from './gateway.ts';
import { askFor } from './reports.ts';
import type { Person, TestShop } from './test-shop.ts';

/** A birth for a test: wall time and a place. */
export type SampleBirth = { datetime: string; coordinates: string; location: string };

// All over India, then the diaspora, the south, the far north, and both sides of the date line.
const places =
  `Srinagar 34.0857,74.8056|Leh 34.1642,77.5848|Amritsar 31.6223,74.8753|Delhi 28.6519,77.2315|Jaipur 26.9124,75.7873
Jaisalmer 26.9157,70.9083|Bhuj 23.2420,69.6669|Dwarka 22.2394,68.9678|Mumbai 19.0728,72.8826|Pune 18.5196,73.8554
Panaji 15.4989,73.8278|Kochi 9.9399,76.2602|Kanniyakumari 8.0901,77.5384|Chennai 13.0878,80.2785|Bengaluru 12.9719,77.5937
Hyderabad 17.3840,78.4564|Nagpur 21.1463,79.0849|Ujjain 23.1824,75.7764|Varanasi 25.3167,83.0104|Patna 25.5941,85.1356
Kolkata 22.5626,88.3630|Puri 19.7983,85.8249|Guwahati 26.1844,91.7458|Itanagar 27.0870,93.6080|Port Blair 11.6667,92.7500
Kathmandu 27.7017,85.3206|Colombo 6.9355,79.8487|Dubai 25.0657,55.1713|Singapore 1.2897,103.8501|London 51.5085,-0.1257
New York 40.7143,-74.0060|San Francisco 37.7749,-122.4194|Toronto 43.7064,-79.3986|Nairobi -1.2833,36.8167|Durban -29.8579,31.0292
Sydney -33.8679,151.2073|Auckland -36.8485,174.7635|Suva -18.1416,178.4415|Honolulu 21.3069,-157.8583|Tromso 69.6489,18.9551`
    .split(/[|\n]/)
    .map((line) => {
      const [, location = '', coordinates = ''] = /^(.+) (\S+)$/.exec(line) ?? [];
      return { location, coordinates };
    });

/** Returns births of the 120 years before this one at 40 places; the same ones for the same seed, for a year. */
export function randomBirths(count: number, seed: number): SampleBirth[] {
  let state = seed;
  const random = (below: number): number => {
    // The "minimal standard" generator of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
  // The shop refuses births before the last 120 years, counted from now.
  const last = Date.UTC(new Date().getUTCFullYear(), 0, 1);
  const minutes = 118.9 * 365.25 * 1440;
  return Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length];
    if (!place) throw new Error('The list of places is empty.');
    const wall = new Date(last - random(minutes) * 60_000).toISOString().slice(0, 16);
    return { ...place, datetime: `${wall}:00+05:30` };
  });
}

/** Signs of an unfilled template, which no text of a report may contain. */
const leftovers = /undefined|null|NaN|Infinity|\[object|\{\w*\}/;

function checkTexts(passages: KundliData['passages'], la: ReportLang): string[] {
  return passages
    .filter(({ title, text }) => leftovers.test(title + text) || (la === 'hi' && /[A-Za-z]{2}/.test(text)))
    .map(({ id, text }) => `${la} ${id}: ${text}`);
}

function checkChapters({ chapters, la }: KundliData): string[] {
  return chapters.flatMap(({ id, lead, paragraphs, why }) =>
    checkTexts(
      [lead, ...paragraphs, ...why].map((text) => ({ id, part: '', part_title: '', title: '', text })),
      la,
    ),
  );
}

function checkKundli(data: KundliData): string[] {
  const wrong = checkChapters(data);
  const must = (holds: boolean, what: string) => void (holds || wrong.push(what));
  const periods = data.dasha_periods;
  const all = periods.flatMap((maha) => maha.antardasha.flatMap((antar) => antar.pratyantardasha));
  must(data.planets.length === 9 && data.houses.length === 12, 'planets and houses');
  must(
    data.charts.every(({ houses }) => houses.flatMap(({ planets }) => planets).length === 9),
    'charts',
  );
  must(data.ashtakavarga.sarva.reduce((sum, points) => sum + points, 0) === 337, 'ashtakavarga');
  must(periods.length === 9 && all.length === 729, 'number of periods');
  must(
    all.every(({ end }, index) => index === 728 || end === all[index + 1]?.start),
    'periods follow one another',
  );
  must(data.running !== null || Date.parse(periods[8]?.end ?? '') < Date.now(), 'running period');
  must(data.passages.length > 45, 'passages');
  must(data.conventions.lines.length > 2 && data.sensitivity.lines.length > 1, 'conventions and sensitivity');
  return wrong;
}

function checkMatching({ guna_milan }: MatchingData): string[] {
  const sum = guna_milan.guna.reduce((total, { obtained_points }) => total + obtained_points, 0);
  return guna_milan.guna.length === 8 && sum === guna_milan.total_points ? [] : ['guna milan'];
}

function checkPanchang(day: PanchangData): string[] {
  const limbs = [day.tithi, day.nakshatra, day.yoga, day.karana];
  const inOrder = limbs.every((list) => list.length > 0 && list.every(({ start, end }) => start !== end));
  // In polar night and under the midnight sun there is no sunrise, and nothing that depends on it.
  const whole = day.sunrise === null || (day.choghadiya.day.length === 8 && day.hora.length === 24);
  return inOrder && whole ? [] : ['panchang'];
}

/**
 * Buys and reads three reports over HTTP (kundli, matching with another birth, panchang of the day) in both languages.
 * Returns the problems, one sentence each.
 */
export async function checkBirth(
  world: TestShop,
  buyer: Person,
  { birth, partner }: { birth: SampleBirth; partner: SampleBirth },
): Promise<string[]> {
  const { datetime, coordinates, location } = birth;
  const couple = {
    girl_dob: datetime,
    girl_coordinates: coordinates,
    boy_dob: partner.datetime,
    boy_coordinates: partner.coordinates,
  };
  const pay = async (orderId: string) => {
    await gatewayOf(world).pay(orderId, { outcome: 'success', webhook: 'never' });
    return orderId;
  };
  const kundli = await pay(await askFor.kundli(buyer, { datetime, coordinates, location }));
  const matching = await pay(
    (
      await buyer.api('POST /api/payment/premium/kundli/matching', {
        body: { ayanamsa: '1', la: 'en', ...couple },
      })
    ).orderId,
  );
  const panchang = await pay(await askFor.panchang(buyer, { datetime, coordinates }));
  const wrong: string[] = [];
  for (const la of ['en', 'hi'] as const) {
    for (const orderId of [kundli, matching, panchang]) {
      const { content } = await buyer.api('GET /api/reports/{orderId}', {
        params: { orderId },
        query: { la },
      });
      wrong.push(...checkTexts(content.data.passages, la));
      if (content.kind === 'kundli') wrong.push(...checkKundli(content.data));
      if (content.kind === 'matching') wrong.push(...checkMatching(content.data));
      if (content.kind === 'panchang') wrong.push(...checkPanchang(content.data));
    }
  }
  return wrong.map((what) => `${datetime} ${location}: ${what}`);
}
