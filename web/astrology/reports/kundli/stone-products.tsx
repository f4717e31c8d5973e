import { useEffect, useState } from 'react';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { api } from '#web/api/client.ts';
import { Pieces } from '#web/astrology/remedies/shared/pieces.tsx';
import type { StoneWords } from '#web/astrology/remedies/shared/stone-words.ts';
import { useIsAbsent } from '#web/route-table/absent-pages.ts';

/**
 * Shows what the shop has today of the stone that a report advises. A report is kept for years, so the products are asked for
 * when it is read. Renders nothing while they load, where there are none, and on paper.
 */
export function StoneProducts({ stone, name, words }: { stone: string; name: string; words: StoneWords }) {
  const [pieces, setPieces] = useState<readonly CardProduct[]>([]);
  const isAbsent = useIsAbsent('/find-my-stone');
  useEffect(() => {
    if (isAbsent) return;
    let left = false;
    api('GET /api/remedies/pieces/{stone}', { params: { stone } }).then(
      (response) => left || setPieces(response.pieces),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [stone, isAbsent]);
  if (pieces.length === 0) return null;
  return (
    <div className="mt-8 print:hidden">
      <Pieces stone={stone} name={name} pieces={pieces} words={words} />
    </div>
  );
}
