import { ZoomIn } from 'lucide';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hasStrip, pictureSet } from '#contract/core/pictures.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useSlides } from '#web/ui/hooks/use-slides.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Opened, ViewerProps } from './viewer.tsx';

/** Returns the pictures and their alt texts, beginning with `first` if it is one of them. */
export function beginningWith(
  first: string | undefined,
  { images, alts }: { images: readonly string[]; alts?: readonly string[] | undefined },
) {
  const at = first === undefined ? -1 : images.indexOf(first);
  if (at <= 0) return { images, alts };
  const moved = <T,>(list: readonly T[]) => [
    ...list.slice(at, at + 1),
    ...list.slice(0, at),
    ...list.slice(at + 1),
  ];
  return { images: moved(images), alts: alts && moved(images.map((_, i) => alts[i] ?? '')) };
}

/** Shows the pictures: a large one to swipe or turn with the arrow keys, thumbnails, and a button to zoom. */
export function Gallery({
  name,
  images: owners,
  alts: words,
  corner,
  chosen,
}: {
  name: string;
  /** In the owner's order. The picture of what is chosen at first comes before them. */
  images: readonly string[];
  /** Alt texts in the order of the pictures. '' or absent falls back to the product's name. */
  alts?: readonly string[];
  corner?: ReactNode;
  /** The picture of the variant or size that the buyer chose: it comes into view when it changes. */
  chosen?: string | undefined;
}) {
  const t = useTexts('products/product');
  const { images, alts } = usePictures(owners, words, chosen);
  const { track, at, go } = useSlides<HTMLUListElement>(images.length);
  useChosenInView(chosen, images, go);
  // The viewer is loaded when a pointer or the focus first comes near its buttons.
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [opened, open] = useState<Opened>();
  const load = () => import('./viewer.tsx').then((module) => setViewer(() => module.default));
  const fetch = () => void load().catch(() => undefined);
  const look = (what: Opened) => {
    open(what);
    // On failure the page stays as it is.
    if (!Viewer) load().catch(() => toast.problem(t.zoom.failed));
  };
  const several = images.length > 1;
  const shown = several ? images : [images[0] ?? ''];
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
      <div className="relative lg:order-2">
        <ul
          ref={track}
          tabIndex={several ? 0 : undefined}
          className="scrollbar-none relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth lg:rounded-tile"
        >
          {shown.map((src, i) => (
            <li key={src} className="w-full shrink-0 snap-start">
              {/* For pointers. Keyboard and screen readers use the button below. */}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
              <div onClick={(event) => look({ at: i, press: event.nativeEvent })} className="cursor-zoom-in">
                <ArtTile
                  src={src}
                  srcSet={pictureSet(src)}
                  // A little less than its width: a phone of two pixels a CSS pixel takes 640, which is half of the bytes.
                  sizes="(min-width: 64rem) 38rem, (min-width: 43.75rem) 50vw, 88vw"
                  alt={alts?.[i] || (several ? `${name}, ${label(i)}` : name)}
                  eager={i === 0}
                  roomy
                  className="max-lg:rounded-none"
                />
              </div>
            </li>
          ))}
        </ul>
        <span className="absolute top-3 right-3 z-2">{corner}</span>
        <button
          type="button"
          aria-label={t.zoom.open}
          title={t.zoom.open}
          aria-haspopup="dialog"
          onPointerEnter={fetch}
          onFocus={fetch}
          onClick={() => look({ at })}
          className="absolute right-3 bottom-3 z-2 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-1"
        >
          <Icon of={ZoomIn} />
        </button>
        {hasStrip(shown[at] ?? '') && (
          <button
            type="button"
            aria-pressed={!!opened?.turns}
            onClick={() => (opened ? open(undefined) : look({ at, turns: true }))}
            className="absolute bottom-3 left-3 z-2 h-11 rounded-full bg-surface px-4 text-sm text-ink shadow-1 motion-reduce:hidden"
          >
            {t.turn.open}
          </button>
        )}
        {Viewer && opened && (!opened.turns || opened.at === at) && (
          <Viewer
            opened={opened}
            name={name}
            images={shown}
            onClose={(last) => {
              open(undefined);
              go(last);
            }}
          />
        )}
      </div>
      {several && <Thumbnails images={images} at={at} label={label} go={go} />}
    </div>
  );
}

/** Returns the pictures in the order in which they are shown. A later choice does not change it. */
function usePictures(
  images: readonly string[],
  alts: readonly string[] | undefined,
  chosen: string | undefined,
) {
  const [first] = useState(chosen);
  return useMemo(() => beginningWith(first, { images, alts }), [first, images, alts]);
}

/** Brings the picture of the choice into view when the choice changes. */
function useChosenInView(chosen: string | undefined, images: readonly string[], go: (at: number) => void) {
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    const slide = chosen ? images.indexOf(chosen) : -1;
    if (slide >= 0) go(slide);
  }, [chosen, images, go]);
}

function Thumbnails({
  images,
  at,
  label,
  go,
}: {
  images: readonly string[];
  at: number;
  label: (i: number) => string;
  go: (i: number) => void;
}) {
  return (
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
            <ArtTile src={src} srcSet={pictureSet(src)} sizes="5.25rem" alt="" className="rounded-[.6rem]" />
          </button>
        </li>
      ))}
    </ul>
  );
}
