import { redirect } from 'react-router';

/** The other name of /cancellation-policy. */
export const loader = () => redirect('/cancellation-policy', 301);
