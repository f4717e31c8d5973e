import type { ReactNode } from 'react';

/** Lays out products: 2 columns on phones, 3 from tablets, 4 on desktops (3 beside a `sidebar`). */
export function ProductGrid({ sidebar, children }: { sidebar?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-9 ${sidebar ? '' : 'lg:grid-cols-4'}`}
    >
      {children}
    </div>
  );
}
