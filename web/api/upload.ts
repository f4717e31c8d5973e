import type { EndpointKey, ResponseOf } from '#contract/core/client.ts';
import { ApiError, requestLine } from '#contract/core/client.ts';
import { expireSession, readSession } from '#web/session/store.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { withFreshProof } from './fresh-proof.ts';
import { sendOnce } from './unanswered.ts';

type UploadOptions = {
  onProgress: (share: number) => void;
  offline: string;
  params?: Record<string, string>;
};

/**
 * Sends a multipart body and reports the progress (0 to 1), which `fetch` cannot. Throws {@link ApiError} like the
 * API, and asks for fresh proof as it does. `offline` is the message for a network failure. After one, the same form again
 * creates nothing twice.
 */
export const upload = <K extends EndpointKey>(
  key: K,
  body: FormData,
  options: UploadOptions,
): Promise<ResponseOf<K>> =>
  withFreshProof(() => {
    const [method, path] = requestLine(key, options.params ? { params: options.params } : {});
    return sendOnce(`${method} ${path}`, body, (idempotencyKey) =>
      send<K>({ method, path, idempotencyKey }, body, options),
    );
  });

function send<K extends EndpointKey>(
  { method, path, idempotencyKey }: { method: string; path: string; idempotencyKey: string },
  body: FormData,
  { onProgress, offline }: Omit<UploadOptions, 'params'>,
): Promise<ResponseOf<K>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-lang', pageLang());
    request.setRequestHeader('x-pictures', 'relative');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    const token = readSession()?.token;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener(
      'progress',
      ({ loaded, total }) => total > 0 && onProgress(loaded / total),
    );
    const failed = () => reject(new ApiError(0, { message: offline, code: 'offline' }));
    request.addEventListener('error', failed);
    request.addEventListener('abort', failed);
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) return resolve(response);
      if (status === 401 && token && readSession()?.token === token) expireSession();
      reject(new ApiError(status, response?.code ? response : { message: offline, code: 'internal' }));
    });
    request.send(body);
  });
}
