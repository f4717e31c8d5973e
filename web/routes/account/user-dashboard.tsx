// The account home under its other address.
export { clientLoader, default, meta } from './dashboard.tsx';
