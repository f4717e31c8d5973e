import { redirect } from 'react-router';
import type { Route } from './+types/moved';

/** Other addresses of the policies, and the pages they lead to. */
const pages: Readonly<Record<string, string>> = {
  '/privacy': '/private-info',
  '/refund': '/cancellation-policy',
  '/terms': '/tmc',
};

export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(pages[new URL(request.url).pathname.replace(/\/$/, '')] ?? '/', 301);
