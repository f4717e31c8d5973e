import '#web/styles/deferred.css';

/**
 * The layout of every page outside the first visit. It loads deferred.css, the styles that only these pages
 * need.
 */
export { Outlet as default } from 'react-router';
