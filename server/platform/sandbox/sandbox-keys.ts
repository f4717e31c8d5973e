/**
 * The keys of the sandbox gateway and provider. They are public: only the sandbox accepts them, and it moves no money.
 */
export const sandboxKeys = { clientId: 'navaratna-sandbox', clientSecret: 'navaratna-sandbox-secret' };
