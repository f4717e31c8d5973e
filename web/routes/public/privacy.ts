import { redirect } from 'react-router';

/** Alias of /private-info. */
export const loader = () => redirect('/private-info', 301);
