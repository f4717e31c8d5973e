import { Moon, Music, Sun } from 'lucide';
import { useMusic } from '#web/shell/music/use-music.ts';
import { useLang, useLanguages, useTexts } from '#web/texts/use-texts.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx';
import { chooseLang } from './choose-lang.ts';
import { switchTheme } from './choose-theme.ts';

/**
 * The theme toggle. The HTML contains both states and CSS shows the current one, because the server does not know it.
 */
export function ThemeToggle() {
  const t = useTexts('shell').theme;
  return (
    <button type="button" onClick={switchTheme} className={iconButtonClass}>
      <span data-shows="light">
        <Icon of={Moon} />
        <span className="sr-only">{t.toDark}</span>
      </span>
      <span data-shows="dark">
        <Icon of={Sun} />
        <span className="sr-only">{t.toLight}</span>
      </span>
    </button>
  );
}

/** The music toggle, off by default. */
export function MusicToggle() {
  const { on, toggle } = useMusic();
  return (
    <IconButton
      icon={Music}
      label={useTexts('shell').music}
      aria-pressed={on}
      onClick={toggle}
      className={on ? 'segment text-manik-text' : 'segment'}
    />
  );
}

/** The language toggle. Reloads the page in the chosen language. */
export function LanguageToggle() {
  return (
    <Segmented
      label={useTexts('shell').language}
      value={useLang()}
      onChange={chooseLang}
      choices={useLanguages().map(({ code, name }) => ({ value: code, text: name, lang: code }))}
    />
  );
}
