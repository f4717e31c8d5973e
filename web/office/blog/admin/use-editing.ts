import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminPost, PostFields } from '#contract/office/blog/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { newKey } from '#web/api/new-key.ts';
import { isAnswer } from '#web/api/unanswered.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { blank, type Editing, toEditing, toFields, toForm } from './editing.ts';

/** Time after which a save of a post is given up. The specification asks it of the first one. */
const saveTimeoutMs = 60_000;

/** Delay from the last keystroke to saving the draft. */
const SAVE_DELAY_MS = 1200;

/** The save state of the draft. `changed`: another editor has saved since; `reason` says who. */
export type SaveState =
  | { at: 'clean' | 'dirty' | 'saving' }
  | { at: 'saved'; when: number }
  | { at: 'failed' | 'changed'; reason: string };

/** Holds a post being edited, what the server has of it, and the queue of its requests. */
function usePostState(post: AdminPost | null, onMade: (id: string) => void) {
  const t = useTexts('blog/admin');
  const [editing, setEditing] = useState<Editing>(post ? toEditing(post) : blank);
  const [saved, setSaved] = useState(post);
  const [saveState, setSaveState] = useState<SaveState>({ at: 'clean' });
  // Incremented when the fields were replaced from outside, to remount the rich text editors.
  const [generation, setGeneration] = useState(0);
  const now = useRef({ editing, id: post?._id ?? null, version: post?.version ?? null, dirty: false });
  /** The state on the server: the draft, or the post itself. */
  const onServer = useRef<PostFields | null>(post && (post.draft ?? post.fields));
  /** The creation of the post that has got no answer yet. */
  const creating = useRef<{ body: FormData; key: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const fail = useCallback(
    (error: unknown) => {
      now.current.dirty = true;
      const reason = messageOf(error, t.failed);
      const changed = error instanceof ApiError && error.code === 'post_changed';
      setSaveState({ at: changed ? 'changed' : 'failed', reason });
    },
    [t.failed],
  );

  /** Runs requests one after another: each needs the version that the previous one returned. */
  const enqueue = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.current.then(work, work);
    last.current = mine.catch(() => undefined);
    return mine;
  }, []);

  /** Creates the post. After a try without an answer, it sends what that one sent, so that the post is created once. */
  const create = useCallback(
    async (body: FormData, timeoutMs: number) => {
      creating.current ??= { body, key: newKey() };
      try {
        const made = await api('POST /api/blog/posts', { ...creating.current, timeoutMs });
        creating.current = null;
        now.current.id = made._id;
        now.current.version = made.version;
        onMade(made._id);
        return made;
      } catch (error) {
        if (isAnswer(error)) creating.current = null;
        throw error;
      }
    },
    [onMade],
  );

  /** Replaces the form with a post of the server. */
  const show = useCallback((fresh: AdminPost, fields: Editing = toEditing(fresh)) => {
    onServer.current = fresh.draft ?? fresh.fields;
    now.current = { editing: fields, id: fresh._id, version: fresh.version, dirty: false };
    setSaved(fresh);
    setEditing(fields);
    setSaveState({ at: 'clean' });
    setGeneration((n) => n + 1);
  }, []);

  return {
    editing,
    saved,
    saveState,
    generation,
    now,
    onServer,
    timer,
    last,
    setEditing,
    setSaved,
    setSaveState,
    fail,
    enqueue,
    creating,
    create,
    show,
  };
}

type PostStore = ReturnType<typeof usePostState>;

/** Changes the fields, and saves the draft a moment after the last change and when the page is left. */
function useDraftSaving(post: PostStore) {
  const { now, onServer, timer, last, setEditing, setSaveState, fail, enqueue, create } = post;

  /**
   * Saves the draft now. Returns the draft as the server sanitised it, or null on failure or without a title.
   */
  const saveDraft = useCallback(
    (): Promise<PostFields | null> =>
      enqueue(async () => {
        clearTimeout(timer.current);
        const { editing: fields, id, version } = now.current;
        if (!id && !fields.title.trim()) return null;
        now.current.dirty = false;
        setSaveState({ at: 'saving' });
        try {
          if (!id) {
            const body = toForm(fields, { state: 'draft', version: null, publishedAt: '' });
            await create(body, saveTimeoutMs);
          }
          const response = await api('PUT /api/blog/posts/{id}/draft', {
            params: { id: now.current.id ?? '' },
            body: { version: now.current.version ?? version ?? 1, fields: toFields(fields) },
            timeoutMs: saveTimeoutMs,
          });
          now.current.version = response.version;
          onServer.current = response.draft;
          setSaveState(now.current.dirty ? { at: 'dirty' } : { at: 'saved', when: Date.now() });
          return response.draft;
        } catch (error) {
          fail(error);
          return null;
        }
      }),
    [enqueue, fail, create, now, onServer, timer, setSaveState],
  );

  /** Saves pending changes. Returns the fields as the server has them, or null on failure. */
  const flush = useCallback(async (): Promise<PostFields | null> => {
    if (now.current.dirty || !onServer.current) return saveDraft();
    await last.current;
    return onServer.current;
  }, [saveDraft, now, onServer, last]);

  const change = useCallback(
    (changes: Partial<Editing>) => {
      now.current.editing = { ...now.current.editing, ...changes };
      now.current.dirty = true;
      setEditing(now.current.editing);
      setSaveState((before) => (before.at === 'changed' ? before : { at: 'dirty' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveDraft(), SAVE_DELAY_MS);
    },
    [saveDraft, now, timer, setEditing, setSaveState],
  );

  // Save the pending text when the page is left.
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => now.current.dirty && event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => {
      removeEventListener('beforeunload', leaving);
      clearTimeout(timer.current);
      if (now.current.dirty) void saveDraft();
    };
  }, [saveDraft, now, timer]);

  return { saveDraft, flush, change };
}

/** Publishes the post, and loads it again after a conflict. */
function usePublishing(post: PostStore, { saveDraft }: { saveDraft: () => Promise<PostFields | null> }) {
  const { now, onServer, timer, setSaved, fail, enqueue, creating, create, show } = post;

  /** Loads the post again. Takes it as it is, or with `mine` only its version under the local fields. */
  const reload = useCallback(
    async (mine = false): Promise<void> => {
      const { id } = now.current;
      if (!id) return;
      clearTimeout(timer.current);
      const fresh = await api('GET /api/blog/desk/{id}', { params: { id } });
      if (!mine) return show(fresh);
      now.current.version = fresh.version;
      setSaved(fresh);
      await saveDraft();
    },
    [show, saveDraft, now, timer, setSaved],
  );

  /**
   * Publishes the post (`published`, now or at a date) or turns it back into a draft. Throws what the request
   * throws.
   */
  const save = useCallback(
    (state: 'draft' | 'published', publishedAt: string): Promise<void> => {
      // Counted from the press of the button, also while the draft is saved first.
      const giveUpAt = Date.now() + saveTimeoutMs;
      return enqueue(async () => {
        clearTimeout(timer.current);
        now.current.dirty = false;
        try {
          const timeLeft = () => Math.max(0, giveUpAt - Date.now());
          if (creating.current) await create(creating.current.body, timeLeft());
          const { editing: fields, id, version } = now.current;
          const body = toForm(fields, { state, version, publishedAt });
          const response = id
            ? await api('PUT /api/blog/posts/{id}', { params: { id }, body, timeoutMs: timeLeft() })
            : await create(body, timeLeft());
          const fresh = await api('GET /api/blog/desk/{id}', { params: { id: response._id } });
          if (!now.current.dirty) return show(fresh);
          // Text typed meanwhile stays and is saved with the next draft.
          onServer.current = fresh.draft ?? fresh.fields;
          now.current = { ...now.current, id: fresh._id, version: fresh.version };
          setSaved(fresh);
        } catch (error) {
          now.current.dirty = true;
          if (error instanceof ApiError && error.code === 'post_changed') fail(error);
          throw error;
        }
      });
    },
    [enqueue, creating, create, show, fail, now, onServer, timer, setSaved],
  );

  return { reload, save };
}

/**
 * Manages a post being edited, and saves its draft a moment after the last change. A new post is created with
 * its first title; `onMade` gets its id. Requests are sent one at a time, because each carries the version
 * that the last one returned.
 */
export function useEditing(post: AdminPost | null, onMade: (id: string) => void) {
  // The page passes another function with each render. A save that depended on it would run again after each.
  const latest = useRef(onMade);
  useEffect(() => {
    latest.current = onMade;
  });
  const made = useCallback((id: string) => latest.current(id), []);
  const store = usePostState(post, made);
  const { saveDraft, flush, change } = useDraftSaving(store);
  const { reload, save } = usePublishing(store, { saveDraft });
  const { editing, saved, saveState, generation, show, now } = store;
  return {
    editing,
    saved,
    saveState,
    generation,
    change,
    saveDraft,
    flush,
    reload,
    show,
    save,
    id: () => now.current.id,
  };
}

/** The state and actions of a post being edited. */
export type EditingPost = ReturnType<typeof useEditing>;
