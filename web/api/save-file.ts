import { ApiError } from '#contract/core/client.ts';
import { readSession } from '#web/session/store.ts';
import { withFreshProof } from './fresh-proof.ts';

/** Returns the file name that the server sent, or the default one. */
function fileName(response: Response, otherwise: string): string {
  const sent = response.headers.get('content-disposition') ?? '';
  return /filename="?([^";]+)"?/.exec(sent)?.[1] ?? otherwise;
}

/** Saves bytes as a download under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Fetches a file and saves it as a download, under the name that the server gives it. Asks for fresh proof where the
 * server wants it. Throws network errors, and {@link ApiError} when the request is refused.
 */
export async function saveFile(
  address: string,
  { accept, otherwise, lang }: { accept: string; otherwise: string; lang?: string },
): Promise<void> {
  const response = await withFreshProof(async () => {
    const answer = await fetch(address, {
      headers: {
        authorization: `Bearer ${readSession()?.token}`,
        accept,
        ...(lang && { 'x-lang': lang }),
      },
    });
    if (answer.ok) return answer;
    const body = await answer.json().catch(() => ({ message: '', code: 'internal' }));
    throw new ApiError(answer.status, body);
  });
  saveBlob(await response.blob(), fileName(response, otherwise));
}
