import { useRevalidator } from 'react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A chat that is not there, or could not be had. */
export function RoomProblem({ problem }: { problem: 'missing' | 'failed' }) {
  const t = useTexts('chat').chat;
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap grid min-h-[70dvh] content-center">
      {problem === 'missing' ? (
        <EmptyState
          heading="h1"
          art="diya-unlit"
          title={t.notFound}
          text={t.notFoundText}
          action={<LinkButton to="/astro-list">{t.toList}</LinkButton>}
        />
      ) : (
        <>
          <h1 className="sr-only">{t.log}</h1>
          <Banner
            tone="bad"
            action={
              <Button
                kind="secondary"
                size="small"
                busy={state === 'loading'}
                onClick={() => void revalidate()}
              >
                {t.retry}
              </Button>
            }
          >
            {t.loadFailed}
          </Banner>
        </>
      )}
    </div>
  );
}
