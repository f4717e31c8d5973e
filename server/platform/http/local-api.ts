import type { Api } from '#contract/core/client.ts';
import { ApiError } from '#contract/core/client.ts';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import type { Lang } from '#languages/list.ts';
import { AppError, appError, errorBody, errorStatus } from '../core/app-error.ts';
import { countInRequest } from '../database/trouble.ts';
import { shopAsker } from '../limits/shared-work.ts';
import { inSpan } from '../telemetry/spans.ts';
import { outageOf } from './outage.ts';
import { type PictureWalk, picturesIn, type Whole } from './pictures.ts';
import type { Registry } from './serve.ts';
import { validate } from './validate.ts';

/**
 * Creates the typed client for page loaders. It runs the same handlers in process. Public pages are the same for
 * everyone, so it never has a session. `pagePicture` places the pictures of pages on `MEDIA_URL`; null leaves their addresses
 * as they are. Throws {@link ApiError} as the browser's client does.
 */
export function createLocalApi(
  registry: Registry,
  { now, pagePicture }: { now: () => Date; pagePicture: Whole | null },
): (lang: Lang) => Api {
  const walks = new Map<string, PictureWalk>();

  function placed(key: string, spec: EndpointSpec, result: unknown): unknown {
    if (!pagePicture || spec.produces) return result;
    let walk = walks.get(key);
    if (walk === undefined) {
      walk = picturesIn(spec.response);
      walks.set(key, walk);
    }
    return walk ? walk(result, pagePicture) : result;
  }

  return (lang) =>
    async (key, ...rest) => {
      const call = registry.get(key);
      // Of a module that is left out.
      if (!call) throw new ApiError(errorStatus('not_found'), errorBody(appError('not_found'), lang));
      const given = (rest[0] ?? {}) as { params?: unknown; query?: unknown; body?: unknown };
      const input = validate(call.spec, { params: given.params, query: given.query, body: given.body });
      const run = () =>
        input instanceof AppError
          ? input
          : call.handler({
              ...input,
              session: null,
              lang,
              now: now(),
              ip: '',
              headers: {},
              asker: shopAsker,
              files: [],
              setHeader: () => undefined,
              repeated: () => undefined,
              demand: async () => appError('not_authenticated'),
            });
      const result = await inSpan(key, 'loader', async () => run()).catch((error: unknown) => {
        const outage = outageOf(error);
        if (!outage) throw error;
        countInRequest(error);
        const refusal = new ApiError(errorStatus(outage.code), errorBody(outage, lang));
        refusal.cause = error;
        throw refusal;
      });
      if (result instanceof AppError) throw new ApiError(errorStatus(result.code), errorBody(result, lang));
      return placed(key, call.spec, result) as never;
    };
}
