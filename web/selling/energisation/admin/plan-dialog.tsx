import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminEnergisation } from '#contract/selling/energisation/admin.ts';
import type { Muhurat } from '#contract/selling/energisation/endpoints.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { clockTime, weekdayAndDate } from '../energisation-words.ts';
import { PersonField, usePersonOf } from './person-field.tsx';

/** Returns what the server knows for the work on an energisation: muhurats, people, refund. Null while it loads. */
export function useWork(id: string, failed: string) {
  const [work, setWork] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let open = true;
    load(id).then(
      (found) => open && setWork(found),
      (error) => open && setProblem(messageOf(error, failed)),
    );
    return () => {
      open = false;
    };
  }, [id, failed]);
  return { work, problem };
}

const load = (id: string) => api('GET /api/admin/energisations/{id}', { params: { id } });

/** Plans an energisation: one of the next muhurats, and who does it. Render it only while it is open. */
export function PlanDialog({
  energisation,
  onClose,
}: {
  energisation: AdminEnergisation;
  onClose: () => void;
}) {
  const t = useTexts('energisation/admin');
  const { revalidate } = useRevalidator();
  const { work, problem: unloaded } = useWork(energisation._id, t.failed);
  const [start, setStart] = useState('');
  const people = work?.people ?? [];
  const [person, setPerson] = usePersonOf(energisation, people);
  const chosen = start || work?.muhurats[0]?.start || '';
  const { save, busy, problem } = useSave(
    () =>
      api('POST /api/admin/energisations/{id}/plan', {
        params: { id: energisation._id },
        body: { start: chosen, person },
      }),
    {
      onError: (error) => messageOf(error, t.failed),
      onEnd: revalidate,
      onSaved({ message }) {
        toast.good(message);
        onClose();
      },
    },
  );
  const wrong = problem || unloaded;
  return (
    <FormDialog
      title={t.plan}
      confirm={t.plan}
      busyText={t.saving}
      busy={busy}
      disabled={!chosen || !person}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {wrong && <Banner tone="bad">{wrong}</Banner>}
      {!work && !unloaded && <p role="status">{t.searching}</p>}
      {work && <Muhurats muhurats={work.muhurats} value={chosen} onChange={setStart} />}
      {work && <PersonField people={people} value={person} onChange={setPerson} />}
    </FormDialog>
  );
}

/** Chooses one of the muhurats. Shows the reasons of the chosen one. */
function Muhurats({
  muhurats,
  value,
  onChange,
}: {
  muhurats: readonly Muhurat[];
  value: string;
  onChange: (start: string) => void;
}) {
  const t = useTexts('energisation/admin');
  const lang = useLang();
  if (muhurats.length === 0) return <Banner tone="warn">{t.noMuhurat}</Banner>;
  const chosen = muhurats.find(({ start }) => start === value);
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t.muhurats}</legend>
      {muhurats.map(({ start, end }) => (
        <Choice
          key={start}
          type="radio"
          name="start"
          checked={start === value}
          onChange={() => onChange(start)}
        >
          {fill(t.time, {
            date: weekdayAndDate(start, lang),
            from: clockTime(start, lang),
            to: clockTime(end, lang),
          })}
        </Choice>
      ))}
      {chosen && (
        <>
          <p className="mt-2 text-sm font-medium">{t.whyTimes}</p>
          <ul className="list-disc pl-5 text-sm text-ink-2">
            {chosen.reasons.map((reason) => (
              <li key={reason.en}>{reason[lang]}</li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
