import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';

/** The reason for a missing prediction: unknown sign, none for the day, or a failed load. */
export type Problem = 'sign' | 'none' | 'failed';

/** Shows the problem, and links to other pages. */
export function PredictionProblem({ problem }: { problem: Problem }) {
  const t = useTexts('horoscope').problem;
  if (problem === 'failed') {
    return <LoadProblem text={t.failed} retry={t.retry} className="my-8" />;
  }
  return (
    <EmptyState
      art="diya-unlit"
      title={t[problem]}
      action={<LinkButton to="/daily-prediction">{t.toAll}</LinkButton>}
    />
  );
}
