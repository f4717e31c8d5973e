import type { AdminOrder } from '#contract/selling/orders/admin.ts';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { CallLink, MailLink } from '#web/admin/reach-links.tsx';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** Shows the buyer of an order, their contact data, and their other orders. */
export function BuyerCard({ buyer }: { buyer: AdminOrder['buyer'] }) {
  const t = useTexts('orders/admin').page;
  const lang = useLang();
  return (
    <Card>
      <h2 className="mb-1.5 text-h3">{t.customer}</h2>
      <p className="break-words">
        <AdminTextLink to={`/admin/users/${buyer._id}`}>{buyer.name}</AdminTextLink>
      </p>
      <p className="break-words">
        <MailLink email={buyer.email} />
      </p>
      <p>
        <CallLink phone={buyer.phone} />
      </p>
      <p className="mt-1.5">
        <AdminTextLink to={`/admin/orders?q=${encodeURIComponent(buyer.email)}`}>
          {plural(t.orders, buyer.orders, lang)}
        </AdminTextLink>
      </p>
    </Card>
  );
}
