/** Reference samples (values of the Swiss Ephemeris, computed outside; facts only) as typed records for the tests. */
import { readFileSync } from 'node:fs';
import type { SevenGraha } from '../names.ts';

/** One instant and place with the reference's positions. */
export interface PositionCase {
  id: string;
  input: { datetime: string; latitude: number; longitude: number };
  expected: {
    delta_t_seconds: number;
    apparent_tropical_longitude_deg: Record<SevenGraha | 'RahuMean' | 'RahuTrue' | 'Ascendant', number>;
    speed_deg_per_day: Record<SevenGraha, number>;
    nutation_dpsi_arcsec: number;
    true_obliquity_deg: number;
    gast_hours: number;
    mean_ayanamsa_deg: { lahiri_1: number; raman_3: number; kp_5: number };
    lahiri_moon: {
      longitude_deg: number;
      rasi_index0: number;
      nakshatra_index0: number;
      pada: number;
      arcsec_to_nearest_pada_edge: number;
    };
  };
}

/** A stretch of time in ISO 8601. */
export interface IsoSpan {
  start: string;
  end: string;
}

/** One date and place with the reference's panchang. */
export interface PanchangCase {
  id: string;
  input: { date: string; latitude: number; longitude: number; utc_offset_hours: number; ayanamsa: 1 };
  expected: {
    vaara: string;
    sunrise: string;
    sunset: string;
    next_sunrise: string;
    moonrise: string;
    moonset: string;
    tithi: (IsoSpan & { number_1_30: number; name: string; paksha: string })[];
    nakshatra: (IsoSpan & { id: number; name: string })[];
    yoga: (IsoSpan & { id: number; name: string })[];
    karana: (IsoSpan & { half_tithi_index0: number; name: string })[];
    auspicious: Record<string, IsoSpan[]>;
    inauspicious: Record<string, IsoSpan[]>;
  };
}

function load<T>(file: string): T[] {
  const { cases }: { cases: T[] } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return cases;
}

/** 100 instants from 1900 to 2099. */
export const positionCases = load<PositionCase>('positions.json');

/** 20 dates from 1947 to 2035 in seven cities. */
export const panchangCases = load<PanchangCase>('panchang.json');

/** Formats hours as an offset: "+05:30" from 5.5. */
export function zoneOf(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
