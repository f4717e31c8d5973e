import { useRevalidator } from 'react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Why there are no words: no such sign, none for the day, or they could not be fetched. */
export type Problem = 'sign' | 'none' | 'failed';

/** Says what is wrong and where to go on. */
export function PredictionProblem({ problem }: { problem: Problem }) {
  const t = useTexts('horoscope').problem;
  const { revalidate, state } = useRevalidator();
  if (problem === 'failed') {
    return (
      <Banner
        tone="bad"
        className="my-8"
        action={
          <Button kind="danger" size="small" busy={state === 'loading'} onClick={() => revalidate()}>
            {t.retry}
          </Button>
        }
      >
        {t.failed}
      </Banner>
    );
  }
  return (
    <EmptyState
      art="diya-unlit"
      title={t[problem]}
      action={<LinkButton to="/daily-prediction">{t.toAll}</LinkButton>}
    />
  );
}
