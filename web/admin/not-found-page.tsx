import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AdminPage } from './admin-page.tsx';

/**
 * A page of the desk about one thing that is not there, or that could not be loaded: `problem` says why, null that there
 * is no such thing. `back` leads to the list.
 */
export function NotFoundPage({
  title,
  problem,
  notFound,
  back,
}: {
  title: string;
  problem: string | null;
  notFound: { title: string; text?: string };
  back: { to: string; text: string };
}) {
  const { retry } = useTexts('admin');
  return (
    <AdminPage title={title}>
      {problem === null ? (
        <EmptyState
          art="diya-unlit"
          {...notFound}
          action={<LinkButton to={back.to}>{back.text}</LinkButton>}
        />
      ) : (
        <>
          <LoadProblem text={problem} retry={retry} />
          <p className="mt-4">
            <TextLink to={back.to}>{back.text}</TextLink>
          </p>
        </>
      )}
    </AdminPage>
  );
}
