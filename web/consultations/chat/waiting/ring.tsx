import { lotusPetals } from '#art/lines/rings.ts';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';

const radius = 88;
const around = 2 * Math.PI * radius;
const petals = lotusPetals({ count: 32, inner: 1, outer: 1.1 });

/** Shows the two minutes of a request as a ring that empties around an avatar, with the seconds as text below. */
export function Ring({
  id,
  name,
  photo,
  left,
  of,
}: {
  id: string;
  name: string;
  /** The address of the astrologer's photo. */
  photo: string | null;
  left: number;
  of: number;
}) {
  const share = Math.max(0, Math.min(1, left / of));
  return (
    <div className="relative grid aspect-square w-[min(72vw,17.5rem)] place-items-center">
      <svg
        viewBox="-100 -100 200 200"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90 fill-none"
      >
        <path d={petals} transform="scale(72)" strokeWidth=".012" className="stroke-gomed opacity-40" />
        <circle r={radius} strokeWidth="7" className="stroke-tile" />
        <circle
          r={radius}
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
          className={`transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none ${left < 40 ? 'stroke-moonga' : 'stroke-manik-text'}`}
        />
      </svg>
      <PersonAvatar id={id} name={name} photo={photo} size="8rem" online={false} />
    </div>
  );
}
