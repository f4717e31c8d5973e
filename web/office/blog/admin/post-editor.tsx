import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import type { AdminPost, PostFields } from '#contract/office/blog/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DraftProblem, DraftStatus } from './draft-status.tsx';
import { fromClock } from './editing.ts';
import { PostForm } from './post-form.tsx';
import { stateTone } from './post-list.tsx';
import { PostPreview, textLanguages } from './post-preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { type EditingPost, useEditing } from './use-editing.ts';

/**
 * Edits a post: texts in two languages, pictures and date. The draft is saved while typing; publishing is
 * explicit. `onMade` gets the id of a new post; `onDone` is called when the list must be loaded again.
 */
export default function PostEditor({
  post,
  back,
  onMade,
  onDone,
  onDeleted,
}: {
  post: AdminPost | null;
  back: string;
  onMade: (id: string) => void;
  onDone: () => void;
  onDeleted: (id: string) => void;
}) {
  const t = useTexts('blog/admin');
  const lang = useLang();
  const own = useEditing(post, onMade);
  const { editing, saved, generation, change } = own;
  const [writing, setWriting] = useState<Lang>('en');
  const [preview, setPreview] = useState<PostFields | null>(null);
  const { run, busy } = useAction(onDone);
  const [titleMissing, setTitleMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [asks, setAsks] = useState(false);
  const state = saved?.state ?? 'draft';
  const date = fromClock(editing.publishAt);
  const later = date !== null && Date.parse(date) > Date.now();

  function titled(): boolean {
    const missing = !editing.title.trim();
    setTitleMissing(missing);
    if (missing) setWriting('en');
    return !missing;
  }

  function ask(): void {
    if (sending) toast.problem(t.pictures.wait);
    else if (titled()) setAsks(true);
  }

  function publish(): void {
    setAsks(false);
    void run('publish', async () => {
      await own.save('published', date ?? '');
      toast.good(
        later
          ? fill(t.scheduled, { when: formatDateTime(date, lang) })
          : state === 'published'
            ? t.updated
            : t.published,
      );
    });
  }

  async function show() {
    if (!titled()) return;
    const fields = await own.flush();
    if (fields) setPreview(fields);
  }

  if (preview) return <PostPreview fields={preview} first={writing} onBack={() => setPreview(null)} />;
  return (
    <section aria-label={t.form} className="min-w-0">
      <Header post={own} back={back} />
      <div className="mb-4 grid gap-3 empty:hidden">
        <DraftProblem post={own} onFailed={(error) => toast.problem(messageOf(error, t.failed))} />
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented label={t.language} value={writing} onChange={setWriting} choices={textLanguages} />
        <DraftStatus post={own} />
      </div>
      <PostForm
        key={generation}
        editing={editing}
        lang={writing}
        titleMissing={titleMissing && !editing.title.trim()}
        onChange={change}
        onSending={setSending}
      />
      <PostActions post={own} run={run} busy={busy} onDeleted={onDeleted} />
      <PublishBar
        later={later}
        state={state}
        busy={busy === 'publish'}
        back={back}
        onPublish={ask}
        onPreview={() => void show()}
      />
      {asks && (
        <PublishDialog
          editing={editing}
          state={state}
          when={later ? formatDateTime(date, lang) : ''}
          onClose={() => setAsks(false)}
          onPublish={publish}
        />
      )}
    </section>
  );
}

function PublishBar({
  later,
  state,
  busy,
  back,
  onPublish,
  onPreview,
}: {
  /** True when the date of the post is in the future. */
  later: boolean;
  state: AdminPost['state'];
  busy: boolean;
  back: string;
  onPublish: () => void;
  onPreview: () => void;
}) {
  const t = useTexts('blog/admin');
  return (
    <div className="sticky bottom-0 z-10 mt-4 flex items-center gap-2.5 border-t border-line bg-surface py-3 max-lg:-mx-4 max-lg:px-4">
      <Button busy={busy} busyText={t.actions.working} onClick={onPublish} className="max-lg:flex-1">
        {later ? t.actions.schedule : state === 'published' ? t.actions.update : t.actions.publish}
      </Button>
      <Button kind="secondary" onClick={onPreview} className="max-lg:flex-1">
        {t.actions.preview}
      </Button>
      <LinkButton kind="ghost" to={back} className="max-lg:hidden">
        {t.actions.cancel}
      </LinkButton>
    </div>
  );
}

type Action = 'publish' | 'draft' | 'discard' | 'delete';

/** Returns the function that runs an action, and the action that is running. */
function useAction(onDone: () => void) {
  const t = useTexts('blog/admin');
  const [running, setRunning] = useState<Action>('publish');
  const { save: run, busy } = useSave(
    (action: Action, work: () => Promise<void>) => {
      setRunning(action);
      return work();
    },
    {
      onError: (error) => toast.problem(messageOf(error, t.failed)),
      onEnd: async () => onDone(),
    },
  );
  return { run, busy: busy ? running : null };
}

function Header({ post: { editing, saved }, back }: { post: EditingPost; back: string }) {
  const t = useTexts('blog/admin');
  const state = saved?.state ?? 'draft';
  return (
    <>
      <TextLink to={back} className="mb-2 inline-flex min-h-11 items-center gap-1 text-sm lg:hidden">
        <Icon of={ChevronLeft} small />
        {t.back}
      </TextLink>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-h3 break-words">{editing.title.trim() || t.newPost}</h2>
        <Badge tone={stateTone[state]}>{t.states[state]}</Badge>
        {state === 'published' && saved && (
          <TextLink to={`/blog-details/${saved._id}`} className="text-sm">
            {t.actions.see}
          </TextLink>
        )}
      </div>
    </>
  );
}

/** Takes the post off the shop, discards its draft, deletes it. */
function PostActions({
  post,
  run,
  busy,
  onDeleted,
}: {
  post: EditingPost;
  run: (action: Action, work: () => Promise<void>) => Promise<void>;
  busy: Action | null;
  onDeleted: (id: string) => void;
}) {
  const t = useTexts('blog/admin');
  const { saved, saveState } = post;
  const state = saved?.state ?? 'draft';
  const hasDraft = Boolean(saved?.draft) || saveState.at === 'saved';
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2.5 border-t border-line pt-4 empty:hidden">
      {state !== 'draft' && (
        <Button
          kind="secondary"
          size="small"
          busy={busy === 'draft'}
          onClick={() =>
            void run('draft', async () => {
              await post.save('draft', '');
              toast.good(t.toDraft);
            })
          }
        >
          {t.actions.toDraft}
        </Button>
      )}
      {state !== 'draft' && hasDraft && (
        <Button
          kind="secondary"
          size="small"
          busy={busy === 'discard'}
          onClick={() =>
            void run('discard', async () => {
              await post.flush();
              post.show(await api('DELETE /api/blog/posts/{id}/draft', { params: { id: post.id() ?? '' } }));
              toast.good(t.discarded);
            })
          }
        >
          {t.actions.discard}
        </Button>
      )}
      {post.id() !== null && (
        <Button
          kind="danger"
          size="small"
          className="ml-auto"
          busy={busy === 'delete'}
          onClick={() =>
            void run('delete', async () => {
              const id = post.id() ?? '';
              await post.flush();
              await api('DELETE /api/blog/posts/{id}', { params: { id } });
              onDeleted(id);
            })
          }
        >
          {t.actions.delete}
        </Button>
      )}
    </div>
  );
}
