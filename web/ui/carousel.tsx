import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from './icon-button.tsx';

const ADVANCE_MS = 3000;

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
  const [view, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', loop: false });
  const [ends, setEnds] = useState({ back: false, on: false });
  const [playing, setPlaying] = useState(false);
  const stop = useCallback(() => setPlaying(false), []);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setEnds({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    follow();
    embla.on('select', follow).on('reInit', follow).on('pointerDown', stop);
    return () => void embla.off('select', follow).off('reInit', follow).off('pointerDown', stop);
  }, [embla, stop]);
  useEffect(() => {
    if (moving && !matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true);
  }, [moving]);
  useEffect(() => {
    if (!playing || !embla) return;
    const timer = setInterval(
      () => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)),
      ADVANCE_MS,
    );
    return () => clearInterval(timer);
  }, [playing, embla]);

  return (
    <section aria-label={label} aria-roledescription="carousel" onFocus={stop} onPointerEnter={stop}>
      <div ref={view} className="overflow-hidden">
        <ul className="-ml-3 flex touch-pan-y md:-ml-5">
          {slides.map((item) => (
            <li key={item.key} className={`min-w-0 shrink-0 grow-0 pl-3 md:pl-5 ${slide}`}>
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
            onClick={() => embla?.scrollPrev()}
            className="disabled:opacity-35"
          />
          <IconButton
            icon={ChevronRight}
            label={t.next}
            disabled={!ends.on}
            onClick={() => embla?.scrollNext()}
            className="disabled:opacity-35"
          />
        </div>
      )}
    </section>
  );
}
