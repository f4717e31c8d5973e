import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportKinds } from '#contract/astrology/reports/report.ts';
import { langs } from '#languages/list.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

it.each(reportKinds)('gives the whole sample %s to anybody, in both languages', async (kind) => {
  for (const la of langs) {
    const { content } = await testShop.visitor('GET /api/sample-reports/{kind}', {
      params: { kind },
      query: { la },
    });
    expect(content.kind).toBe(kind);
    expect(content.data.la).toBe(la);
    expect(content.data.passages.length).toBeGreaterThan(0);
  }
});

it('is computed like a paid report: the sample kundli is the kundli of that birth', async () => {
  const { content } = await testShop.visitor('GET /api/sample-reports/{kind}', {
    params: { kind: 'kundli' },
    query: {},
  });
  const preview = await testShop.visitor('POST /api/reports/preview', {
    body: {
      datetime: '1994-08-14T06:40',
      coordinates: '26.912400,75.787300',
      location: 'Jaipur',
      ayanamsa: '1',
    },
  });
  if (content.kind !== 'kundli') throw new Error('not a kundli');
  expect(content.data.nakshatra_details.nakshatra).toMatchObject({ name: preview.nakshatra.name });
});

it('gives the panchang of a day that is over, never of a day on sale', async () => {
  const { content } = await testShop.visitor('GET /api/sample-reports/{kind}', {
    params: { kind: 'panchang' },
    query: {},
  });
  expect(JSON.stringify(content.data)).toContain('2026-01-14');
  const details = content.kind === 'panchang' ? content.data.details : null;
  // Makara Sankranti: the Sun leaves Dhanu for Makara, so Dhanu rises at this sunrise and Makara at the next.
  expect(details?.sun_sign.map(({ id }) => id)).toEqual([8, 9]);
  expect([details?.lagna[0]?.id, details?.lagna.at(-1)?.id]).toEqual([8, 9]);
  expect(details?.muhurta).toHaveLength(30);
});
