import { redirect } from 'react-router';

/** `/admin` and `/admin-dashboard` lead to the dashboard. */
export const clientLoader = () => redirect('/admin/dashboard');
clientLoader.hydrate = true as const;

export default function Admin() {
  return null;
}
