import type { Return } from '#contract/selling/returns/endpoints.ts';
import { parcelSteps, type ReturnStep } from '#contract/selling/returns/reasons.ts';
import { formatDate } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';
import { ProgressSteps, type Step } from '#web/ui/feedback/progress-steps.tsx';

/**
 * Returns the steps to show: those that it has reached, and for a parcel that is awaited those that follow. A parcel that
 * nobody has named is not shown as sent once it has arrived.
 */
function shownSteps({ step, steps }: Pick<Return, 'step' | 'steps'>): ReturnStep[] {
  const reached = steps.map((one) => one.step);
  const open = parcelSteps.some((one) => one === step) && step !== 'paid' && step !== 'asked';
  if (!open) return reached;
  const at = parcelSteps.indexOf(step as (typeof parcelSteps)[number]);
  return [...reached, ...parcelSteps.slice(at + 1)];
}

/** Shows the steps of a return along a line, each with its time. `words` names the steps. */
export function ReturnTimeline({
  returned,
  words,
  label,
}: {
  returned: Pick<Return, 'step' | 'steps'>;
  words: Record<ReturnStep, string>;
  label: string;
}) {
  const lang = useLang();
  const steps = shownSteps(returned).map((step): Step => {
    const at = returned.steps.find((one) => one.step === step)?.at;
    const failed = step === 'refused' || step === 'withdrawn';
    const current = step === returned.step && step !== 'paid';
    return {
      name: words[step],
      state: failed ? 'failed' : current ? 'current' : at ? 'done' : 'next',
      detail: at && (
        <time translate="no" dateTime={at} className="tabular">
          {formatDate(at, lang, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })}
        </time>
      ),
    };
  });
  return <ProgressSteps steps={steps} label={label} down />;
}
