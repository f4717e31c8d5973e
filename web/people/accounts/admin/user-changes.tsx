import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { AdminWay } from '#web/admin/allowed.tsx';
import { EntryChanges } from '#web/base/audit/shared/entry-changes.tsx';
import { actionWords } from '#web/base/audit/shared/words.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/**
 * Lists the changes to a user, newest first, with before and after, and links to all of them in the audit
 * log.
 */
export function UserChanges({ person, changes }: Pick<AdminUserFile, 'person' | 'changes'>) {
  const t = useTexts('accounts/admin').file;
  const audit = useTexts('audit');
  const lang = useLang();
  const admin = person.role === 'admin';
  return (
    <Card>
      <h2 className="mb-3 text-h3">{t.changesTitle}</h2>
      {changes.length === 0 ? (
        <p className="text-ink-2">{t.noChanges}</p>
      ) : (
        <ol className="grid gap-4">
          {changes.map((entry) => (
            <li key={entry._id} className="border-l-2 border-line pl-3 text-sm">
              <p className="font-semibold">{actionWords(audit, entry.action)}</p>
              <p className="tabular mb-1.5 text-ink-3">
                <span>{`${entry.actor?.name ?? audit.house} · `}</span>
                <time translate="no" dateTime={entry.at}>
                  {formatDateTime(entry.at, lang)}
                </time>
              </p>
              <EntryChanges entry={entry} />
            </li>
          ))}
        </ol>
      )}
      {(changes.length > 0 || admin) && (
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {changes.length > 0 && <AdminWay to={`/admin/audit?about=${person._id}`}>{t.allChanges}</AdminWay>}
          {admin && (
            <AdminWay to={`/admin/audit?actor=${person._id}`}>
              {fill(t.allDeeds, { name: person.name })}
            </AdminWay>
          )}
        </p>
      )}
    </Card>
  );
}
