import type { CSSProperties, ReactNode } from 'react';
import { drawingUrl } from '#web/drawings/drawing.tsx';
import { Brand } from '#web/shell/brand.tsx';
import { NeedsScript } from '#web/shell/needs-script.tsx';
import { LanguageToggle } from '#web/shell/toggles.tsx';

/**
 * Lays out login, sign-up and forgotten passwords: the form at the left, the Sri Yantra at the right on wide
 * screens.
 */
export function AuthLayout({
  title,
  motto,
  children,
}: {
  title: ReactNode;
  motto: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="grid grid-rows-[auto_1fr] px-(--nr-gutter) pt-5 pb-10 lg:px-16 lg:pt-8 lg:pb-12">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Brand />
          <LanguageToggle />
        </div>
        <div className="m-auto grid w-full max-w-110 gap-4.5">
          <h1 className="text-h1">{title}</h1>
          <NeedsScript />
          {children}
        </div>
      </div>
      <YantraSide motto={motto} />
    </div>
  );
}

/** Shows the decoration. A mask gives the linework the colour of the theme. */
function YantraSide({ motto }: { motto: string }) {
  const mask = { maskImage: `url(${drawingUrl('sri-yantra')})` } satisfies CSSProperties;
  return (
    <div
      aria-hidden="true"
      className="sticky top-0 hidden h-dvh place-content-center place-items-center gap-8 overflow-hidden [background:var(--nr-hero-bg)] text-(--nr-hero-ink) lg:grid"
    >
      <span
        style={mask}
        className="aspect-square w-[min(36rem,40vw,66dvh)] bg-(--nr-hero-edge) [mask-size:contain]"
      />
      <p className="max-w-[22ch] text-center font-display text-[1.75rem] leading-tight lang-hi:leading-snug">
        {motto}
      </p>
    </div>
  );
}
