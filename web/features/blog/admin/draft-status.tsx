import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { EditingPost } from './use-editing.ts';

/** How the draft stands, in one line that is read out when it changes. */
export function DraftStatus({ post }: { post: EditingPost }) {
  const t = useTexts('blog/admin').saving;
  const lang = useLang();
  const { keeping, editing } = post;
  if (keeping.at === 'failed' || keeping.at === 'changed') return null;
  const untitled = keeping.at === 'dirty' && post.id() === null && !editing.title.trim();
  const words = {
    clean: post.id() === null ? '' : t.clean,
    dirty: untitled ? t.untitled : t.unsaved,
    keeping: t.saving,
    kept:
      keeping.at === 'kept'
        ? fill(t.saved, { time: formatDate(keeping.when, lang, { hour: 'numeric', minute: '2-digit' }) })
        : '',
  };
  return (
    <p role="status" className="min-h-6 text-sm text-ink-2">
      {words[keeping.at]}
    </p>
  );
}

/** What is wrong with keeping the draft, and the ways out: try again, or settle with what somebody else has written. */
export function KeepingProblem({
  post,
  onFailed,
}: {
  post: EditingPost;
  onFailed: (error: unknown) => void;
}) {
  const t = useTexts('blog/admin');
  const { keeping } = post;
  if (keeping.at === 'failed')
    return (
      <Banner
        tone="bad"
        action={
          <Button kind="secondary" size="small" onClick={() => void post.keep()}>
            {t.saving.again}
          </Button>
        }
      >
        {fill(t.saving.failed, { reason: keeping.reason })}
      </Banner>
    );
  if (keeping.at !== 'changed') return null;
  const settle = (mine: boolean) => () => void post.reload(mine).catch(onFailed);
  return (
    <Banner
      tone="warn"
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={settle(false)}>
            {t.conflict.theirs}
          </Button>
          <Button kind="secondary" size="small" onClick={settle(true)}>
            {t.conflict.mine}
          </Button>
        </div>
      }
    >
      {keeping.reason}
    </Banner>
  );
}
