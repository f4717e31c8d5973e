import { formatPhone } from '#web/texts/format.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';

/** An e-mail address that opens a new mail. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={`${textLinkClass} break-all`}>
    {email}
  </a>
);

/** A link that calls an Indian mobile number, stored as ten digits. It adds +91, so that it works from abroad. */
export function CallLink({ phone }: { phone: string }) {
  const whole = `+91${phone}`;
  return (
    <a href={`tel:${whole}`} className={`${textLinkClass} tabular`}>
      {formatPhone(whole)}
    </a>
  );
}
