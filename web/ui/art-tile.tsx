import type { ComponentProps } from 'react';
import { colourOf, pictureSet } from '#contract/core/pictures.ts';
import { drawingUrl } from '#web/drawings/drawing.tsx';

type Picture = {
  /** The image's address. A product without one shows the drawing of a box. */
  src: string;
  alt: string;
  eager?: boolean;
  /** The sizes of an uploaded image (`pictureSet`), and its display width. */
  srcSet?: string;
  sizes?: string;
} & Omit<ComponentProps<'span'>, 'children'>;

/** Emblems have 9 percent of margin in their file, for their shadows. Shops of an older demo show products with such files. */
const isDrawing = (src: string): boolean => /\.svg(?:$|\?)/.test(src);

/** Pictures of the studio bring the ground of the tile and fill it. Uploads are WebP. */
const bringsGround = (src: string): boolean => src.endsWith('.avif');

/** The class of the margin around a picture in its tile. */
function airOf(src: string, roomy: boolean): string {
  if (bringsGround(src)) return '';
  if (!src || isDrawing(src)) return roomy ? ' p-[4.9%]' : '';
  return roomy ? ' p-[13%]' : ' p-[9%]';
}

/**
 * Display widths of a tile in the grids of products: half of a phone without its margins, a column of a larger screen.
 * With 46vw a phone of two pixels a CSS pixel takes 640 pixels for a tile of 317, which is twice the bytes.
 */
const gridSizes = '(min-width: 48rem) 300px, 44vw';

function Art({
  src,
  srcSet,
  sizes,
  alt,
  eager,
  className,
}: Pick<Picture, 'src' | 'srcSet' | 'sizes' | 'alt' | 'eager'> & { className: string }) {
  return (
    <img
      src={src || drawingUrl('combo')}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      // Drawn with the first paint, not in a frame of its own after the scripts have come.
      decoding={eager ? 'sync' : undefined}
      // While it loads.
      style={{ backgroundColor: colourOf(src) }}
      className={className ? `picture ${className}` : 'picture'}
    />
  );
}

/**
 * A square image on a pearl tile. The margin is 9 percent, 13 on the product page (`roomy`), none for pictures of the
 * studio. `alt` is the product's name.
 */
export function ArtTile({
  src,
  srcSet,
  sizes,
  alt,
  eager,
  roomy,
  className = '',
  ...rest
}: Picture & { roomy?: boolean }) {
  const air = airOf(src, roomy === true);
  return (
    <span {...rest} className={className ? `art-tile pearl ${className}` : 'art-tile pearl'}>
      <Art
        src={src}
        srcSet={srcSet ?? pictureSet(src)}
        sizes={sizes ?? gridSizes}
        alt={alt}
        eager={eager}
        className={`art${air}`}
      />
    </span>
  );
}

/** A category's picture in a 4:5 niche, which it fills: a half circle above, 14 px corners below. Only for categories. */
export function Niche({ src, alt, eager, className = '', ...rest }: Picture) {
  return (
    <span
      {...rest}
      className={`pearl relative block aspect-4/5 overflow-hidden rounded-[50%_50%_14px_14px/40%_40%_14px_14px] ${className}`}
    >
      <Art src={src} alt={alt} eager={eager} className="art object-cover" />
    </span>
  );
}
