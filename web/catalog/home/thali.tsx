import { Drawing, drawingUrl } from '#web/drawings/drawing.tsx';
import { nineStones } from '#web/drawings/list.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

/** Distance of the outer eight from the centre, in percent of the plate. */
const RING = 32.2;

const placeOf = (i: number) => {
  if (i === nineStones.length - 1) return { left: '50%', top: '50%' };
  const angle = (i / 8) * 2 * Math.PI;
  return {
    left: `${(50 + Math.sin(angle) * RING).toFixed(2)}%`,
    top: `${(50 - Math.cos(angle) * RING).toFixed(2)}%`,
  };
};

/**
 * Shows the brass plate with the nine stones of the grahas, the ruby of Surya in the middle. Each links to its
 * products.
 */
export function Thali() {
  const t = useTexts('home').stones;
  return (
    <div className="relative mx-auto mt-1 mb-2 aspect-square w-[min(94%,24rem,37svh)] [filter:brightness(var(--nr-hero-dim))] lg:m-0 lg:mx-auto lg:w-[min(100%,40rem)]">
      {/* The image is 118 units wide for a plate of 100, because of the shadow. */}
      <img
        src={drawingUrl('thali')}
        alt=""
        width={236}
        height={236}
        fetchPriority="high"
        className="absolute inset-[-9%] size-[118%] max-w-none"
      />
      {nineStones.map((name, i) => {
        const centre = i === nineStones.length - 1;
        const look = `group absolute -translate-x-1/2 translate-y-[-54%] text-center text-[#2b171f] ${centre ? 'w-[29%]' : 'w-[21.5%]'}`;
        const stone = (
          <>
            <Drawing
              name={name}
              eager
              className="w-full transition-[scale] duration-(--nr-mid) ease-out group-hover:scale-112 group-focus-visible:scale-112"
            />
            <b
              aria-hidden="true"
              className={`absolute inset-x-[-20%] text-xs leading-none font-semibold lang-hi:leading-[1.2] lg:text-base lg:leading-none ${centre ? 'top-[102%] lang-hi:top-[99%]' : 'top-[91%] lang-hi:top-[88%]'}`}
            >
              {t[name].name}
            </b>
          </>
        );
        return (
          <Link
            key={name}
            to={`/products?q=${name}`}
            aria-label={t[name].label}
            style={placeOf(i)}
            className={look}
          >
            {stone}
          </Link>
        );
      })}
    </div>
  );
}
