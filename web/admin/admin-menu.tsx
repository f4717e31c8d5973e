import { House, KeyRound, Wallet } from 'lucide';
import { LogoutButton } from '#web/shell/logout-button.tsx';
import { MenuSheet, menuRowClass } from '#web/shell/menu-sheet.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link, MenuLink } from '#web/ui/link.tsx';
import { AdminNav } from './admin-nav.tsx';
import type { WaitingAt } from './use-waiting.ts';

const row = `${menuRowClass} gap-3.5`;

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
      <AdminNav row={row} waitingAt={waitingAt} />
      <ul className="border-t border-line">
        <li>
          <MenuLink to="/wallet" className={row}>
            <Icon of={Wallet} small />
            {links.wallet}
          </MenuLink>
        </li>
        <li>
          <MenuLink to="/account/security" className={row}>
            <Icon of={KeyRound} small />
            {links.security}
          </MenuLink>
        </li>
        <li>
          <Link to="/" className={row}>
            <Icon of={House} small />
            {t.viewShop}
          </Link>
        </li>
      </ul>
    </MenuSheet>
  );
}
