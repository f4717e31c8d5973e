import { FailedLoad, MissingPage, useLoadFailure } from '#web/shell/load-failure.tsx';

/** Draws astrologer pages that could not be loaded, inside the area's layout. */
export { Outlet as default } from 'react-router';
export { failureMeta as meta } from '#web/shell/load-failure.tsx';

export function ErrorBoundary() {
  const failure = useLoadFailure();
  if (failure.reason === 'missing') return <MissingPage failure={failure} heading="h1" />;
  return (
    <>
      <h1 className={failure.title ? 'mb-5 text-h2' : 'sr-only'}>{failure.title ?? failure.message}</h1>
      <FailedLoad failure={failure} />
    </>
  );
}
