import { useEffect, useRef, useState } from 'react';
import type { PostFields } from '#contract/office/blog/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { Article } from '#web/office/blog/article.tsx';
import { shownPost } from '#web/office/blog/local-post.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';

/** The languages of the texts, each by its own name. */
export const textLanguages = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'hi', text: 'हिंदी', lang: 'hi' },
] as const;

/** Shows a draft as readers would see it, in the version that the server saved and sanitised. */
export function PostPreview({
  fields,
  first,
  onBack,
}: {
  fields: PostFields;
  first: Lang;
  onBack: () => void;
}) {
  const t = useTexts('blog/admin');
  const [lang, setLang] = useState<Lang>(first);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { hi, ...rest } = fields;
  const image = fields.pictures.map(({ src }) => src);
  const at = fields.publishedAt ?? new Date().toISOString();
  const post = shownPost(
    {
      ...rest,
      _id: '0000000000000000',
      image,
      featuredImage: image[0] ?? null,
      publishedAt: at,
      updatedAt: at,
      translations: { hi },
    },
    lang,
  );
  return (
    <div>
      <div className="sticky top-16 z-20 -mx-4 flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-2.5 lg:top-0 lg:-mx-6 lg:px-6">
        <h2 ref={heading} tabIndex={-1} className="mr-auto text-h3 outline-none">
          {t.actions.previewLabel}
        </h2>
        <Segmented label={t.language} value={lang} onChange={setLang} choices={textLanguages} />
        <Button kind="secondary" size="small" onClick={onBack}>
          {t.actions.backToEditing}
        </Button>
      </div>
      <Article post={post} heading="h2" />
    </div>
  );
}
