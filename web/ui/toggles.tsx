import { Moon, Music, Sun } from 'lucide';
import { chooseLang } from '#web/shell/choose-lang.ts';
import { switchTheme } from '#web/shell/choose-theme.ts';
import { useMusic } from '#web/shell/music/use-music.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from './icon.tsx';
import { IconButton, iconButtonClass } from './icon-button.tsx';
import { Segmented } from './segmented.tsx';

/** Light or dark. The HTML holds both faces; CSS shows the one that fits, because the server cannot know. */
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

/** Background music, off until someone asks for it. */
export function MusicToggle() {
  const { on, toggle } = useMusic();
  return (
    <IconButton
      icon={Music}
      label={useTexts('shell').music}
      aria-pressed={on}
      onClick={toggle}
      className={on ? 'bg-manik-wash text-manik-text' : ''}
    />
  );
}

/** English or Hindi; loads the same page in the other language. */
export function LanguageToggle() {
  return (
    <Segmented
      label={useTexts('shell').language}
      value={useLang()}
      onChange={chooseLang}
      choices={[
        { value: 'en', text: 'English', lang: 'en' },
        { value: 'hi', text: 'हिन्दी', lang: 'hi' },
      ]}
    />
  );
}
