import {
  Bell,
  BookOpen,
  CalendarDays,
  Clock,
  Heart,
  type IconNode,
  Info,
  KeyRound,
  LayoutDashboard,
  MapPin,
  MessageCircle,
  MessagesSquare,
  MonitorSmartphone,
  MoonStar,
  Package,
  Phone,
  ScrollText,
  ShieldCheck,
  Sparkles,
  SunMedium,
  UserRound,
  Users,
  Wallet,
} from 'lucide';
import type { linksAt } from '#web/route-table.ts';
import { Gem, House } from '#web/ui/icons.tsx';

type LinkText = ReturnType<typeof linksAt>[number]['text'];

const icons: Partial<Record<LinkText, IconNode>> = {
  home: House,
  products: Gem,
  myOrders: Package,
  dailyPrediction: SunMedium,
  lifePath: Sparkles,
  muhurat: Clock,
  kundli: MoonStar,
  matching: Users,
  panchang: CalendarDays,
  panchangToday: CalendarDays,
  chat: MessageCircle,
  wishlist: Heart,
  account: LayoutDashboard,
  profile: UserRound,
  addresses: MapPin,
  devices: MonitorSmartphone,
  security: KeyRound,
  notifications: Bell,
  myData: ShieldCheck,
  myReports: ScrollText,
  myChats: MessagesSquare,
  // An icon of its own would be one more on every first visit.
  myTickets: MessagesSquare,
  wallet: Wallet,
  blogs: BookOpen,
  contact: Phone,
  astrologerDashboard: LayoutDashboard,
  chatRequests: MessageCircle,
  astrologerProfile: UserRound,
  adminDashboard: LayoutDashboard,
};

/** Returns the icon of a link in the menus of phones. */
export const linkIcon = (text: LinkText): IconNode => icons[text] ?? Info;
