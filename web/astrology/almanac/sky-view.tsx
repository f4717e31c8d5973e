import { useId } from 'react';
import { litMoon } from '#web/astrology/reports/shared/sun-path.ts';
import { type Lights, SKY, skyColours, starlight } from './sky-path.ts';

const { width, height, horizon } = SKY;
const MOON = 21;
const SUN = 19;

/** The stars: forty points of a sequence that fills the plane evenly (Martin Roberts, R2). */
const stars = Array.from({ length: 42 }, (_, n) => ({
  x: Math.round(((n * 0.7548776662) % 1) * width),
  y: Math.round(((n * 0.569840291) % 1) * (horizon - 40)) + 8,
  r: n % 7 === 0 ? 1.8 : n % 3 === 0 ? 1.3 : 0.9,
}));

/** A shikhara of a temple on the far bank: a curved tower with its kalash and flag. */
const shikhara = (x: number, w: number, h: number): string =>
  `M${x - w / 2} ${horizon}C${x - w / 2} ${horizon - h * 0.55} ${x - w * 0.16} ${horizon - h * 0.7} ${x - w * 0.09} ${horizon - h * 0.88}H${x + w * 0.09}C${x + w * 0.16} ${horizon - h * 0.7} ${x + w / 2} ${horizon - h * 0.55} ${x + w / 2} ${horizon}ZM${x - 2} ${horizon - h * 0.86}V${horizon - h - 12}H${x + 13}L${x + 8} ${horizon - h - 8}L${x + 13} ${horizon - h - 4}H${x + 2}V${horizon - h * 0.86}Z`;

const temples = [
  shikhara(566, 62, 104),
  shikhara(622, 46, 74),
  shikhara(514, 40, 62),
  shikhara(676, 34, 50),
  `M484 ${horizon}V${horizon - 17}H706V${horizon}Z`,
].join('');

const hills = `M0 ${horizon}V296C70 278 116 288 168 283C238 275 286 293 348 296C430 300 470 284 560 287C640 290 700 272 800 288V${horizon}Z`;

/** The sun with its glow. */
function Sun({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r={SUN * 3.4} fill="#ffe7a3" opacity=".18" />
      <circle r={SUN * 1.9} fill="#ffe7a3" opacity=".38" />
      <circle r={SUN} fill="#fff3cf" stroke="#f8c147" strokeWidth="3" />
    </g>
  );
}

/** The moon in its phase. The lit side faces the sun, also while the sun is below the horizon. */
function Moon({ lights: { sun, moon, elongation }, pale }: { lights: Lights; pale: boolean }) {
  const towardsSun = (Math.atan2(sun.y - moon.y, sun.x - moon.x) * 180) / Math.PI;
  const tilt = elongation < 180 ? towardsSun : towardsSun - 180;
  return (
    <g
      transform={`translate(${moon.x.toFixed(1)} ${moon.y.toFixed(1)}) rotate(${tilt.toFixed(1)})`}
      opacity={pale ? 0.72 : 1}
    >
      {!pale && <circle r={MOON * 2} fill="#fdf6e3" opacity=".1" />}
      <circle r={MOON} fill={pale ? '#ffffff' : '#4b4470'} opacity={pale ? 0.16 : 0.55} />
      <path d={litMoon(elongation, MOON)} fill="#fdf6e3" />
    </g>
  );
}

/** A vertical glint on the river below a light. */
function Glint({ x, colour }: { x: number; colour: string }) {
  return (
    <g fill={colour} opacity=".5">
      {[0, 1, 2, 3, 4].map((n) => (
        <rect
          key={n}
          x={x - 26 + n * 3.5 + (n % 2) * 6}
          y={horizon + 12 + n * 15}
          width={52 - n * 7}
          height="2.5"
          rx="1"
        />
      ))}
    </g>
  );
}

/**
 * Draws the sky over a river with a temple: the colours by the altitude of the Sun, the stars at night, Sun and Moon
 * where they are, the Moon in its phase. `label` describes it for screen readers.
 */
export function SkyView({ lights, label }: { lights: Lights; label: string }) {
  const id = useId();
  const { sun, moon } = lights;
  const [zenith, middle, ground] = skyColours(sun.altitude);
  const night = starlight(sun.altitude);
  const sunUp = sun.altitude > -1.5;
  const moonUp = moon.altitude > -0.5;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block h-auto w-full">
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={zenith} />
          <stop offset=".55" stopColor={middle} />
          <stop offset="1" stopColor={ground} />
        </linearGradient>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={ground} />
          <stop offset="1" stopColor={zenith} />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <path d={`M0 0H${width}V${horizon}H0Z`} />
        </clipPath>
      </defs>
      <path d={`M0 0H${width}V${horizon}H0Z`} fill={`url(#${id}s)`} />
      {night > 0 && (
        <g fill="#fff" opacity={night}>
          {stars.map((star) => (
            <circle key={star.x} cx={star.x} cy={star.y} r={star.r} />
          ))}
        </g>
      )}
      <g clipPath={`url(#${id}c)`}>
        {sunUp && <Sun x={sun.x} y={sun.y} />}
        {moonUp && <Moon lights={lights} pale={sun.altitude > -4} />}
      </g>
      <path d={hills} fill="#2e141f" opacity=".42" />
      <path d={temples} fill="#2e141f" opacity={sun.altitude > 4 ? 0.8 : 0.94} />
      <path d={`M0 ${horizon}H${width}V${height}H0Z`} fill={`url(#${id}w)`} />
      <path d={`M0 ${horizon}H${width}V${height}H0Z`} fill="#2e141f" opacity=".28" />
      {sunUp && <Glint x={sun.x} colour="#ffe7a3" />}
      {moonUp && sun.altitude < 0 && <Glint x={moon.x} colour="#fdf6e3" />}
      {/* The steps of the ghat on this bank. */}
      <path
        d={`M0 ${height}V352H150L162 362H236L248 373H338L350 384H460L472 ${height}Z`}
        fill="#2e141f"
        opacity=".9"
      />
    </svg>
  );
}
