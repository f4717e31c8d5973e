import type { DrawingName } from './list.ts';

const urls = import.meta.glob<string>('./built/*.svg', { query: '?url', import: 'default', eager: true });

/** The address of a drawing of the interface: a hashed file of the build. */
export function drawingUrl(name: DrawingName): string {
  const url = urls[`./built/${name}.svg`];
  if (!url) throw new Error(`the drawing ${name} was not made`);
  return url;
}

/** A drawing of the interface, sized by its class. Decorative unless `alt` says what it shows. */
export function Drawing({
  name,
  alt = '',
  className = '',
  eager,
}: {
  name: DrawingName;
  alt?: string;
  className?: string;
  /** In the first view: load at once. */
  eager?: boolean;
}) {
  return (
    <span className={`relative block aspect-square ${className}`}>
      {/* The file is 244 units around a box of 200: the box fills the place, shadows reach beyond it. */}
      <img
        src={drawingUrl(name)}
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
