import { describe, expect, it } from 'vitest';
import type { MatchMoon } from './kootas.ts';
import { RAJJU_ORDER, VASHYA_SIGNS, VEDHA } from './porutham.table.ts';
import { poruthamsOf } from './porutham.ts';

const moon = (nakshatra: number, sign = Math.floor((nakshatra * 40) / 90), degreeInSign = 5): MatchMoon => ({
  nakshatra,
  sign,
  degreeInSign,
});
const agreements = (girl: MatchMoon, boy: MatchMoon) =>
  Object.fromEntries(poruthamsOf(boy, girl).poruthams.map(({ key, agrees }) => [key, agrees]));
const one = (girl: MatchMoon, boy: MatchMoon, key: string) =>
  poruthamsOf(boy, girl).poruthams.find((porutham) => porutham.key === key);

describe('porutham', () => {
  it('counts from her star to his: Rohini and Uttara Phalguni by hand', () => {
    // Rohini (4th) to Uttara Phalguni (12th) is the 9th star: Dina good, no Mahendra, Stree-dirgha not beyond 9.
    expect(agreements(moon(3, 1), moon(11, 5))).toEqual({
      dina: 'yes',
      gana: 'yes',
      mahendra: 'no',
      streeDirgha: 'no',
      yoni: 'partly',
      // Kanya is the 5th from Vrishabha.
      rashi: 'no',
      // Mercury is Venus's friend and Venus Mercury's.
      rashyadhipati: 'yes',
      vashya: 'no',
      // Kantha and Nabhi.
      rajju: 'yes',
      vedha: 'yes',
      varna: 'yes',
      nadi: 'yes',
    });
    expect(one(moon(3, 1), moon(11, 5), 'rashi')?.cancelledBy?.en).toContain('friends');
  });

  it('gives each star one Rajju, 6 to the feet, hips, navel and neck and 3 to the head', () => {
    const groups = Array.from({ length: 27 }, (_, star) => RAJJU_ORDER[star % 9]);
    expect([0, 1, 2, 3, 4].map((rajju) => groups.filter((one) => one === rajju).length)).toEqual([
      6, 6, 6, 6, 3,
    ]);
    // The head: Mrigashira, Chitra, Dhanishtha.
    expect(groups.flatMap((rajju, star) => (rajju === 4 ? [star] : []))).toEqual([4, 13, 22]);
    expect(one(moon(0), moon(9), 'rajju')).toMatchObject({ agrees: 'no', cancelledBy: null });
    // Ashwini rises from the feet, Ashlesha falls to them.
    expect(one(moon(0), moon(8), 'rajju')?.cancelledBy?.en).toContain('exempt');
    expect(one(moon(4), moon(13), 'rajju')?.agrees).toBe('no');
  });

  it('knows the thirteen pairs of Vedha both ways, each star once, Chitra in none', () => {
    const stars = VEDHA.flat();
    expect(new Set(stars).size).toBe(26);
    expect(stars).not.toContain(13);
    for (const [a, b] of VEDHA) {
      expect(agreements(moon(a), moon(b)).vedha).toBe('no');
      expect(agreements(moon(b), moon(a)).vedha).toBe('no');
    }
    expect(agreements(moon(0), moon(1)).vedha).toBe('yes');
  });

  it('names the limit of Stree-dirgha and counts full agreements of ten and of twelve', () => {
    const [girl, boy] = [moon(0), moon(9)];
    const holds = (beyond: 7 | 9 | 13) =>
      poruthamsOf(boy, girl, { streeDirghaBeyond: beyond }).poruthams.find(({ key }) => key === 'streeDirgha')
        ?.agrees;
    expect([holds(7), holds(9), holds(13)]).toEqual(['yes', 'yes', 'no']);
    for (let her = 0; her < 27; her += 1) {
      for (let his = 0; his < 27; his += 1) {
        const { poruthams, ten, twelve, rajjuHolds } = poruthamsOf(moon(his), moon(her));
        expect(poruthams).toHaveLength(12);
        expect(ten).toBeLessThanOrEqual(twelve);
        expect(rajjuHolds).toBe(RAJJU_ORDER[her % 9] !== RAJJU_ORDER[his % 9]);
        for (const { agrees, cancelledBy } of poruthams) if (cancelledBy) expect(agrees).toBe('no');
      }
    }
    expect(VASHYA_SIGNS).toHaveLength(12);
  });
});
