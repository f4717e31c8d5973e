import { useRouteError } from 'react-router';
import { failureOf, type LoadFailure } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadProblem } from '#web/ui/feedback/load-problem.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Returns the failed load of the page, for an ErrorBoundary. Throws other errors on, to the root's ErrorBoundary. */
export function useLoadFailure(): LoadFailure {
  const error = useRouteError();
  const failure = failureOf(error);
  if (!failure) throw error;
  return failure;
}

/** Returns title and robots rule of a page that could not be loaded, for the route that has the ErrorBoundary. */
export function failureMeta({
  error,
  matches,
}: {
  error?: unknown;
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}) {
  const brand = shopNameIn(matches);
  const failure = failureOf(error);
  if (!failure) return [{ title: brand }];
  const title = failure.reason === 'missing' ? failure.missing.title : (failure.title ?? failure.message);
  return [...pageMeta({ title: title.replace(/[.।]$/, ''), brand }), { name: 'robots', content: 'noindex' }];
}

/** The ErrorBoundary of public and account pages: what could not be loaded, with Retry, or what does not exist. */
export function LoadFailurePage() {
  const failure = useLoadFailure();
  return failure.reason === 'missing' ? (
    <div className="grid min-h-[60dvh] content-center">
      <MissingPage failure={failure} heading="h1" />
    </div>
  ) : (
    <div className="wrap pt-6 pb-16 lg:pt-9 lg:pb-24">
      <h1 className={failure.title ? 'mb-6 text-h1' : 'sr-only'}>{failure.title ?? failure.message}</h1>
      <FailedLoad failure={failure} />
    </div>
  );
}

/** Shows that something does not exist, and leads back. */
export function MissingPage({
  failure: {
    missing: { title, text, art = 'diya-unlit' },
    back,
  },
  heading,
}: {
  failure: Extract<LoadFailure, { reason: 'missing' }>;
  heading: 'h1' | 'h2';
}) {
  return (
    <EmptyState
      heading={heading}
      art={art}
      title={title}
      text={text}
      action={back && <LinkButton to={back.to}>{back.text}</LinkButton>}
    />
  );
}

/** Shows what could not be loaded, with Retry and the way back. */
export function FailedLoad({
  failure: { message, detail, retry, back },
}: {
  failure: Extract<LoadFailure, { reason: 'failed' }>;
}) {
  return (
    <>
      <LoadProblem text={message} detail={detail} retry={retry} />
      {back && (
        <p className="mt-4">
          <TextLink alone to={back.to}>
            {back.text}
          </TextLink>
        </p>
      )}
    </>
  );
}
