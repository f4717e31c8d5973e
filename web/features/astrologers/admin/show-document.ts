import type { KycDocument } from '#contract/astrologers/kyc-rules.ts';
import { api } from '#web/api/client.ts';
import { readSession } from '#web/session/store.ts';

/**
 * Shows a document once: asks with the reason, fetches what the address holds, and answers an address of this tab
 * alone. It is never asked for again while the page stays; whoever leaves and comes back looks (and is noted) anew.
 */
export async function showDocument(
  astrologerId: string,
  document: KycDocument,
  reason: string,
): Promise<string> {
  const { url } = await api('POST /api/auth/admin/astrologers/{id}/documents/{document}/view', {
    params: { id: astrologerId, document },
    body: { reason },
  });
  const answer = await fetch(url, { headers: { authorization: `Bearer ${readSession()?.token}` } });
  if (!answer.ok) throw new Error(String(answer.status));
  return URL.createObjectURL(await answer.blob());
}
