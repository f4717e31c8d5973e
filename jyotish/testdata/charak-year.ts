/** The example that K. S. Charak works through in "A Textbook of Varshaphala": the 41st year of a birth at Bombay. */
import type { TajikaSky } from '../varshaphal/tajika-sky.ts';

/**
 * Returns the degrees of the zodiac (0 to 360) of a sign (0 to 11), degrees and minutes within it, as books print them.
 */
export const at = (sign: number, degree: number, minute = 0): number => sign * 30 + degree + minute / 60;

/** The annual chart of 1984-08-20; the year begins by day. */
export const CHARAK: TajikaSky = {
  longitudes: {
    Sun: at(4, 3, 50),
    Moon: at(1, 9, 40),
    Mars: at(7, 7, 42),
    Mercury: at(4, 18, 19),
    Jupiter: at(8, 9, 38),
    Venus: at(4, 21, 45),
    Saturn: at(6, 17, 13),
  },
  lagna: at(7, 9, 26),
  isDay: true,
  retrograde: ['Mercury', 'Jupiter'],
  combust: [],
};

/** The birth of that chart: 1944-08-20, 7:11 by Indian time. */
export const BOMBAY_1944 = {
  instant: Date.parse('1944-08-20T07:11:00+05:30'),
  place: { latitude: 18.9667, longitude: 72.8333 },
  ayanamsa: 1 as const,
};
