import type { LucideIcon } from 'lucide-react';

/** A line icon in the house's weight: 22 px in controls, 18 px inline (`small`). Decorative: words stand beside it or in a label. */
export function Icon({
  of: Shape,
  small,
  className = '',
}: {
  of: LucideIcon;
  small?: boolean;
  className?: string;
}) {
  return <Shape aria-hidden size={small ? 18 : 22} strokeWidth={1.6} className={`shrink-0 ${className}`} />;
}
