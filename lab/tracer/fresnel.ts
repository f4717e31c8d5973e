/**
 * Returns the share of unpolarised light that a surface throws back (Fresnel). `cosine` is that of the angle of incidence;
 * `ratio` is the refractive index behind the surface over the one before it. 1 beyond the critical angle.
 */
export function fresnel(cosine: number, ratio: number): number {
  const sineSquared = (1 - cosine * cosine) / (ratio * ratio);
  if (sineSquared >= 1) return 1;
  const refracted = Math.sqrt(1 - sineSquared);
  const across = (cosine - ratio * refracted) / (cosine + ratio * refracted);
  const along = (ratio * cosine - refracted) / (ratio * cosine + refracted);
  return (across * across + along * along) / 2;
}

/** Returns 0 below `from`, 1 above `to`, and a smooth step between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
