import { Copy, Eye } from 'lucide';
import { useNavigate, useRevalidator } from 'react-router';
import type { ProductState } from '#contract/catalog/products/rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FormCard } from './card.tsx';

const tones: Record<ProductState, BadgeTone> = { published: 'good', draft: 'info', hidden: 'off' };

/**
 * Whether the public sees the product, with what changes it. It acts at once and leaves the form alone: what is typed and not
 * saved stays typed. A change can be undone from its message and from here.
 */
export function StateCard({ id, state }: { id: string; state: ProductState }) {
  const t = useTexts('products/admin-form').state;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { save, busy } = useSave(
    async (next: ProductState) => {
      const { message } = await api('PUT /api/admin/products/{id}/state', {
        params: { id },
        body: { state: next },
      });
      await revalidate();
      toast.good(message, { text: t.undo, run: () => void save(state) });
    },
    { onError: (error) => toast.problem(messageOf(error, t.failed)) },
  );
  const copying = useSave(
    async () => {
      const { _id } = await api('POST /api/admin/products/{id}/duplicate', { params: { id } });
      toast.good(t.copied);
      await navigate(`/admin/edit-product/${_id}`);
    },
    { onError: (error) => toast.problem(messageOf(error, t.copyFailed)) },
  );
  const next = state === 'published' ? 'hidden' : 'published';
  return (
    <FormCard title={t.title} aside={<Badge tone={tones[state]}>{t.names[state]}</Badge>}>
      <p className="text-sm text-ink-2">{t.hints[state]}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="secondary" size="small" busy={busy} busyText={t.busy} onClick={() => void save(next)}>
          {t.actions[next]}
        </Button>
        {state !== 'published' && (
          <LinkButton kind="secondary" size="small" to={`/admin/preview-product/${id}`}>
            <Icon of={Eye} small />
            {t.preview}
          </LinkButton>
        )}
        <Button
          kind="ghost"
          size="small"
          busy={copying.busy}
          busyText={t.copying}
          onClick={() => void copying.save()}
        >
          <Icon of={Copy} small />
          {t.copy}
        </Button>
      </div>
    </FormCard>
  );
}
