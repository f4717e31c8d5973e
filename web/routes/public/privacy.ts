import { redirect } from 'react-router';

/** The other name of /private-info. */
export const loader = () => redirect('/private-info', 301);
