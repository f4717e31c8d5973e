import { describe, expect, it } from 'vitest';
import { cartFigures } from './figures.ts';

const delivery = { charge: 100, freeAbove: 499 };
const line = (cartPrice: number, cartQuantity = 1) => ({ cartPrice, cartQuantity });

describe('figures of a cart', () => {
  it('charge delivery up to ₹499 and not above', () => {
    expect(cartFigures([line(499)], delivery)).toMatchObject({ subtotal: 499, delivery: 100, total: 599 });
    expect(cartFigures([line(499.01)], delivery)).toMatchObject({ delivery: 0, total: 499.01 });
  });

  it('count pieces and contain the GST: subtotal x 18/118', () => {
    const { pieces, subtotal, gst } = cartFigures([line(7900), line(349, 2), line(1499)], delivery);
    expect({ pieces, subtotal, gst }).toEqual({ pieces: 4, subtotal: 10097, gst: 1540.22 });
  });

  it('lose no paisa to binary fractions', () => {
    expect(cartFigures([line(0.1), line(0.2)], delivery)).toMatchObject({ subtotal: 0.3, total: 100.3 });
    expect(cartFigures([line(1234.35, 3)], delivery).subtotal).toBe(3703.05);
  });

  it('are zero for an empty cart', () => {
    expect(cartFigures([], delivery)).toMatchObject({ pieces: 0, delivery: 0, total: 0 });
  });
});
