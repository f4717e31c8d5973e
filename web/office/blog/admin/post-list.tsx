import type { AdminPostSummary } from '#contract/office/blog/endpoints.ts';
import type { PostState } from '#contract/office/blog/rules.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

/** The badge tone of each post state. */
export const stateTone: Record<PostState, BadgeTone> = { draft: 'off', scheduled: 'info', published: 'good' };

/** Lists posts and marks the open one. Deleted posts can be restored. */
export function PostList({
  posts,
  current,
  to,
  onRestore,
}: {
  posts: readonly AdminPostSummary[];
  current: string | null;
  to: (id: string) => string;
  onRestore: (id: string) => void;
}) {
  const t = useTexts('blog/admin');
  const lang = useLang();
  return (
    <ul aria-label={t.list} className="grid gap-2">
      {posts.map((post) => {
        const { _id, title, state, publishedAt, updatedAt, updatedBy, hasDraft, inHindi, deletedAt } = post;
        // A draft shows its last editor; a published post shows its author.
        const name = state === 'draft' ? (updatedBy ?? post.author) : post.author;
        const when = formatDateTime(state === 'draft' ? updatedAt : (publishedAt ?? updatedAt), lang);
        return (
          <li
            key={_id}
            className={`relative grid gap-1.5 rounded-tile border p-3.5 ${_id === current ? 'border-manik-text bg-manik-wash' : 'border-line bg-surface hover:border-line-strong'}`}
          >
            <div className="flex items-start justify-between gap-3">
              {deletedAt ? (
                <span className="min-w-0 font-semibold break-words">{title}</span>
              ) : (
                <Link
                  to={to(_id)}
                  preventScrollReset
                  aria-current={_id === current || undefined}
                  className="min-w-0 font-semibold break-words after:absolute after:inset-0"
                >
                  {title}
                </Link>
              )}
              <Badge tone={deletedAt ? 'bad' : stateTone[state]}>
                {deletedAt ? t.states.deleted : t.states[state]}
              </Badge>
            </div>
            <p className="text-sm text-ink-2">{name ? fill(t.row.by, { name, when }) : when}</p>
            {(hasDraft || !inHindi) && (
              <p className="flex flex-wrap gap-1.5">
                {hasDraft && state !== 'draft' && <Badge tone="warn">{t.row.unpublished}</Badge>}
                {!inHindi && <Badge tone="off">{t.row.noHindi}</Badge>}
              </p>
            )}
            {deletedAt && (
              <span>
                <Button kind="secondary" size="small" onClick={() => onRestore(_id)}>
                  {t.restore}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
