import { X } from 'lucide';
import { Icon } from '#web/ui/icon.tsx';

type ChosenPhotoProps = {
  /** An address, or a data URL. */
  src: string;
  alt: string;
  /** The name of the button that removes the photo. */
  remove: string;
  onRemove: () => void;
};

/** A small preview of a photo that was chosen, with a button that removes it. */
export const ChosenPhoto = ({ src, alt, remove, onRemove }: ChosenPhotoProps) => (
  <span className="relative grid w-fit">
    <img
      src={src}
      alt={alt}
      width={64}
      height={64}
      className="size-16 rounded-[.6rem] bg-sunken object-cover"
    />
    <button
      type="button"
      aria-label={remove}
      onClick={onRemove}
      className="absolute -top-3 -right-3 grid size-11 place-items-center"
    >
      <span className="grid size-7 place-items-center rounded-full border border-line bg-surface text-ink shadow-1">
        <Icon of={X} small />
      </span>
    </button>
  </span>
);
