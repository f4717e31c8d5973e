import type { ComponentProps } from 'react';

const ground =
  'relative block overflow-hidden bg-[radial-gradient(110%_110%_at_26%_12%,var(--nr-tile-a),var(--nr-tile-b)_56%,var(--nr-tile-c))]';

type Picture = { src: string; alt: string; eager?: boolean } & Omit<ComponentProps<'span'>, 'children'>;

function Art({
  src,
  alt,
  eager,
  padding,
}: {
  src: string;
  alt: string;
  eager: boolean | undefined;
  padding: string;
}) {
  return (
    <img
      src={src}
      alt={alt}
      width={400}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`art size-full object-contain transition-[scale] duration-(--nr-slow) ease-out ${padding}`}
    />
  );
}

/** A picture on its pearl tile, 1:1; 9 percent of air, 13 on the product page (`roomy`). `alt` is the product's name. */
export function ArtTile({ src, alt, eager, roomy, className = '', ...rest }: Picture & { roomy?: boolean }) {
  return (
    <span {...rest} className={`${ground} aspect-square rounded-tile ${className}`}>
      <Art src={src} alt={alt} eager={eager} padding={roomy ? 'p-[13%]' : 'p-[9%]'} />
    </span>
  );
}

/** A category's picture in the niche of a lamp, 4:5: a half circle above, 14 px corners below. Only categories use it. */
export function Niche({ src, alt, eager, className = '', ...rest }: Picture) {
  return (
    <span
      {...rest}
      className={`${ground} aspect-4/5 rounded-[50%_50%_14px_14px/40%_40%_14px_14px] ${className}`}
    >
      <Art src={src} alt={alt} eager={eager} padding="px-[4%] pt-[6%]" />
    </span>
  );
}
