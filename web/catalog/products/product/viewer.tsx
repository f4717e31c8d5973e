import Lightbox from './lightbox.tsx';
import { Turning } from './turning.tsx';
import type { Press } from './zoom.ts';

/** The press that opened the viewer: a picture by its index, where on it, or the button that turns the stone on it. */
export type Opened = { at: number; press?: Press; turns?: boolean };

/** The props of the viewer. `onClose` gets the index of the last picture shown. */
export type ViewerProps = {
  opened: Opened;
  name: string;
  images: readonly string[];
  onClose: (last: number) => void;
};

/** Shows a picture of the gallery large, or the stone on it to be turned. */
export default function Viewer({ opened, name, images, onClose }: ViewerProps) {
  if (opened.turns)
    return <Turning picture={images[opened.at] ?? ''} name={name} onClose={() => onClose(opened.at)} />;
  return <Lightbox name={name} images={images} first={opened.at} press={opened.press} onClose={onClose} />;
}
