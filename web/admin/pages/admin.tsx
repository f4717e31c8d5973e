import { redirect } from 'react-router';

/** Redirects `/admin` and `/admin-dashboard` to the dashboard. */
export const clientLoader = () => redirect('/admin/dashboard');
clientLoader.hydrate = true as const;

export default function Admin() {
  return null;
}
