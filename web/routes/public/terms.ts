import { redirect } from 'react-router';

/** The other name of /tmc. */
export const loader = () => redirect('/tmc', 301);
