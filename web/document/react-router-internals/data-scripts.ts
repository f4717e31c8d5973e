import { flatten } from './flat-data.ts';

/** Loader data by route id. */
export type LoaderData = Readonly<Record<string, unknown>>;

// Escapes `<` as JSON allows, so that no text can end the script element.
const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

const dataId = 'page-data';
const controller = 'window.__reactRouterContext.streamController';
const begin = `<script type="application/json" id="${dataId}">`;
/** The inline script that passes the data to React Router. Every page's CSP contains its hash. */
export const handoffScript = `${controller}.enqueue(document.getElementById('${dataId}').textContent);${controller}.close();`;
const end = `</script><script>${handoffScript}</script>`;

/**
 * Returns the end of a page's body, which passes loader data in turbo-stream format to React Router. The data is
 * in a JSON script that never runs, so the CSP needs no hash of it. The script that reads it is the same on all
 * pages.
 */
export const handOver = (turboStream: string): string => `${begin}${escapeJson(turboStream)}${end}`;

/** Hands over the data of loaders that succeeded ({@link handOver}). Throws for data that is not JSON. */
export const dataScripts = (loaderData: LoaderData): string =>
  handOver(`${flatten({ loaderData, actionData: null, errors: null })}\n`);
