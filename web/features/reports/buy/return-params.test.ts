import { describe, expect, it } from 'vitest';
import { returnParams } from './return-params.ts';

const fields = ['datetime', 'coordinates', 'ayanamsa'] as const;
const asked = { datetime: '1994-08-14T06:40:00+05:30', coordinates: '26.912400,75.787300', ayanamsa: '1' };

describe('the address of a result', () => {
  it('may carry each field by itself', () => {
    const search = new URLSearchParams({ ...asked, order_id: 'PRE_KUNDLI_1' });
    expect(returnParams(search, fields)).toEqual({ orderId: 'PRE_KUNDLI_1', params: asked });
  });

  it('may carry them packed in data, encoded once or twice', () => {
    const json = JSON.stringify({ ...asked, ayanamsa: 1, order_id: 'PRE_KUNDLI_2' });
    for (const data of [json, encodeURIComponent(json)])
      expect(returnParams(new URLSearchParams({ data }), fields)).toEqual({
        orderId: 'PRE_KUNDLI_2',
        params: asked,
      });
  });

  it('believes what stands by itself more than what is packed', () => {
    const search = new URLSearchParams({
      order_id: 'a',
      data: JSON.stringify({ ...asked, order_id: 'b' }),
      ayanamsa: '5',
    });
    expect(returnParams(search, fields)).toMatchObject({ orderId: 'a', params: { ayanamsa: '5' } });
  });

  it('reads a blank as the plus that was there', () => {
    const search = new URLSearchParams('datetime=1994-08-14T06:40:00+05:30');
    expect(returnParams(search, fields).params.datetime).toBe(asked.datetime);
  });

  it('holds nothing where nothing is, and survives nonsense', () => {
    expect(returnParams(new URLSearchParams({ data: '%E0%A4' }), fields)).toEqual({
      orderId: null,
      params: {},
    });
  });
});
