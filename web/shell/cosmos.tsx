import type { ReactNode } from 'react';
import { Drawing } from '#web/drawings/drawing.tsx';
import { orbits } from '#web/ui/orbit.tsx';
import { Brand } from './brand.tsx';

/** Stars from a Lehmer generator with a fixed seed, so that server and browser render the same. */
const stars = (() => {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: 90 }, () => ({
    x: Math.round(next() * 1440),
    y: Math.round(next() * 900),
    r: (0.5 + next() * 1.1).toFixed(1),
    opacity: (0.25 + next() * 0.6).toFixed(2),
  }));
})();

/** The stones on the orbits, from the inner one outwards. The size is in percent of the picture. */
const stones = [
  { stone: 'manik', size: 15.2 },
  { stone: 'pukhraj', size: 13.3 },
  { stone: 'neelam', size: 16.2 },
  { stone: 'panna', size: 15.2 },
] as const;

const placeOf = ({ radius, angle }: (typeof orbits)[number], size: number) => {
  const turn = (angle * Math.PI) / 180;
  return {
    left: `${(50 + Math.sin(turn) * radius).toFixed(1)}%`,
    top: `${(50 - Math.cos(turn) * radius).toFixed(1)}%`,
    width: `${size}%`,
  };
};

/** A night sky with orbiting stones beside the text, for the 404 page. */
export function Cosmos({ children }: { children: ReactNode }) {
  return (
    <div className="relative grid min-h-dvh grid-rows-[auto_1fr] overflow-hidden bg-[radial-gradient(70%_60%_at_50%_42%,#4a1a34,#1f0b17_70%)] text-[#faf3f3] [--nr-focus:#f8c147]">
      <svg
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-white"
      >
        {stars.map((star) => (
          <circle key={`${star.x} ${star.y}`} cx={star.x} cy={star.y} r={star.r} opacity={star.opacity} />
        ))}
      </svg>
      <header className="relative px-(--nr-gutter) py-5">
        <Brand onNight />
      </header>
      <div className="relative grid place-content-center justify-items-center gap-5 px-5 pb-12 text-center lg:grid-cols-[auto_auto] lg:items-center lg:justify-items-start lg:gap-20 lg:pb-20 lg:text-left">
        <div aria-hidden="true" className="relative aspect-square w-[min(88vw,25rem)] lg:w-136">
          <svg
            aria-hidden="true"
            viewBox="-50 -50 100 100"
            className="absolute inset-0 size-full fill-none stroke-[#f8c147] stroke-[.25] [stroke-opacity:.32]"
          >
            {orbits.map(({ radius }) => (
              <circle key={radius} r={radius} />
            ))}
            <circle r="46" strokeDasharray=".4 2" strokeWidth="1.2" strokeOpacity=".5" />
          </svg>
          <span className="absolute inset-[36.5%] rounded-full bg-[radial-gradient(circle,#f8c147_0_30%,#f8c14766_55%,#f8c14700_72%)]" />
          {/* The whole sky turns once in 90 s. Each stone turns back, so that it stays upright. */}
          <span className="absolute inset-0 motion-safe:animate-[nr-orbit_90s_linear_infinite]">
            {orbits.map((orbit, i) => {
              const { stone, size } = stones[i] ?? stones[0];
              return (
                <span key={stone} style={placeOf(orbit, size)} className="absolute -translate-1/2">
                  <span className="block motion-safe:animate-[nr-orbit_90s_linear_infinite_reverse]">
                    <Drawing name={stone} eager />
                  </span>
                </span>
              );
            })}
          </span>
        </div>
        <div className="lg:max-w-108">{children}</div>
      </div>
    </div>
  );
}
