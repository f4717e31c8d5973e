import { ApiError } from '#contract/core/client.ts';

/** Asks the person to prove again who they are. Returns false when they would rather not. */
type AskProof = () => Promise<boolean>;

let ask: AskProof | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the dialog that asks for fresh proof. Returns the function that removes it. */
export function onProofNeeded(asker: AskProof): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = null;
  };
}

/** Asks once for all requests that need proof at the same time. */
function askOnce(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

/**
 * Sends a request. If the server wants fresh proof, asks for it and sends the request once more. Throws the server's
 * refusal when the person cancels.
 */
export async function withFreshProof<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === 'fresh_proof_needed';
    if (!isNeeded || !(await askOnce())) throw error;
    return send();
  }
}
