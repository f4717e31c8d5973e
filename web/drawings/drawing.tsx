import type { DrawingName } from './list.ts';

const urls = import.meta.glob<string>('./built/*.svg', { query: '?url', import: 'default', eager: true });

/** The address of a drawing of the interface: a hashed file of the build. */
export function drawingUrl(name: DrawingName): string {
  const url = urls[`./built/${name}.svg`];
  if (!url) throw new Error(`the drawing ${name} was not made`);
  return url;
}

/** A drawing of the interface. Decorative unless `alt` says what it shows. */
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
    <img
      src={drawingUrl(name)}
      alt={alt}
      width={200}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
