import { forbiddenClaims } from '#contract/core/forbidden-claims.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Names the words of these texts that the law forbids to say of products and readings; nothing if there are none. */
export function ClaimsNote({ texts, className }: { texts: readonly string[]; className?: string }) {
  const t = useTexts('admin');
  const found = new Set(texts.flatMap(forbiddenClaims).map(({ words }) => words.toLowerCase()));
  if (found.size === 0) return null;
  return (
    <Banner tone="info" {...(className && { className })}>
      {fill(t.claims, { words: [...found].join(', ') })}
    </Banner>
  );
}
