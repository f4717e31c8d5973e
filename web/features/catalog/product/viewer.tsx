import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { TurningProps } from '#web/features/catalog/turn/turning.tsx';
import type { Stop } from '#web/features/catalog/turn/turntable.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import Lightbox from './lightbox.tsx';
import type { Press } from './zoom.ts';

/** What was pressed: a picture by its index, where on it, or the button that turns the stone on it. */
export type Opened = { at: number; press?: Press; turns?: boolean };

/** The props of the viewer. `onClose` gets the index of the last picture shown. */
export type ViewerProps = {
  opened: Opened;
  name: string;
  images: readonly string[];
  onClose: (last: number) => void;
  /** The stone cannot be turned on this device or now. */
  onStop: (why: Stop) => void;
};

/** Shows a picture of the gallery large, or the stone on it to be turned. */
export default function Viewer({ opened, name, images, onClose, onStop }: ViewerProps) {
  if (opened.turns) {
    const picture = images[opened.at] ?? '';
    return <Stone picture={picture} name={name} onClose={() => onClose(opened.at)} onStop={onStop} />;
  }
  return <Lightbox name={name} images={images} first={opened.at} press={opened.press} onClose={onClose} />;
}

/** The turned stone, whose code is loaded at the first touch. */
function Stone(props: TurningProps) {
  const { zoom } = useTexts('catalog/product');
  const [Turning, setTurning] = useState<ComponentType<TurningProps>>();
  const close = useRef(props.onClose);
  close.current = props.onClose;
  useEffect(() => {
    import('#web/features/catalog/turn/turning.tsx').then(
      (module) => setTurning(() => module.default),
      () => {
        close.current();
        toast.problem(zoom.failed);
      },
    );
  }, [zoom.failed]);
  return Turning && <Turning {...props} />;
}
