/** The keys of the sandbox's gateway and provider: public, since the sandbox moves no money and only it takes them. */
export const sandboxKeys = { clientId: 'navaratna-sandbox', clientSecret: 'navaratna-sandbox-secret' };
