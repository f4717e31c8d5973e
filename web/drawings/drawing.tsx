import type { DrawingName } from './list.ts';

const urls = import.meta.glob<string>('./built/*.svg', { query: '?url', import: 'default', eager: true });

/** Returns the address of an interface drawing, a hashed file of the build. */
export function drawingUrl(name: DrawingName): string {
  const url = urls[`./built/${name}.svg`];
  if (!url) throw new Error(`the drawing ${name} was not generated`);
  return url;
}

/** An interface drawing, sized by its class. Decorative unless `alt` is given. */
export function Drawing({
  name,
  alt = '',
  className = '',
  eager,
}: {
  name: DrawingName;
  alt?: string;
  className?: string;
  /** In the first view: loads at once. */
  eager?: boolean;
}) {
  return (
    <span className={`relative block aspect-square ${className}`}>
      {/* The file is 244 units wide around a box of 200. The box fills the element, shadows reach beyond it. */}
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
