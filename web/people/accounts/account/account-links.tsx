import {
  Bell,
  Boxes,
  ChevronRight,
  Heart,
  type IconNode,
  KeyRound,
  Mail,
  MessageCircle,
  MessagesSquare,
  MonitorSmartphone,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  UserRound,
  Wallet,
} from 'lucide';
import { useSession } from '#web/session/store.ts';
import { LogoutButton } from '#web/shell/logout-button.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

type LinkText = keyof ReturnType<typeof useTexts<'shell'>>['links'];
type WayOn = readonly [to: string, text: LinkText, icon: IconNode];

const ofEveryone: readonly WayOn[] = [
  ['/account/profile', 'profile', UserRound],
  ['/account/sessions', 'devices', MonitorSmartphone],
  ['/account/security', 'security', KeyRound],
  ['/account/notifications', 'notifications', Bell],
  ['/account/privacy', 'myData', ShieldCheck],
];

/** Links of each role. Only links to existing pages are shown. */
const waysOn: Record<'user' | 'astrologer' | 'admin', readonly WayOn[]> = {
  user: [
    ['/wishlist', 'wishlist', Heart],
    ['/cart', 'cart', ShoppingBag],
    ['/wallet', 'wallet', Wallet],
    ['/astro-list', 'chat', Sparkles],
    ['/my-chats', 'myChats', MessagesSquare],
    ['/tickets', 'myTickets', Mail],
    ...ofEveryone,
  ],
  astrologer: [
    ['/astrologer-dashboard', 'astrologerDashboard', Sparkles],
    ['/astrologer-chat-request', 'chatRequests', MessageCircle],
    ['/wallet', 'wallet', Wallet],
    ...ofEveryone,
  ],
  admin: [['/admin/dashboard', 'adminDashboard', Boxes], ['/wallet', 'wallet', Wallet], ...ofEveryone],
};

/** Lists the links of the account home, and the button to log out. Needs the texts `accounts/home`. */
export function AccountLinks() {
  const t = useTexts('accounts/home');
  const { links } = useTexts('shell');
  const role = useSession()?.role ?? 'user';
  return (
    <nav
      aria-label={t.links}
      className="overflow-hidden rounded-tile border border-line bg-surface px-5 md:px-6"
    >
      <ul className="-mb-px md:grid md:grid-cols-2 md:gap-x-12 lg:grid-cols-3">
        {waysOn[role].map(([to, text, icon]) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="flex min-h-14 items-center gap-4 font-medium hover:underline">
              <Icon of={icon} className="text-ink-2" />
              <span className="flex-1">{links[text]}</span>
              <Icon of={ChevronRight} small className="text-ink-3" />
            </Link>
          </li>
        ))}
        <li>
          <LogoutButton className="-ml-2.5 min-h-14! gap-4! font-medium! [&_svg]:size-5.5" />
        </li>
      </ul>
    </nav>
  );
}
