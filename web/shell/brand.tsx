import type { Viewer } from '#web/route-table.ts';
import { Link } from '#web/ui/link.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { useShopName } from './use-shop.ts';

/** Logo and name. Links to the home page, for an admin to /admin. */
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
  const look = `items-center gap-2.5 font-display text-2xl leading-none tracking-[-.01em] lang-hi:tracking-normal ${className}`;
  const to = (path: string, viewers?: readonly Viewer[]) => (
    <Link to={path} data-for={viewers?.join(' ')} className={`inline-flex ${look}`}>
      <Mark onNight={onNight} />
      <span className={nameClass}>{name}</span>
    </Link>
  );
  return (
    <>
      {to('/', ['guest', 'user', 'astrologer'])}
      {to('/admin', ['admin'])}
    </>
  );
}
