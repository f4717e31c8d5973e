import {
  FileText,
  Flag,
  type IconNode,
  Mail,
  Package,
  PackageMinus,
  Settings,
  ShieldCheck,
  Star,
  Tag,
  TicketPercent,
  Undo2,
  UserRound,
  Wallet,
  Zap,
} from 'lucide';
import type { NewsKind } from '#contract/office/admin-search/news.ts';
import type { Choice } from './choices.ts';

/** The icon of each kind of row of the search. */
export const choiceIcons: Record<Choice['kind'], IconNode> = {
  actions: Zap,
  pages: FileText,
  settings: Settings,
  orders: Package,
  products: Tag,
  people: UserRound,
  tickets: Mail,
  coupons: TicketPercent,
};

/** The icon of each kind of news. */
export const newsIcons: Record<NewsKind, IconNode> = {
  order: Package,
  return: Undo2,
  ticket: Mail,
  report: Flag,
  kyc: ShieldCheck,
  withdrawal: Wallet,
  review: Star,
  stock: PackageMinus,
};
