import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { pace } from '#web/pace.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from './icon-button.tsx';
import { useSlides } from './use-slides.ts';

/**
 * Slides in a row, with buttons for those who do not drag. `slide` gives the width of one (`basis-1/2 lg:basis-1/3`).
 * With `moving` it advances every 3 s until the first touch, focus or hover, and can always be paused; with reduced
 * motion it never moves by itself.
 */
export function Carousel({
  label,
  slides,
  slide,
  moving,
}: {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  slide: string;
  moving?: boolean;
}) {
  const t = useTexts('shell').carousel;
  const { track, at, ends, go } = useSlides<HTMLUListElement>(slides.length);
  const [playing, setPlaying] = useState(false);
  const stop = () => setPlaying(false);
  useEffect(() => {
    if (moving && !matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true);
  }, [moving]);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => go(ends.on ? at + 1 : 0), pace.carousel);
    return () => clearInterval(timer);
  }, [playing, ends.on, at, go]);

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      onFocus={stop}
      onPointerEnter={stop}
      onPointerDown={stop}
    >
      <div className="overflow-hidden">
        <ul
          ref={track}
          className="scrollbar-none relative -ml-3 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain py-1 motion-safe:scroll-smooth md:-ml-5"
        >
          {slides.map((item) => (
            <li key={item.key} className={`min-w-0 shrink-0 grow-0 snap-start pl-3 md:pl-5 ${slide}`}>
              {item.content}
            </li>
          ))}
        </ul>
      </div>
      {(ends.back || ends.on) && (
        <div className="mt-3 flex justify-end gap-1">
          {moving && (
            <IconButton
              icon={playing ? Pause : Play}
              label={playing ? t.pause : t.play}
              onClick={() => setPlaying(!playing)}
            />
          )}
          <IconButton
            icon={ChevronLeft}
            label={t.previous}
            disabled={!ends.back}
            onClick={() => go(at - 1)}
            className="disabled:opacity-35"
          />
          <IconButton
            icon={ChevronRight}
            label={t.next}
            disabled={!ends.on}
            onClick={() => go(at + 1)}
            className="disabled:opacity-35"
          />
        </div>
      )}
    </section>
  );
}
