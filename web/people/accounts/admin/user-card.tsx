import type { ReactNode } from 'react';
import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { AdminWay } from '#web/admin/allowed.tsx';
import { Facts } from '#web/admin/facts.tsx';
import { CallLink, MailLink } from '#web/admin/reach-links.tsx';
import { formatDate, formatDateTime, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { AccountState, RoleBadge } from './states.tsx';

/** Shows the name and contact data of a user. */
export function UserCard({ person }: Pick<AdminUserFile, 'person'>) {
  const t = useTexts('accounts/admin');
  const { facts, languages, ...file } = t.file;
  const lang = useLang();
  const { roles } = useTexts('accounts/staff');
  const practice = `/admin/verify-astrologers?astrologer=${person._id}`;
  const rows: (readonly [string, ReactNode])[] = [
    [
      facts.email,
      <span key="email">
        {person.closed ? <span>{person.email}</span> : <MailLink email={person.email} />}
        {!person.closed && (
          <span className="block text-xs font-normal text-ink-3">
            {person.isVerified ? file.verified : t.notVerified}
          </span>
        )}
      </span>,
    ],
    [facts.phone, person.closed ? person.phone : <CallLink key="phone" phone={person.phone} />],
    [facts.language, languages[person.language]],
    [facts.since, formatDate(person.createdAt, lang)],
    [facts.terms, person.termsAgreedAt ? formatDate(person.termsAgreedAt, lang) : file.never],
    ...(person.staffRoles.length > 0
      ? ([[facts.staffRoles, person.staffRoles.map((role) => roles[role]).join(', ')]] as const)
      : []),
    [facts.worth, formatRupees(person.worth, lang)],
    [facts.lastOrder, person.lastOrderAt ? formatDate(person.lastOrderAt, lang) : file.noOrders],
    [facts.lastUsed, person.usedAt ? formatDateTime(person.usedAt, lang) : file.away],
  ];
  return (
    <Card>
      <h2 className="sr-only">{file.person}</h2>
      <div className="mb-4 flex items-center gap-3">
        <Avatar id={person._id} name={person.name} />
        <div className="min-w-0">
          <p translate="no" className="written font-semibold break-words">
            {person.name}
          </p>
          <p className="mt-1 flex flex-wrap gap-1.5">
            <RoleBadge role={person.role} />
            <AccountState {...person} />
          </p>
        </div>
      </div>
      <Facts rows={rows} />
      {person.hasPractice && (
        <p className="mt-3 text-sm">
          <AdminWay to={practice}>{file.practice}</AdminWay>
        </p>
      )}
    </Card>
  );
}
