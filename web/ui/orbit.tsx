/** The orbits of four stones: radius in percent of the picture, angle in degrees clockwise from the top, and colour. */
export const orbits = [
  { radius: 17, angle: 40, colour: 'manik-text' },
  { radius: 27, angle: 200, colour: 'star' },
  { radius: 37, angle: 318, colour: 'neelam' },
  { radius: 46, angle: 120, colour: 'panna' },
] as const;

/**
 * The loader of what takes over a second: the stones of the 404 page on their orbits, as plain dots. The inner ones
 * are faster, as in the sky. With reduced motion they stand still.
 */
export function Orbit({ className }: { className: string }) {
  return (
    <svg viewBox="-55 -55 110 110" aria-hidden="true" className={`shrink-0 fill-none ${className}`}>
      <circle r="7.5" fill="var(--nr-haldi)" />
      {orbits.map(({ radius, angle, colour }) => (
        <g key={radius} transform={`rotate(${angle})`}>
          <circle r={radius} stroke="var(--nr-line)" />
          <circle
            cy={-radius}
            r="6"
            fill={`var(--nr-${colour})`}
            style={{ animationDuration: `${radius / 10}s` }}
            className="motion-safe:animate-[nr-orbit_4s_linear_infinite]"
          />
        </g>
      ))}
    </svg>
  );
}
