import { Cog, Flag, type LucideIcon, Mail, Settings, ShieldCheck, Wallet, Webhook } from 'lucide-react';
import type { DeskText } from '#web/route-table.ts';

/** The sign beside each link of the desk. */
export const deskIcons: Record<DeskText, LucideIcon> = {
  verifyAstrologers: ShieldCheck,
  withdrawals: Wallet,
  reportedChats: Flag,
  jobs: Cog,
  webhooks: Webhook,
  settings: Settings,
  tickets: Mail,
};
