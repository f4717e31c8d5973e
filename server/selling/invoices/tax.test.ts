import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TaxKind, taxWithin } from '#contract/selling/invoices/tax.ts';
import { asPaise } from '../../platform/core/money.ts';
import { creditWithin, type LineLeft } from './tax.ts';

const rates = [0, 25, 150, 300, 500, 1200, 1800, 2800, 4000];
const kinds: TaxKind[] = ['state', 'union', 'interstate'];
const paise = (max: number) => fc.integer({ min: 0, max }).map(asPaise);

test('partial credits never exceed any part of the invoice, and together cancel it exactly', () => {
  fc.assert(
    fc.property(
      paise(500_000_00),
      fc.constantFrom(...rates),
      fc.constantFrom(...kinds),
      fc.array(fc.nat(1000), { maxLength: 8 }),
      (amount, rate, kind, cuts) => {
        let left: LineLeft = { amount, rate, ...taxWithin(amount, rate, kind) };
        for (const cut of [...cuts, 1000]) {
          const part = asPaise(cut === 1000 ? left.amount : Math.floor((left.amount / 1000) * cut));
          const back = creditWithin(left, part, kind);
          expect(back.taxable + back.cgst + back.sgst + back.igst).toBe(part);
          left = {
            rate,
            amount: asPaise(left.amount - part),
            taxable: asPaise(left.taxable - back.taxable),
            cgst: asPaise(left.cgst - back.cgst),
            sgst: asPaise(left.sgst - back.sgst),
            igst: asPaise(left.igst - back.igst),
          };
          for (const rest of [left.taxable, left.cgst, left.sgst, left.igst])
            expect(rest).toBeGreaterThanOrEqual(0);
        }
        expect(left).toMatchObject({ amount: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 });
      },
    ),
  );
});
