import {
  Cog,
  FileSpreadsheet,
  Flag,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Package,
  PhoneCall,
  Plus,
  Settings,
  ShieldCheck,
  Tag,
  TicketPercent,
  Undo2,
  Wallet,
  Webhook,
} from 'lucide-react';

import type { DeskText } from '#web/route-table.ts';

/** The sign beside each link of the desk. */
export const deskIcons: Record<DeskText, LucideIcon> = {
  dashboard: LayoutDashboard,
  orders: Package,
  returns: Undo2,
  products: Tag,
  addProduct: Plus,
  importProducts: FileSpreadsheet,
  verifyAstrologers: ShieldCheck,
  withdrawals: Wallet,
  reportedChats: Flag,
  blog: Newspaper,
  jobs: Cog,
  webhooks: Webhook,
  coupons: TicketPercent,
  settings: Settings,
  tickets: Mail,
  visitors: PhoneCall,
};
