import { pictureAt } from '#contract/core/pictures.ts';
import type { Viewer } from '#web/links.ts';
import { Link } from '#web/ui/link.tsx';
import { ShopMark } from './shop-mark.tsx';
import { useShop, useShopName } from './use-shop.ts';

/** The shop's logo; without one its icon, or the house mark, with the name. Links to the home page, for an admin to /admin. */
export function Brand({
  className = '',
  nameClass,
  onNight,
}: {
  className?: string;
  /** Classes of the name, which a narrow nav hides from view. */
  nameClass?: string;
  onNight?: boolean;
}) {
  const name = useShopName();
  const { logo } = useShop();
  const look = `items-center gap-2.5 font-display text-2xl leading-none tracking-[-.01em] lang-hi:tracking-normal ${className}`;
  const to = (path: string, viewers?: readonly Viewer[]) => (
    <Link to={path} data-for={viewers?.join(' ')} className={`inline-flex min-h-11 ${look}`}>
      {logo ? (
        <img
          src={pictureAt(logo, 640)}
          alt={name}
          className={`h-9 w-auto max-w-44 rounded-control object-contain ${onNight ? 'bg-white p-1' : 'dark:bg-white dark:p-1'}`}
        />
      ) : (
        <>
          <ShopMark onNight={onNight} />
          <span className={nameClass}>{name}</span>
        </>
      )}
    </Link>
  );
  return (
    <>
      {to('/', ['guest', 'user', 'astrologer'])}
      {to('/admin', ['admin'])}
    </>
  );
}
