import { describe, expect, it } from 'vitest';
import { cartFigures } from './figures.ts';

const shop = { delivery: { charge: 100, freeAbove: 499 }, gst: { registered: true, goodsRate: 18 } };
const line = (cartPrice: number, cartQuantity = 1, gstPercent: number | null = null) => ({
  cartPrice,
  cartQuantity,
  product: { gstPercent },
});

describe('figures of a cart', () => {
  it('charge delivery up to ₹499 and not above', () => {
    expect(cartFigures([line(499)], shop)).toMatchObject({ subtotal: 499, delivery: 100, total: 599 });
    expect(cartFigures([line(499.01)], shop)).toMatchObject({ delivery: 0, total: 499.01 });
  });

  it('count pieces and contain the GST: subtotal x 18/118', () => {
    const { pieces, subtotal, taxes } = cartFigures([line(7900), line(349, 2), line(1499)], shop);
    expect({ pieces, subtotal }).toEqual({ pieces: 4, subtotal: 10097 });
    expect(taxes).toEqual([{ percent: 18, amount: 1540.22, delivery: false }]);
  });

  it('lose no paisa to binary fractions', () => {
    expect(cartFigures([line(0.1), line(0.2)], shop)).toMatchObject({ subtotal: 0.3, total: 100.3 });
    expect(cartFigures([line(1234.35, 3)], shop).subtotal).toBe(3703.05);
  });

  it('are zero for an empty cart', () => {
    expect(cartFigures([], shop)).toMatchObject({ pieces: 0, delivery: 0, total: 0 });
  });

  it('tax each product at its own rate, after its part of a discount', () => {
    const ruby = line(7900, 1, 0.25);
    const ring = line(7450, 1, 3);
    const { taxes, discount } = cartFigures([ruby, ring], shop, {
      discount: 632,
      lineDiscounts: [632, 0],
      deliveryDiscount: 0,
      discounts: [],
    });
    expect(discount).toBe(632);
    expect(taxes).toEqual([
      { percent: 3, amount: 217, delivery: false },
      { percent: 0.25, amount: 18.12, delivery: false },
    ]);
  });

  it('tax no delivery that a coupon makes free', () => {
    const free = { discount: 100, lineDiscounts: [0], deliveryDiscount: 100, discounts: [] };
    const { delivery, discount, total, taxes } = cartFigures([line(300)], shop, free);
    expect({ delivery, discount, total }).toEqual({ delivery: 100, discount: 100, total: 300 });
    expect(taxes.filter((row) => row.delivery)).toEqual([]);
  });

  it('take no more off the delivery than it costs while the cart changes', () => {
    const free = { discount: 100, lineDiscounts: [0], deliveryDiscount: 100, discounts: [] };
    expect(cartFigures([line(900)], shop, free)).toMatchObject({ discount: 0, total: 900 });
  });

  it('name no tax in a shop that is not registered', () => {
    const gst = { registered: false, goodsRate: 18 };
    expect(cartFigures([line(1180)], { ...shop, gst }).taxes).toEqual([]);
  });
});
