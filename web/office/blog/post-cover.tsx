import { pictureSet } from '#contract/core/pictures.ts';
import { drawingUrl } from '#web/drawings/drawing.tsx';
import type { ShownPicture } from './local-post.ts';

/** Shows the cover of a post, 16:10 or as `className` says. Falls back to the linework of the Sri Yantra. */
export function PostCover({
  picture,
  sizes,
  eager,
  className = 'aspect-16/10 rounded-tile',
}: {
  picture: ShownPicture | null;
  /** The `sizes` attribute of the image. */
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  const set = picture ? pictureSet(picture.src) : undefined;
  return (
    <span className={`block overflow-hidden bg-tile ${className}`}>
      <img
        src={picture?.src ?? drawingUrl('post-cover')}
        srcSet={set}
        sizes={set && sizes}
        alt={picture?.alt ?? ''}
        width={1280}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  );
}
