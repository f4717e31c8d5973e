import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { stripOf, TURN_STRIP } from '#contract/core/turn-strip.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import './turning.css';

/** The props of a turned stone: its picture, which stays below until the strip is there, and the product's name. */
type TurningProps = { picture: string; name: string; onClose: () => void };

const { frames, columns } = TURN_STRIP;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** Returns the handlers of a drag. A drag over the whole picture turns the stone half round. */
function useDrag(turn: (steps: number) => void) {
  const last = useRef(0);
  return {
    onPointerDown: ({ isPrimary, currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      if (!isPrimary) return;
      currentTarget.setPointerCapture(pointerId);
      last.current = clientX;
    },
    onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      const step = (currentTarget.clientWidth * 2) / frames;
      const steps = Math.trunc((clientX - last.current) / step);
      last.current += steps * step;
      turn(steps);
    },
  };
}

/**
 * Shows the stone of a picture in the picture's place, to be turned by drag, swipe and arrow keys: one frame of its strip at a
 * time. The strip is loaded when it is first shown. With less motion asked for the picture stays (turning.css).
 */
export function Turning({ picture, name, onClose }: TurningProps) {
  const { turn: t } = useTexts('products/product');
  const [frame, setFrame] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const hint = useId();
  const turn = (steps: number) => setFrame((at) => (at + steps + frames) % frames);
  const drag = useDrag(turn);
  const degrees = (frame * 360) / frames;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) turn(step);
    else if (event.key === 'Home') setFrame(0);
    else return;
    event.preventDefault();
  };
  const onAnyKey = (event: KeyboardEvent<HTMLElement>) => {
    // The gallery around it turns its pictures by the same keys.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    if (event.currentTarget.previousElementSibling instanceof HTMLElement)
      event.currentTarget.previousElementSibling.focus();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is inside.
    <div className="turn" data-loaded={isLoaded} onKeyDown={onAnyKey}>
      <div
        tabIndex={0}
        role="slider"
        aria-label={fill(t.stone, { name })}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={360 - 360 / frames}
        aria-valuenow={degrees}
        aria-valuetext={fill(t.degrees, { n: degrees })}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <img
          src={stripOf(picture)}
          alt=""
          draggable={false}
          style={{
            width: `${columns * 100}%`,
            translate: `${(-100 / columns) * (frame % columns)}% ${((-100 * columns) / frames) * Math.floor(frame / columns)}%`,
          }}
          onLoad={() => setLoaded(true)}
          onError={() => {
            toast.problem(t.failed);
            onClose();
          }}
        />
      </div>
      <p className="turn-words">
        <span role="status">{isLoaded ? t.computed : t.loading}</span>
        {!isLoaded && <progress aria-label={t.loading} />}
        <span id={hint} className="turn-how">
          {t.how}
        </span>
      </p>
    </div>
  );
}
