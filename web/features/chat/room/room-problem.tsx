import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';

/** Shows that a chat does not exist or could not be loaded. */
export function RoomProblem({ problem }: { problem: 'missing' | 'failed' }) {
  const t = useTexts('chat').chat;
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
          <LoadProblem text={t.loadFailed} retry={t.retry} />
        </>
      )}
    </div>
  );
}
