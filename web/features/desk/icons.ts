import {
  Cog,
  FileSpreadsheet,
  Flag,
  type LucideIcon,
  Mail,
  PhoneCall,
  Plus,
  Settings,
  ShieldCheck,
  Tag,
  Wallet,
  Webhook,
} from 'lucide-react';
import type { DeskText } from '#web/route-table.ts';

/** The sign beside each link of the desk. */
export const deskIcons: Record<DeskText, LucideIcon> = {
  products: Tag,
  addProduct: Plus,
  importProducts: FileSpreadsheet,
  verifyAstrologers: ShieldCheck,
  withdrawals: Wallet,
  reportedChats: Flag,
  jobs: Cog,
  webhooks: Webhook,
  settings: Settings,
  tickets: Mail,
  visitors: PhoneCall,
};
