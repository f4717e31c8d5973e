import { useRevalidator } from 'react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shows that a product does not exist, or could not be loaded. */
export function ProductProblem({ problem }: { problem: 'missing' | 'failed' }) {
  const t = useTexts('catalog/product');
  const { retry } = useTexts('catalog');
  const { revalidate, state } = useRevalidator();
  const missing = problem === 'missing';
  return (
    <div className="wrap section" role={missing ? undefined : 'alert'}>
      <EmptyState
        art="gemstone"
        heading="h1"
        title={missing ? t.notFound : t.loadFailed}
        text={missing ? t.notFoundHint : undefined}
        action={
          missing ? (
            <LinkButton to="/products">{t.seeProducts}</LinkButton>
          ) : (
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {retry}
            </Button>
          )
        }
      />
    </div>
  );
}
