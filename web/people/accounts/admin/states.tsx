import type { AdminUser } from '#contract/people/accounts/admin.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<AdminUser['role'], BadgeTone> = { user: 'off', astrologer: 'info', admin: 'warn' };

/** Shows the role of a user. */
export function RoleBadge({ role }: Pick<AdminUser, 'role'>) {
  return (
    <Badge tone={tones[role]} dot={false}>
      {useTexts('accounts/admin').roles[role]}
    </Badge>
  );
}

/** Shows whether the account is active, blocked or closed. */
export function AccountState({ blocked, closed }: Pick<AdminUser, 'blocked' | 'closed'>) {
  const { states } = useTexts('accounts/admin');
  if (closed) return <Badge tone="off">{states.closed}</Badge>;
  return blocked ? <Badge tone="bad">{states.blocked}</Badge> : <Badge tone="good">{states.open}</Badge>;
}
