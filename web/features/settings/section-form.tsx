import { useRef, useState } from 'react';
import { fillText } from '#contract/core/fill-text.ts';
import { fieldsProblems, type SettingIssue } from '#contract/settings/check.ts';
import type { AdminSetting } from '#contract/settings/endpoints.ts';
import type { SettingSection } from '#contract/settings/forms.ts';
import { settingProblems } from '#contract/settings/problems.ts';
import { ChangedBanner } from '#web/admin/changed-banner.tsx';
import { useReload } from '#web/admin/use-reload.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { changesOf } from '#web/shared/settings/changes.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { ConfirmChanges } from './confirm-changes.tsx';
import { type Drafts, toDrafts, toValue } from './draft.ts';
import { SettingFields } from './setting-fields.tsx';
import { useUnsaved } from './use-unsaved.tsx';

/** Edits one section: validates, confirms before and after, then saves. */
export function SectionForm({
  section,
  setting,
  onSaved,
}: {
  section: SettingSection;
  setting: AdminSetting;
  /** Called after a save, to load the setting again. */
  onSaved: () => void;
}) {
  const words = useTexts('settings');
  const { edit } = words;
  const lang = useLang();
  const { reload } = useReload();
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState<Drafts>(() => toDrafts(section.fields, setting.value));
  const [touched, setTouched] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState<readonly SettingIssue[]>([]);
  const [state, setState] = useState<'typing' | 'asking' | 'saving' | 'outdated'>('typing');
  const [problem, setProblem] = useState<string | null>(null);

  const typed = toValue(section.fields, drafts);
  const whole = section.fields[0]?.name === '';
  const value = whole ? typed : { ...(setting.value as object), ...(typed as object) };
  const found = fieldsProblems(section.fields, typed);
  const changes = changesOf(section, { before: setting.value, after: value }, words, lang);
  const say = ({ problem, min = 0, max = 0 }: SettingIssue) =>
    fillText(settingProblems[problem][lang], { min, max });
  const wrong = new Map(
    [...found.filter(({ path }) => touched === 'all' || touched.has(path)), ...refused].map((one) => [
      one.path,
      say(one),
    ]),
  );
  const unsaved = useUnsaved(changes.length > 0 && state !== 'saving');

  const change = (next: Drafts) => {
    setDrafts(next);
    setRefused([]);
    setProblem(null);
  };
  const showWrong = () => {
    setTouched('all');
    setProblem(edit.wrong);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const reset = () => {
    setDrafts(toDrafts(section.fields, setting.value));
    setTouched(new Set());
    setRefused([]);
    setProblem(null);
    setState('typing');
  };

  async function save(): Promise<void> {
    setState('saving');
    try {
      const { message } = await api('PUT /api/admin/settings/{key}', {
        params: { key: section.key },
        body: { value, version: setting.version },
      });
      await reload();
      toast.good(message);
      onSaved();
    } catch (error) {
      const outdated = error instanceof ApiError && error.code === 'setting_changed';
      setState(outdated ? 'outdated' : 'typing');
      if (outdated) return;
      const details =
        error instanceof ApiError ? (error.details as { wrong?: SettingIssue[] } | undefined) : undefined;
      if (details?.wrong) {
        setRefused(details.wrong);
        showWrong();
      } else setProblem(messageOf(error, edit.failed));
    }
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (found.length > 0) showWrong();
          else if (changes.length === 0) setProblem(edit.nothing);
          else setState('asking');
        }}
      >
        {state === 'outdated' && <ChangedBanner onShow={onSaved} />}
        <SettingFields
          fields={section.fields}
          drafts={drafts}
          onChange={change}
          context={{
            settingKey: section.key,
            wrong,
            onTouch: (path) => touched !== 'all' && setTouched(new Set([...touched, path])),
          }}
        />
        {problem && <Banner tone={problem === edit.nothing ? 'info' : 'bad'}>{problem}</Banner>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={state === 'saving'} busyText={edit.saving}>
            {edit.check}
          </Button>
          {changes.length > 0 && (
            <Button kind="secondary" onClick={reset}>
              {edit.undo}
            </Button>
          )}
        </div>
      </form>
      {state === 'asking' && (
        <ConfirmChanges changes={changes} onClose={() => setState('typing')} onConfirm={() => void save()} />
      )}
      {unsaved}
    </>
  );
}
