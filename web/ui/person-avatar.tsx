import { Avatar } from './avatar.tsx';

/** Shows an avatar, with a dot when the person is online. A text near it must say the same. */
export function PersonAvatar({
  id,
  name,
  photo,
  size,
  online,
  className = '',
}: {
  id: string;
  name: string;
  /** The address of an uploaded picture. */
  photo?: string | null;
  /** A CSS length. */
  size?: string;
  online: boolean;
  className?: string;
}) {
  return (
    <span className={`relative inline-grid ${className}`}>
      <Avatar id={id} name={name} photo={photo} size={size} />
      {online && (
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-0 size-[18%] min-h-3 min-w-3 rounded-full border-2 border-surface bg-[#16a06a]"
        />
      )}
    </span>
  );
}
