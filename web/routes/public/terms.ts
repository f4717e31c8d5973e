import { redirect } from 'react-router';

/** Alias of /tmc. */
export const loader = () => redirect('/tmc', 301);
