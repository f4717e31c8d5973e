import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type PageShape, usePageHandle } from './page-handle.ts';

const times = (count: number, draw: (i: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, i) => draw(i));

const shapes: Record<PageShape, () => ReactNode> = {
  cards: () => (
    <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4">
      {times(4, (i) => (
        <div key={i} className="grid content-start gap-2.5">
          <Skeleton now className="aspect-square w-full rounded-tile!" />
          <Skeleton now className="h-4 w-5/6" />
        </div>
      ))}
    </div>
  ),
  form: () => (
    <div className="mt-4 grid max-w-160 gap-5">
      {times(5, (i) => (
        <div key={i}>
          <Skeleton now className="mb-2 h-4 w-28" />
          <Skeleton now className="h-12 w-full rounded-control!" />
        </div>
      ))}
    </div>
  ),
  document: () => (
    <div className="mt-4 grid gap-6 lg:grid-cols-[.8fr_1fr] lg:gap-10">
      <Skeleton now className="aspect-square w-full rounded-tile! max-lg:max-h-80" />
      <div className="grid content-start gap-4">
        <Skeleton now className="h-28 w-full rounded-tile!" />
        <Skeleton now className="h-80 w-full rounded-tile!" />
      </div>
    </div>
  ),
  rows: () => (
    <div className="mt-4 grid gap-4">
      {times(4, (i) => (
        <Skeleton now key={i} className="h-24 w-full rounded-tile!" />
      ))}
    </div>
  ),
};

/** The grey shape of the current page (`handle.skeleton`), from the first paint. `children` is below its title. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  const { skeleton = 'rows' } = usePageHandle();
  const Shape = shapes[skeleton];
  return (
    <div aria-busy="true" data-skeleton={skeleton}>
      <Skeleton now className="mb-2 h-10 w-60 max-w-full" />
      {children}
      <Shape />
    </div>
  );
}
