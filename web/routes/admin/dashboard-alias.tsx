// The dashboard under the other address that older clients know.
export { clientLoader, default } from './admin.tsx';
