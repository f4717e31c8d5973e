import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AdminPage } from './admin-page.tsx';

/**
 * An admin page about something that does not exist or could not be loaded. `problem` is the reason; null means that
 * it does not exist. `back` leads to the list.
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
