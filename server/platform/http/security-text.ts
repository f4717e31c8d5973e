import type { FastifyInstance } from 'fastify';

const dayMs = 86_400_000;
const validDays = 180;

/** The content of security.txt: whom to write to. */
export type SecurityText = {
  publicUrl: string;
  /** The address of the policy for reports of vulnerabilities; null when none is configured. */
  policyUrl: string | null;
  /** Returns the shop's e-mail address from the settings; '' if it has none. */
  email: () => Promise<string>;
  now: () => Date;
};

/** Mounts `/.well-known/security.txt` (RFC 9116). It expires 180 days after the day on which it is read. */
export function mountSecurityText(app: FastifyInstance, options: SecurityText): void {
  const { publicUrl, policyUrl, email, now } = options;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const today = Math.floor(now().getTime() / dayMs) * dayMs;
    const mailbox = await email();
    const lines = [
      ...(mailbox ? [`Contact: mailto:${mailbox}`] : []),
      `Contact: ${publicUrl}/contact-us`,
      `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      ...(policyUrl ? [`Policy: ${policyUrl}`] : []),
    ];
    reply.type('text/plain; charset=utf-8').header('cache-control', 'max-age=86400');
    return `${lines.join('\n')}\n`;
  });
}
