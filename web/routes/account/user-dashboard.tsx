// Alias of the account home.
export { clientLoader, default, meta } from './dashboard.tsx';
