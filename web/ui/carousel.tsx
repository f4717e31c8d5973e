import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { useAutoplay } from './hooks/use-autoplay.ts';
import { useSlides } from './hooks/use-slides.ts';
import { IconButton } from './icon-button.tsx';

/**
 * Slides in a row, with buttons besides dragging. `slide` is the width class of one (`basis-1/2 lg:basis-1/3`).
 * Below the width of a desktop the row runs to both edges of the screen. It advances automatically, from the last slide back to the first, and can always be paused.
 */
export function Carousel({
  label,
  slides,
  slide,
}: {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  slide: string;
}) {
  const t = useTexts('shell').carousel;
  const { track, at, ends, go } = useSlides<HTMLUListElement>(slides.length);
  const { playing, toggle, stop, handlers } = useAutoplay(track, () => go(ends.on ? at + 1 : 0));
  const goTo = (wanted: number) => {
    stop();
    go(wanted);
  };

  return (
    <section aria-label={label} aria-roledescription="carousel">
      <div className="overflow-hidden max-lg:mx-[calc(var(--nr-gutter)*-1)]">
        <ul
          ref={track}
          {...handlers}
          className="scrollbar-none relative -ml-3 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain py-1 motion-safe:scroll-smooth max-lg:scroll-px-(--nr-gutter) max-lg:px-(--nr-gutter) md:-ml-5"
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
          <IconButton icon={playing ? Pause : Play} label={playing ? t.pause : t.play} onClick={toggle} />
          <IconButton
            icon={ChevronLeft}
            label={t.previous}
            disabled={!ends.back}
            onClick={() => goTo(at - 1)}
            className="disabled:opacity-35"
          />
          <IconButton
            icon={ChevronRight}
            label={t.next}
            disabled={!ends.on}
            onClick={() => goTo(at + 1)}
            className="disabled:opacity-35"
          />
        </div>
      )}
    </section>
  );
}
