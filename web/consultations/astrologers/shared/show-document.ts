import type { KycDocument } from '#contract/consultations/astrologers/kyc-rules.ts';
import { api } from '#web/api/client.ts';
import { readSession } from '#web/session/store.ts';

/**
 * Fetches a document with the reason for access, and returns an object URL of this tab. The page keeps it, so
 * it is fetched once a visit. Each fetch is written to the audit log.
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
  const response = await fetch(url, { headers: { authorization: `Bearer ${readSession()?.token}` } });
  if (!response.ok) throw new Error(String(response.status));
  return URL.createObjectURL(await response.blob());
}
