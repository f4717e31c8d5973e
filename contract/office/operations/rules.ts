// No zod here, because pages load this file.

/** The states of a stored webhook. `failed`: the last attempt ended with an error, and another may follow. */
export const webhookStates = ['received', 'processed', 'failed'] as const;
/** The state of a stored webhook. */
export type WebhookState = (typeof webhookStates)[number];
