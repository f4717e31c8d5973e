import { House, KeyRound, Wallet } from 'lucide';
import { LogoutButton } from '#web/shell/logout-button.tsx';
import { MenuSheet } from '#web/shell/menus/menu-sheet.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link, MenuLink } from '#web/ui/link.tsx';
import { AdminTiles } from './admin-nav.tsx';
import type { WaitingAt } from './use-waiting.ts';

const below =
  'grid min-h-14 content-center justify-items-center gap-1 rounded-control p-1 text-center text-xs leading-tight font-medium text-ink-2 active:bg-ink/6';

/** The admin menu on phones. */
export default function AdminMenu({
  open,
  waitingAt,
  onClose,
}: {
  open: boolean;
  waitingAt: WaitingAt;
  onClose: () => void;
}) {
  const t = useTexts('admin');
  const { links } = useTexts('shell');
  return (
    <MenuSheet
      open={open}
      onClose={onClose}
      nav={t.nav}
      music={false}
      foot={<LogoutButton className="justify-start!" onDone={onClose} />}
    >
      <AdminTiles waitingAt={waitingAt} />
      <ul className="mt-3 grid grid-cols-3 gap-x-1 border-t border-line px-[calc(var(--nr-gutter)-.625rem)] pt-2">
        <li>
          <Link to="/" className={below}>
            <Icon of={House} small />
            {t.viewShop}
          </Link>
        </li>
        <li>
          <MenuLink to="/wallet" className={below}>
            <Icon of={Wallet} small />
            <span>{links.wallet}</span>
          </MenuLink>
        </li>
        <li>
          <MenuLink to="/account/security" className={below}>
            <Icon of={KeyRound} small />
            <span>{links.security}</span>
          </MenuLink>
        </li>
      </ul>
    </MenuSheet>
  );
}
