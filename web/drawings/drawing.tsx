import { type DrawingName, type NineStone, nineStones } from './list.ts';

const urls = import.meta.glob<string>(['./built/*.svg', './stones/*-{244,488}.webp'], {
  query: '?url',
  import: 'default',
  eager: true,
});

function fileUrl(file: string): string {
  const url = urls[`./${file}`];
  if (!url) throw new Error(`the drawing ${file} was not generated`);
  return url;
}

const isStone = (name: DrawingName): name is NineStone => (nineStones as readonly string[]).includes(name);

/** Returns the address of an interface drawing, a hashed file of the build. */
export const drawingUrl = (name: DrawingName): string =>
  fileUrl(isStone(name) ? `stones/${name}-244.webp` : `built/${name}.svg`);

/** An interface drawing, sized by its class. Decorative unless `alt` is given. */
export function Drawing({
  name,
  alt = '',
  className = '',
  eager,
  sizes = '7rem',
}: {
  name: DrawingName;
  alt?: string;
  className?: string;
  /** In the first view: loads at once. */
  eager?: boolean;
  /** The `sizes` attribute of a stone that is shown larger or smaller than seven letters' height. */
  sizes?: string;
}) {
  return (
    <span className={`relative block aspect-square ${className}`}>
      {/* The file is 244 units wide around a box of 200. The box fills the element, shadows reach beyond it. */}
      <img
        src={drawingUrl(name)}
        srcSet={
          isStone(name) ? `${drawingUrl(name)} 244w, ${fileUrl(`stones/${name}-488.webp`)} 488w` : undefined
        }
        sizes={isStone(name) ? sizes : undefined}
        alt={alt}
        width={244}
        height={244}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute -inset-[11%] size-[122%] max-w-none"
      />
    </span>
  );
}
