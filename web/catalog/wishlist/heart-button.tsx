import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { messageOf } from '#web/api/client.ts';
import { localTexts } from '#web/catalog/products/shared/local-texts.ts';
import { loginPath } from '#web/session/return-path.ts';
import { readSession } from '#web/session/store.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { loadExtra } from '#web/ui/load-extra.ts';
import { setLoved, useLoved } from './store.ts';

/**
 * Shows the heart of a product, filled when it is in the wishlist. Visitors are sent to the login. Needs the texts
 * `catalog`.
 */
export function HeartButton({
  productId,
  name,
  onPress,
}: {
  productId: string;
  name: string;
  /** Called before the heart changes, if that removes the button. */
  onPress?: () => void;
}) {
  const t = useTexts('products').loved;
  const { undo } = useTexts('shell');
  const navigate = useNavigate();
  const loved = useLoved(productId);

  async function change(next: boolean) {
    try {
      await setLoved(productId, next);
      if (next) toast.good(t.added);
      else toast.good(t.removed, { text: undo, run: () => void change(true) });
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
  }

  /** The intent is a chunk of its own. Without it the login still leads to the wishlist. */
  async function toLogin() {
    const intent = await loadExtra(() => import('#web/session/intent.ts'));
    intent?.noteIntent('/wishlist', 'love', productId);
    await navigate(loginPath('/wishlist'));
  }

  return (
    <button
      type="button"
      data-for="guest user"
      aria-pressed={loved}
      aria-label={fill(t.heart, { name })}
      onClick={() => {
        if (!readSession()) {
          toast.problem(t.loginFirst);
          void toLogin();
          return;
        }
        onPress?.();
        void change(!loved);
      }}
      className="heart"
    />
  );
}

/** Returns the heart of a product's card. */
export const cardHeart = (product: CardProduct): ReactNode => <CardHeart product={product} />;

function CardHeart({ product }: { product: CardProduct }) {
  return <HeartButton productId={product._id} name={localTexts(product, useLang()).name} />;
}
