/**
 * A grey bar in place of text, sized by its class. Visible after 200 ms only, or at once with `now`. The region around it
 * sets `aria-busy`.
 */
export function Skeleton({ className = 'h-4 w-full', now }: { className?: string; now?: boolean }) {
  return (
    <span
      aria-hidden="true"
      style={now ? { animationDelay: '0s' } : undefined}
      className={`nr-skeleton block rounded-lg ${className}`}
    />
  );
}

/** Placeholders of `count` product cards, in the same shape. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move.
    <div key={i} className="grid content-start gap-2.5">
      <Skeleton className="aspect-square w-full rounded-tile!" />
      <Skeleton className="mt-1 h-4 w-1/2" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-1/3" />
    </div>
  ));
}
