import { AdminPage } from '#web/admin/admin-page.tsx';
import { FailedLoad, MissingPage, useLoadFailure } from '#web/shell/load-failure.tsx';

/** Draws admin pages that could not be loaded, inside the area's layout. */
export { Outlet as default } from 'react-router';
export { failureMeta as meta } from '#web/shell/load-failure.tsx';

export function ErrorBoundary() {
  const failure = useLoadFailure();
  const title = failure.reason === 'missing' ? failure.missing.title : (failure.title ?? failure.message);
  return (
    <AdminPage title={title}>
      {failure.reason === 'missing' ? (
        <MissingPage failure={failure} heading="h2" />
      ) : (
        <FailedLoad failure={failure} />
      )}
    </AdminPage>
  );
}
