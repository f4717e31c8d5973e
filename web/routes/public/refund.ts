import { redirect } from 'react-router';

/** Alias of /cancellation-policy. */
export const loader = () => redirect('/cancellation-policy', 301);
