import type { AuditEntry } from '#contract/base/audit/endpoints.ts';
import { settingSections } from '#contract/base/settings/forms.ts';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { isId } from '#web/base/audit/shared/differences.ts';
import { entityWords } from '#web/base/audit/shared/words.ts';
import { shortId } from '#web/selling/orders/shared/words.ts';
import { fill, wordFor } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

type Entry = Pick<AuditEntry, 'entity' | 'entityId' | 'name' | 'before'>;

/** Returns the admin page of an entry's subject, or null. */
function pageOf({ name, entity, entityId, before }: Entry): string | null {
  const id = encodeURIComponent(entityId);
  switch (entity) {
    case 'user':
    case 'access':
    case 'astrologer':
      return `/admin/users/${id}`;
    case 'order':
      return `/admin/orders/${id}`;
    case 'orders':
      return '/admin/orders';
    case 'return': {
      const order = orderOf(before);
      return order ? `/admin/orders/${order}` : '/admin/returns';
    }
    case 'product':
      return `/admin/edit-product/${id}`;
    case 'laboratory_report':
      return '/admin/certificates?state=all';
    case 'certificate':
      return `/verify/${id}`;
    case 'coupon':
      // A deleted coupon has neither a name nor a page.
      return name === null ? null : `/admin/coupons/${id}`;
    case 'collection':
      return `/admin/collections/${id}`;
    case 'collections':
      return '/admin/collections';
    case 'home':
      return '/admin/home-page';
    case 'ticket':
      return `/admin/tickets/${id}`;
    case 'post':
      return `/admin/blog-manager?post=${id}`;
    case 'setting': {
      const section = settingSections.find(({ key }) => key === entityId);
      return section ? `/admin/settings?section=${section.id}` : '/admin/settings';
    }
    case 'invitation':
      return '/admin/staff';
    case 'withdrawal':
      return '/admin/withdrawal-requests';
    case 'chat_report':
      return '/admin/reported-chats';
    case 'visitor':
    case 'visitors':
      return '/admin/visitors';
    case 'queue':
      return `/admin/jobs?queue=${id}`;
    case 'webhook':
      return `/admin/webhooks?event=${id}`;
    case 'payment_difference':
      return '/admin/webhooks?state=differences';
    case 'upi_payment':
      return `/admin/upi-payments?q=${id}`;
    default:
      return null;
  }
}

const orderOf = (before: unknown): string | null =>
  typeof before === 'object' && before !== null && 'orderId' in before && typeof before.orderId === 'string'
    ? before.orderId
    : null;

/**
 * Shows the name of an entry's subject, with a link to its page. Needs the texts `audit`, `settings` and
 * `operations`.
 */
export function Subject({ entry }: { entry: Entry }) {
  const t = useTexts('audit');
  const settings = useTexts('settings');
  const { jobs } = useTexts('operations');
  const { entity, entityId, name } = entry;
  const kind = entityWords(t, entity);

  function words(): string {
    const section = settingSections.find(({ key }) => key === entityId);
    if (entity === 'order') return fill(t.numbered, { what: kind, number: name ?? shortId(entityId) });
    if (entity === 'return' && name) return fill(t.returnOf, { number: name });
    if (name) return name;
    if (entity === 'setting')
      return section ? settings.names[section.id as keyof typeof settings.names] : entityId;
    if (entity === 'queue') return wordFor(jobs.names, entityId);
    if (['orders', 'visitors', 'audit', 'collections', 'home'].includes(entity)) return kind;
    if (entity === 'webhook' || entity === 'payment_difference' || entity === 'upi_payment')
      return fill(t.numbered, { what: kind, number: entityId });
    if (isId(entityId)) return fill(t.numbered, { what: kind, number: shortId(entityId) });
    return entityId;
  }

  const to = pageOf(entry);
  const text = words();
  return (
    <>
      {to ? (
        <AdminTextLink to={to} className="wrap-anywhere">
          {text}
        </AdminTextLink>
      ) : (
        <span className="font-medium wrap-anywhere">{text}</span>
      )}
      {!text.startsWith(kind) && <span className="block text-xs text-ink-3">{kind}</span>}
    </>
  );
}
