/** Beyond this latitude, in degrees, the sun does not rise on every day. */
export const latitudeLimit = 66;

/** Returns a place from its latitude and longitude in degrees ('26.9196, 75.7878'), or null. Both polar circles are excluded. */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | null {
  const [, latitude = Number.NaN, longitude = Number.NaN] =
    /^\s*(-?\d{1,2}(?:\.\d{1,6})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,6})?)\s*$/.exec(text)?.map(Number) ?? [];
  return Math.abs(latitude) <= latitudeLimit && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
