/**
 * The optics of stones, shared by all pictures that the tracer computes: still ones and the frames of strips.
 *
 * Refractive index, dispersion (B to G interval, 430.8 to 686.7 nm) and specific gravity: R. Webster, Gems (5th edition),
 * and GIA, Gem Reference Guide. Of doubly refracting stones it is the mean index, since double refraction is not traced.
 *
 * Absorption: the bands that colour each stone, as measured by G. Rossman (Mineral Spectroscopy Server, Caltech), name which
 * of the three channels is weakened. How much is chosen so that a stone of 8 mm has the colour the trade asks for.
 */

/** Three numbers for red, green and blue light. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The optics of one kind of stone. */
export interface GemOptics {
  /** Refractive index in yellow light, 589.3 nm. */
  index: number;
  /** Difference of the index between 430.8 and 686.7 nm. */
  dispersion: number;
  /** Share of light lost in a millimetre, as the exponent of Beer and Lambert: red, green, blue. */
  absorption: Rgb;
  /** What colours the stone, for readers of the table. */
  cause?: string;
  /** Grams in a cubic centimetre. */
  density: number;
  /** Share of light that silk and growth lines scatter in a millimetre, as an exponent. */
  haze: number;
  /** How unevenly the colour is spread: 0 is even, 1 is from nothing to double. */
  zoning: number;
  /** Light that the stone itself sends out, as a share of the light it takes in. Red in ruby: chromium fluoresces. */
  glow?: Rgb;
}

/** The optics of every stone that is cut to be looked into. */
export const GEM_OPTICS = {
  ruby: {
    index: 1.766,
    dispersion: 0.018,
    absorption: [0.013, 0.41, 0.24],
    cause: 'chromium: bands at 410 and 560 nm',
    density: 4.0,
    haze: 0.006,
    zoning: 0.12,
    glow: [0.06, 0.001, 0.006],
  },
  neelam: {
    index: 1.766,
    dispersion: 0.018,
    absorption: [0.3, 0.18, 0.016],
    cause: 'iron and titanium: broad band at 580 nm',
    density: 4.0,
    haze: 0.006,
    zoning: 0.35,
  },
  pukhraj: {
    index: 1.766,
    dispersion: 0.018,
    absorption: [0.004, 0.026, 0.2],
    cause: 'iron: bands at 377, 388 and 450 nm',
    density: 4.0,
    haze: 0.006,
    zoning: 0.15,
  },
  emerald: {
    index: 1.58,
    dispersion: 0.014,
    absorption: [0.32, 0.028, 0.125],
    cause: 'chromium, vanadium and iron: bands at 430, 600 and 830 nm',
    density: 2.72,
    haze: 0.01,
    zoning: 0.12,
  },
  gomed: {
    index: 1.742,
    dispersion: 0.027,
    absorption: [0.01, 0.12, 0.5],
    cause: 'manganese and iron: bands at 407 and 430 nm',
    density: 3.64,
    haze: 0.02,
    zoning: 0.3,
  },
  diamond: {
    index: 2.417,
    dispersion: 0.044,
    absorption: [0.0006, 0.0009, 0.003],
    cause: 'a trace of nitrogen: 415 nm (colour G to H)',
    density: 3.52,
    haze: 0,
    zoning: 0,
  },
  amethyst: {
    index: 1.548,
    dispersion: 0.013,
    absorption: [0.075, 0.2, 0.03],
    cause: 'iron and radiation: band at 540 nm',
    density: 2.65,
    haze: 0.003,
    zoning: 0.4,
  },
  citrine: {
    index: 1.548,
    dispersion: 0.013,
    absorption: [0.006, 0.055, 0.26],
    cause: 'iron: absorption that rises towards the ultraviolet',
    density: 2.65,
    haze: 0.002,
    zoning: 0.1,
  },
  topaz: {
    index: 1.619,
    dispersion: 0.014,
    absorption: [0.125, 0.03, 0.006],
    cause: 'colour centres of irradiation: band at 620 nm',
    density: 3.53,
    haze: 0,
    zoning: 0,
  },
  peridot: {
    index: 1.672,
    dispersion: 0.02,
    absorption: [0.062, 0.014, 0.22],
    cause: 'iron: bands at 453, 477, 497 and 1050 nm',
    density: 3.34,
    haze: 0.004,
    zoning: 0.05,
  },
  garnet: {
    index: 1.76,
    dispersion: 0.023,
    absorption: [0.02, 0.3, 0.16],
    cause: 'iron: bands at 505, 526 and 576 nm',
    density: 3.84,
    haze: 0.004,
    zoning: 0.05,
  },
  rose: {
    index: 1.548,
    dispersion: 0.013,
    absorption: [0.002, 0.022, 0.014],
    cause: 'fibres of a pink borosilicate: band at 500 nm',
    density: 2.65,
    haze: 0.12,
    zoning: 0.2,
  },
} as const satisfies Record<string, GemOptics>;

/** A stone that is cut to be looked into. */
export type ClearStone = keyof typeof GEM_OPTICS;

/** Wavelengths that stand for red, green and blue, in micrometres. */
const CHANNELS: Rgb = [0.61, 0.55, 0.465];

const inverseSquare = (micrometres: number): number => 1 / (micrometres * micrometres);

/**
 * Returns the refractive index for red, green and blue: Cauchy's formula, with its second constant from the dispersion.
 */
export function indicesOf({ index, dispersion }: Pick<GemOptics, 'index' | 'dispersion'>): Rgb {
  const slope = dispersion / (inverseSquare(0.4308) - inverseSquare(0.6867));
  const at = (wave: number): number => index + slope * (inverseSquare(wave) - inverseSquare(0.5893));
  return [at(CHANNELS[0]), at(CHANNELS[1]), at(CHANNELS[2])];
}

/** Returns the angle in radians beyond which no light leaves a stone of this refractive index. */
export function criticalAngle(index: number): number {
  return Math.asin(1 / index);
}

/**
 * Returns the angle in radians at which the main facets of the pavilion are ground. It is well above the critical angle,
 * so that the light of the table comes back, and never below 40.75 degrees, the angle of a well-cut diamond.
 */
export function pavilionAngle(index: number): number {
  return Math.max((40.75 * Math.PI) / 180, criticalAngle(index) + (2.8 * Math.PI) / 180);
}
