import { readSession } from '#web/session/store.ts';

/** The name a file is sent under, or a plain one. */
function fileName(response: Response, otherwise: string): string {
  const sent = response.headers.get('content-disposition') ?? '';
  return /filename="?([^";]+)"?/.exec(sent)?.[1] ?? otherwise;
}

/**
 * Fetches a file of one's own and hands it to the browser's downloads, under the name the server gives it. Throws what
 * the network throws, and an error with the status when it is refused.
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
  const held = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = held;
  link.download = fileName(response, otherwise);
  link.click();
  setTimeout(() => URL.revokeObjectURL(held), 60_000);
}
