import { useTexts } from '#web/texts/use-texts.ts';
import { useShop } from './use-shop.ts';

/** Says on every page of customers that the shop does not sell yet; nothing once it sells. */
export function NotYet() {
  const { notYet } = useTexts('shell');
  if (useShop().sells) return null;
  return (
    <p role="status" className="bg-neelam-wash px-4 py-2.5 text-center font-medium text-neelam">
      {notYet}
    </p>
  );
}
