/**
 * Towns and villages at India's land crossings that GeoNames' list lacks, with their clock. The line is drawn to four
 * kilometres, so both sides of a crossing are named. Dahagram is the one enclave that is left; the others of Cooch Behar
 * lived by the clock around them, before 2015 too.
 */
import type { Point } from '../point.ts';
import { indiaZone } from './line.ts';

/** A place at a crossing. */
export type Crossing = Point & { name: string; timezone: string };

const at = (name: string, latitude: number, longitude: number, timezone: string): Crossing => ({
  name,
  latitude,
  longitude,
  timezone,
});

/** The places at crossings, from the west to the east. */
export const crossings: readonly Crossing[] = [
  at('Hussainiwala', 30.985, 74.555, indiaZone),
  at('Ganda Singh Wala', 31.035, 74.515, 'Asia/Karachi'),
  at('Attari Shyam Singh', 31.604, 74.581, indiaZone),
  at('Wagah', 31.6047, 74.572, 'Asia/Karachi'),
  at('Rupaidiha', 28.019, 81.608, indiaZone),
  at('Jamunaha', 28.034, 81.62, 'Asia/Kathmandu'),
  at('Sonauli', 27.471, 83.47, indiaZone),
  at('Belahiya', 27.485, 83.464, 'Asia/Kathmandu'),
  at('Panitanki', 26.642, 88.192, indiaZone),
  at('Kakarbhitta', 26.646, 88.16, 'Asia/Kathmandu'),
  at('Phulbari', 26.637, 88.405, indiaZone),
  at('Banglabandha', 26.629, 88.418, 'Asia/Dhaka'),
  at('Petrapole', 23.038, 88.874, indiaZone),
  at('Benapole', 23.041, 88.895, 'Asia/Dhaka'),
  at('Changrabandha', 26.418, 88.922, indiaZone),
  at('Burimari', 26.395, 88.937, 'Asia/Dhaka'),
  at('Dahagram', 26.3, 88.965, 'Asia/Dhaka'),
  at('Hili', 25.282, 89.008, indiaZone),
  at('Hakimpur', 25.285, 89.016, 'Asia/Dhaka'),
  at('Darranga', 26.785, 91.52, indiaZone),
  at('Zokhawthar', 23.363, 93.383, indiaZone),
  at('Rikhawdar', 23.362, 93.392, 'Asia/Yangon'),
];
