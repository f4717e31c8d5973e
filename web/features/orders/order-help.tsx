import { Fragment } from 'react';
import { useShop } from '#web/shell/use-shop.ts';
import { formatPhone } from '#web/texts/format.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';

/** A sentence with the shop's phone and e-mail as links where its `{phone}` and `{email}` stand; other places filled already. */
export function HelpText({ text }: { text: string }) {
  const { phone, email } = useShop();
  const links: Record<string, { href: string; text: string }> = {
    '{phone}': { href: `tel:${phone}`, text: formatPhone(phone) },
    '{email}': { href: `mailto:${email}`, text: email },
  };
  return text.split(/(\{phone\}|\{email\})/).map((part) => {
    const link = links[part];
    return link ? (
      <a key={part} href={link.href} className={`${textLinkClass} whitespace-nowrap`}>
        {link.text}
      </a>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    );
  });
}
