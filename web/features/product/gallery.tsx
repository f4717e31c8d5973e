import type { KeyboardEvent, ReactNode } from 'react';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { useSlides } from '#web/ui/use-slides.ts';

/** The pictures: one large, to be swiped or turned with the arrow keys, and all of them small. */
export function Gallery({
  name,
  images,
  corner,
}: {
  name: string;
  images: readonly string[];
  corner?: ReactNode;
}) {
  const t = useTexts('product');
  const { track, at, go } = useSlides<HTMLUListElement>(images.length);
  const several = images.length > 1;
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(at + step);
  };
  const label = (i: number) => fill(t.picture, { n: i + 1, total: images.length });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div
      role="group"
      aria-label={fill(t.pictures, { name })}
      onKeyDown={turn}
      className={`relative max-lg:-mx-(--nr-gutter) lg:sticky lg:top-22 ${several ? 'lg:grid lg:grid-cols-[5.25rem_1fr] lg:gap-4' : ''}`}
    >
      <ul
        ref={track}
        tabIndex={several ? 0 : undefined}
        className="scrollbar-none relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth lg:order-2 lg:rounded-tile"
      >
        {(several ? images : [images[0] ?? '']).map((src, i) => (
          <li key={src} className="w-full shrink-0 snap-start">
            <ArtTile
              src={src}
              alt={several ? `${name}, ${label(i)}` : name}
              eager={i === 0}
              roomy
              className="max-lg:rounded-none"
            />
          </li>
        ))}
      </ul>
      <span className="absolute top-3 right-3 z-2">{corner}</span>
      {several && (
        <ul className="flex gap-2.5 px-(--nr-gutter) pt-3 lg:flex-col lg:p-0">
          {images.map((src, i) => (
            <li key={src} className="w-17 lg:w-full">
              <button
                type="button"
                aria-label={label(i)}
                aria-current={i === at ? 'true' : undefined}
                onClick={() => go(i)}
                className="block w-full rounded-[.75rem] border-2 border-transparent aria-[current=true]:border-ink"
              >
                <ArtTile src={src} alt="" eager className="rounded-[.6rem]" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
