/** A point on Earth, in degrees. */
export type Point = { latitude: number; longitude: number };
