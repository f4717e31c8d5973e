// The dashboard under the path that older clients know.
export { clientLoader, default } from './admin.tsx';
