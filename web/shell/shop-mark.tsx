import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import { pictureAt } from '#contract/core/pictures.ts';
import { Mark } from '#web/ui/mark.tsx';

/** The square sign of the shop: its own icon, else its logo, else the house mark. The name stands beside it. */
export function ShopMark({ className, onNight }: { className?: string; onNight?: boolean }) {
  // An error page may have no settings.
  const shop = (useRouteLoaderData('root') as { shop?: PublicSettings } | undefined)?.shop;
  const own = shop?.icon || shop?.logo;
  if (!own) return <Mark className={className} onNight={onNight} />;
  return (
    <img
      src={pictureAt(own, 320)}
      alt=""
      className={`shrink-0 rounded-control object-contain ${className ?? 'size-[2.1rem]'} ${onNight ? 'bg-white' : 'dark:bg-white'}`}
    />
  );
}
