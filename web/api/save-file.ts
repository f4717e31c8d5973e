import { readSession } from '#web/session/store.ts';

/** Returns the file name that the server sent, or the default one. */
function fileName(response: Response, otherwise: string): string {
  const sent = response.headers.get('content-disposition') ?? '';
  return /filename="?([^";]+)"?/.exec(sent)?.[1] ?? otherwise;
}

/**
 * Fetches one of the user's files and saves it as a download, under the name that the server gives it. Throws network
 * errors, and an error with the status when the request is refused.
 */
export async function saveFile(
  address: string,
  { accept, otherwise, lang }: { accept: string; otherwise: string; lang?: string },
): Promise<void> {
  const response = await fetch(address, {
    headers: {
      authorization: `Bearer ${readSession()?.token}`,
      accept,
      ...(lang && { 'x-lang': lang }),
    },
  });
  if (!response.ok) throw new Error(String(response.status));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(response, otherwise);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
