/** Nutation: the nodding of the Earth's axis, which moves the equinox and with it every apparent longitude. */
import { ARCSECOND, TURN } from '../angles.ts';
import { CENTURY } from '../time/julian-date.ts';
import { NUTATION_TERMS } from './nutation.table.ts';

/** Nutation at an instant. */
export interface Nutation {
  /** In longitude (dpsi), radians. */
  longitude: number;
  /** In obliquity (deps), radians. */
  obliquity: number;
  /** Rate of dpsi, radians a day. */
  longitudeRate: number;
}

/** Delaunay arguments l, l', F, D, node: value at J2000 (") and rate (" a century); Simon et al. 1994. */
const ARGUMENTS = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;
const [L, LP, F, D, NODE] = ARGUMENTS;
/** Stands in for the planetary terms that the short model leaves out (Luzum 2001), arcseconds. */
const PLANETARY = { longitude: -0.000135, obliquity: 0.000388 };
const UNIT = ARCSECOND * 1e-7;

/** The table's rows as records, each with the rate of its angle (" a century). */
const TERMS = NUTATION_TERMS.map(([nl, nlp, nf, nd, nn, sin, tSin, cos, obCos, obTCos, obSin]) => ({
  nl,
  nlp,
  nf,
  nd,
  nn,
  sin,
  tSin,
  cos,
  obCos,
  obTCos,
  obSin,
  rate: nl * L[1] + nlp * LP[1] + nf * F[1] + nd * D[1] + nn * NODE[1],
}));

const argument = ([start, rate]: readonly [number, number], T: number) =>
  ((start + rate * T) * ARCSECOND) % TURN;

/** IAU 2000B nutation (within 0.001" of the full model) at `T` Julian centuries of TT since J2000. */
export function nutation(T: number): Nutation {
  const l = argument(L, T);
  const lp = argument(LP, T);
  const f = argument(F, T);
  const d = argument(D, T);
  const node = argument(NODE, T);
  let longitude = 0;
  let obliquity = 0;
  let rate = 0;
  for (const term of TERMS) {
    const angle = term.nl * l + term.nlp * lp + term.nf * f + term.nd * d + term.nn * node;
    const s = Math.sin(angle);
    const c = Math.cos(angle);
    const sine = term.sin + term.tSin * T;
    longitude += sine * s + term.cos * c;
    obliquity += (term.obCos + term.obTCos * T) * c + term.obSin * s;
    rate += sine * c * term.rate;
  }
  return {
    longitude: longitude * UNIT + PLANETARY.longitude * ARCSECOND,
    obliquity: obliquity * UNIT + PLANETARY.obliquity * ARCSECOND,
    longitudeRate: (rate * UNIT * ARCSECOND) / CENTURY,
  };
}
