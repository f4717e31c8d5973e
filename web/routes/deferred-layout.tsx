import '#web/styles/deferred.css';

/** Around every page but those of a first visit: brings the styles that only they need. */
export { Outlet as default } from 'react-router';
