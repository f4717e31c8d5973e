import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { zoomSet } from '#contract/core/zoom-picture.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import './lightbox.css';
import { useZoom } from './use-zoom.ts';
import { CLOSER, CLOSEST, type Press, type Pressed } from './zoom.ts';

/** The props of the lightbox: the pictures, the first one, and the callback that gets the last one shown. */
export type LightboxProps = {
  name: string;
  images: readonly string[];
  first: number;
  /** The press on the first picture that opened it: the zoom begins there. Without one the whole picture is shown. */
  press?: Press;
  onClose: (last: number) => void;
};

const STEP = 80;

/**
 * Shows the pictures over the whole screen. Zoom by pinch, double tap, wheel, or + and -. Pan by drag or arrow keys.
 * Turn by swipe or arrow keys while the whole picture is visible. Every action also has a button. It is a native
 * dialog: the browser traps and restores the focus, and closes it on Escape.
 */
export default function Lightbox({ name, images, first, press, onClose }: LightboxProps) {
  const t = useTexts('products/product');
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const go = (picture: number) => {
    if (picture < 0 || picture >= images.length) return;
    setAt(picture);
    zoom.reset();
  };
  const zoom = useZoom({ onSwipe: (step) => go(at + step) });
  useModal(dialog);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog has its size.
  useEffect(() => {
    if (press?.target instanceof HTMLImageElement) zoom.openAt(pressedPoint(press, press.target));
  }, []);

  const keys = (event: KeyboardEvent) => {
    const turn = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const move = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (zoom.near && move) zoom.move({ x: (move[0] ?? 0) * STEP, y: (move[1] ?? 0) * STEP });
    else if (turn) go(at + turn);
    else if (event.key === '+' || event.key === '=') zoom.scaleTo(zoom.view.scale * 1.5);
    else if (event.key === '-') zoom.scaleTo(zoom.view.scale / 1.5);
    else if (event.key === '0') zoom.reset();
    else return;
    event.preventDefault();
    // The gallery around it has the same keys.
    event.stopPropagation();
  };
  // A click outside the picture's frame hits the dialog element itself.
  const beside = (event: MouseEvent) => event.target === dialog.current && dialog.current?.close();
  const label = fill(t.picture, { n: at + 1, total: images.length });
  return (
    <dialog
      ref={dialog}
      aria-label={fill(t.pictures, { name })}
      onClose={() => onClose(at)}
      onKeyDown={keys}
      onClick={beside}
      className="lightbox"
    >
      <div className="lightbox-rows">
        <Tools label={label} zoom={zoom} onClose={() => dialog.current?.close()} />
        <div
          ref={zoom.frame}
          {...zoom.handlers}
          data-near={zoom.near}
          data-ground={images[at]?.endsWith('.avif') ? 'studio' : undefined}
          className="lightbox-frame pearl"
        >
          <img
            key={images[at]}
            src={images[at]}
            srcSet={zoomSet(images[at] ?? '')}
            sizes={`${Math.ceil(100 * zoom.view.scale)}vw`}
            alt={`${name}, ${label}`}
            draggable={false}
            style={{
              transform: `translate(${zoom.view.x}px, ${zoom.view.y}px) scale(${zoom.view.scale})`,
            }}
            data-moving={zoom.moving}
          />
        </div>
        {images.length > 1 && <Turns at={at} last={images.length - 1} go={go} />}
      </div>
    </dialog>
  );
}

/** Returns where a picture was pressed, from its middle, in its own pixels. */
function pressedPoint({ offsetX, offsetY }: Press, image: HTMLImageElement): Pressed {
  const padding = 2 * Number.parseFloat(getComputedStyle(image).paddingLeft);
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
  const size = { x: naturalWidth || 1, y: naturalHeight || 1 };
  const shown = Math.min((clientWidth - padding) / size.x, (clientHeight - padding) / size.y);
  return { at: { x: (offsetX - clientWidth / 2) / shown, y: (offsetY - clientHeight / 2) / shown }, size };
}

/** Opens a dialog over the page, and locks the scroll of the page behind. */
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    dialog.current?.showModal();
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [dialog]);
}

/** Shows which picture is open, and the buttons that zoom and close. */
function Tools({
  label,
  zoom,
  onClose,
}: {
  label: string;
  zoom: ReturnType<typeof useZoom>;
  onClose: () => void;
}) {
  const t = useTexts('products/product');
  return (
    <div className="lightbox-tools">
      <p role="status" className="tabular">
        {label}
      </p>
      <span>
        <IconButton
          icon={ZoomOut}
          label={t.zoom.out}
          disabled={!zoom.near}
          onClick={() => zoom.scaleTo(zoom.view.scale / CLOSER)}
        />
        <IconButton
          icon={ZoomIn}
          label={t.zoom.in}
          disabled={zoom.view.scale >= CLOSEST}
          onClick={() => zoom.scaleTo(zoom.view.scale * CLOSER)}
        />
        <IconButton icon={X} label={t.zoom.close} autoFocus onClick={onClose} />
      </span>
    </div>
  );
}

/** The buttons to the picture before and after. */
function Turns({ at, last, go }: { at: number; last: number; go: (picture: number) => void }) {
  const t = useTexts('products/product');
  return (
    <div className="lightbox-turns">
      <IconButton icon={ChevronLeft} label={t.zoom.previous} disabled={at === 0} onClick={() => go(at - 1)} />
      <IconButton icon={ChevronRight} label={t.zoom.next} disabled={at === last} onClick={() => go(at + 1)} />
    </div>
  );
}
