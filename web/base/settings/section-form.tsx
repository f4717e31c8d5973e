import { type ReactNode, useRef, useState } from 'react';
import { fieldsProblems, type SettingIssue } from '#contract/base/settings/check.ts';
import type { AdminSetting } from '#contract/base/settings/endpoints.ts';
import type { SettingSection } from '#contract/base/settings/forms.ts';
import { fillText } from '#languages/message.ts';
import { ChangedBanner } from '#web/admin/changed-banner.tsx';
import { useReload } from '#web/admin/use-reload.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { changesOf } from '#web/base/settings/shared/changes.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { ConfirmChanges } from './confirm-changes.tsx';
import { type Drafts, toDrafts, toValue } from './draft.ts';
import { SettingFields } from './setting-fields.tsx';
import { useUnsaved } from './use-unsaved.tsx';

/** Edits one section: validates, confirms before and after, then saves. */
export function SectionForm({
  section,
  setting,
  readOnly,
  onSaved,
}: {
  section: SettingSection;
  setting: AdminSetting;
  /** Shows the values without a way to change them. */
  readOnly: boolean;
  /** Called after a save, to load the setting again. */
  onSaved: () => void;
}) {
  const words = useTexts('settings');
  const { edit } = words;
  const form = useRef<HTMLFormElement>(null);
  const draft = useSettingDraft(section, setting);
  const [uploads, setUploads] = useState(0);
  const [state, setState] = useState<'typing' | 'asking' | 'outdated'>('typing');
  const { save, busy, problem, setProblem } = useSettingSave(section, setting, {
    onSaved,
    onOutdated: () => setState('outdated'),
    onRefused: showWrong,
  });
  const unsaved: ReactNode = useUnsaved(draft.changes.length > 0 && !busy);

  function showWrong(refused: readonly SettingIssue[] = []): string {
    draft.showAll(refused);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return edit.wrong;
  }
  function check(): void {
    if (uploads > 0) setProblem(words.picture.wait);
    else if (!draft.valid) setProblem(showWrong());
    else if (draft.changes.length === 0) setProblem(edit.nothing);
    else setState('asking');
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
          if (!busy) check();
        }}
      >
        {state === 'outdated' && <ChangedBanner onShow={onSaved} />}
        <fieldset disabled={readOnly} className="grid min-w-0 gap-5">
          <SettingFields
            fields={section.fields}
            drafts={draft.drafts}
            onChange={(next) => {
              draft.change(next);
              setProblem('');
            }}
            context={{
              settingKey: section.key,
              wrong: draft.wrong,
              onTouch: draft.touch,
              onUploading: (begins) => setUploads((running) => running + (begins ? 1 : -1)),
            }}
          />
        </fieldset>
        {problem && <Banner tone={problem === edit.nothing ? 'info' : 'bad'}>{problem}</Banner>}
        {!readOnly && (
          <Buttons
            busy={busy}
            changed={draft.changes.length > 0}
            onReset={() => {
              draft.reset();
              setProblem('');
              setState('typing');
            }}
          />
        )}
      </form>
      {state === 'asking' && (
        <ConfirmChanges
          changes={draft.changes}
          onClose={() => setState('typing')}
          onConfirm={() => {
            setState('typing');
            void save(draft.value);
          }}
        />
      )}
      {unsaved}
    </>
  );
}

function Buttons({ busy, changed, onReset }: { busy: boolean; changed: boolean; onReset: () => void }) {
  const { edit } = useTexts('settings');
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyText={edit.saving}>
        {edit.check}
      </Button>
      {changed && (
        <Button kind="secondary" onClick={onReset}>
          {edit.undo}
        </Button>
      )}
    </div>
  );
}

/** Holds the fields of a section as typed, with their errors and what they change. */
function useSettingDraft(section: SettingSection, setting: AdminSetting) {
  const words = useTexts('settings');
  const problems = useTexts('settings/problems');
  const lang = useLang();
  const [drafts, setDrafts] = useState<Drafts>(() => toDrafts(section.fields, setting.value));
  const [touched, setTouched] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState<readonly SettingIssue[]>([]);

  const typed = toValue(section.fields, drafts);
  const whole = section.fields[0]?.name === '';
  const value = whole ? typed : { ...(setting.value as object), ...(typed as object) };
  const found = fieldsProblems(section.fields, typed);
  const shown = found.filter(({ path }) => touched === 'all' || touched.has(path));
  const say = ({ problem, min = 0, max = 0 }: SettingIssue) =>
    fillText<string>(problems[problem], { min, max });
  return {
    drafts,
    value,
    valid: found.length === 0,
    /** The errors to show, by the path of their field. */
    wrong: new Map([...shown, ...refused].map((one) => [one.path, say(one)])),
    changes: changesOf(section, { before: setting.value, after: value }, words, lang),
    change(next: Drafts): void {
      setDrafts(next);
      setRefused([]);
    },
    /** Shows the errors of a field. */
    touch: (path: string): void => {
      if (touched !== 'all') setTouched(new Set([...touched, path]));
    },
    /** Shows the errors of all fields, and those that the server found. */
    showAll(refusals: readonly SettingIssue[]): void {
      setTouched('all');
      setRefused(refusals);
    },
    reset(): void {
      setDrafts(toDrafts(section.fields, setting.value));
      setTouched(new Set());
      setRefused([]);
    },
  };
}

/** Saves a setting. A refusal is another version of the setting, errors of its fields, or a failure. */
function useSettingSave(
  section: SettingSection,
  setting: AdminSetting,
  on: {
    onSaved: () => void;
    onOutdated: () => void;
    /** Returns the message above the button. */
    onRefused: (wrong: readonly SettingIssue[]) => string;
  },
) {
  const { edit } = useTexts('settings');
  const { reload } = useReload();
  return useSave(
    async (value: AdminSetting['value']) => {
      const { message } = await api('PUT /api/admin/settings/{key}', {
        params: { key: section.key },
        body: { value, version: setting.version },
      });
      const fresh = await reload();
      toast.good(message);
      if (fresh) on.onSaved();
    },
    {
      onError(error) {
        if (!(error instanceof ApiError)) return edit.failed;
        if (error.code === 'setting_changed') return on.onOutdated();
        const { wrong } = (error.details ?? {}) as { wrong?: SettingIssue[] };
        return wrong ? on.onRefused(wrong) : messageOf(error, edit.failed);
      },
    },
  );
}
