import { describe, expect, it } from 'vitest';
import { returnParams } from './return-params.ts';

const fields = ['datetime', 'coordinates', 'ayanamsa'] as const;
const fieldValues = {
  datetime: '1994-08-14T06:40:00+05:30',
  coordinates: '26.912400,75.787300',
  ayanamsa: '1',
};

describe('the URL of a result', () => {
  it('may have each field as a parameter', () => {
    const search = new URLSearchParams({ ...fieldValues, order_id: 'PRE_KUNDLI_1' });
    expect(returnParams(search, fields)).toEqual({ orderId: 'PRE_KUNDLI_1', params: fieldValues });
  });

  it('may have them packed in data, encoded once or twice', () => {
    const json = JSON.stringify({ ...fieldValues, ayanamsa: 1, order_id: 'PRE_KUNDLI_2' });
    for (const data of [json, encodeURIComponent(json)])
      expect(returnParams(new URLSearchParams({ data }), fields)).toEqual({
        orderId: 'PRE_KUNDLI_2',
        params: fieldValues,
      });
  });

  it('prefers a separate parameter over the packed one', () => {
    const search = new URLSearchParams({
      order_id: 'a',
      data: JSON.stringify({ ...fieldValues, order_id: 'b' }),
      ayanamsa: '5',
    });
    expect(returnParams(search, fields)).toMatchObject({ orderId: 'a', params: { ayanamsa: '5' } });
  });

  it('reads a space as a plus', () => {
    const search = new URLSearchParams('datetime=1994-08-14T06:40:00+05:30');
    expect(returnParams(search, fields).params.datetime).toBe(fieldValues.datetime);
  });

  it('is empty without parameters, and survives invalid data', () => {
    expect(returnParams(new URLSearchParams({ data: '%E0%A4' }), fields)).toEqual({
      orderId: null,
      params: {},
    });
  });
});
