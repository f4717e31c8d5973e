/** Four stones on their orbits: radius and size in percent of the picture, angle in degrees clockwise from the top. */
export const orbits = [
  { stone: 'manik', radius: 17, angle: 40, size: 15.2 },
  { stone: 'pukhraj', radius: 27, angle: 200, size: 13.3 },
  { stone: 'neelam', radius: 37, angle: 318, size: 16.2 },
  { stone: 'panna', radius: 46, angle: 120, size: 15.2 },
] as const;

const fills = {
  manik: 'fill-manik-text',
  pukhraj: 'fill-star',
  neelam: 'fill-neelam',
  panna: 'fill-panna',
} as const;

/**
 * The loader of what takes over a second: the stones of the 404 page on their orbits, as plain dots. The inner ones
 * are faster, as in the sky. With reduced motion they stand still.
 */
export function Orbit({ className = 'size-16' }: { className?: string }) {
  return (
    <svg viewBox="-55 -55 110 110" aria-hidden="true" className={`shrink-0 fill-none ${className}`}>
      {orbits.map(({ radius }) => (
        <circle key={radius} r={radius} className="stroke-line-strong" strokeWidth=".8" strokeOpacity=".6" />
      ))}
      <circle r="7.5" className="fill-haldi" />
      {orbits.map(({ stone, radius, angle }) => (
        <g key={stone} transform={`rotate(${angle})`}>
          <circle
            cy={-radius}
            r="6"
            style={{ animationDuration: `${(radius / 10).toFixed(1)}s` }}
            className={`${fills[stone]} motion-safe:animate-[nr-orbit_4s_linear_infinite]`}
          />
        </g>
      ))}
    </svg>
  );
}
