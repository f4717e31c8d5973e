import { Plus, SendHorizontal } from 'lucide';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { messageLength } from '#contract/consultations/chat/rules.ts';
import { tabStorage } from '#web/browser-storage.ts';
import { isComposing } from '#web/forms/composition.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { controlClass } from '#web/ui/form/input.tsx';
import { useBar } from '#web/ui/hooks/use-bar.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Returns the text of a chat that is not sent yet. It survives a reload. */
function useDraft(sessionId: string): [string, (text: string) => void] {
  const key = `chat-draft:${sessionId}`;
  const [text, setText] = useState(() => tabStorage.getItem(key) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') tabStorage.removeItem(key);
      else tabStorage.setItem(key, next);
    },
  ];
}

/** Shows the input of a chat. Its text survives a reload. Enter sends where there is a physical keyboard. */
export function Composer({
  sessionId,
  placeholder,
  onSend,
  onTyping,
  onShare,
  above,
}: {
  sessionId: string;
  placeholder: string;
  onSend: (content: string) => void;
  onTyping: () => void;
  /** Absent for the astrologer. */
  onShare?: () => void;
  /** Renders what stands above the field, from its text and a function that replaces it. */
  above?: (text: string, write: (text: string) => void) => ReactNode;
}) {
  const bar = useRef<HTMLFormElement>(null);
  useBar(bar);
  const t = useTexts('chat');
  const lang = useLang();
  const [text, setText] = useDraft(sessionId);
  const box = useRef<HTMLTextAreaElement>(null);
  const over = text.trim().length - messageLength;

  function write(next: string): void {
    setText(next);
    if (next.trim() !== '') onTyping();
  }
  function send(): void {
    const content = text.trim();
    if (content === '' || over > 0) return;
    onSend(content);
    setText('');
    box.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={bar}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="border-t border-line bg-surface px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] lg:px-8 lg:py-4"
    >
      {over > 0 && (
        <p role="alert" className="mb-2 text-sm font-medium text-moonga">
          {plural(t.chat.tooLong, over, lang)}
        </p>
      )}
      {above?.(text, (next) => {
        write(next);
        box.current?.focus();
      })}
      <div className="flex items-end gap-2.5">
        {onShare && <IconButton icon={Plus} label={t.kundli.share} onClick={onShare} className="-ml-2" />}
        <textarea
          ref={box}
          rows={1}
          aria-label={t.chat.message}
          aria-invalid={over > 0 || undefined}
          placeholder={placeholder}
          enterKeyHint="enter"
          autoComplete="off"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${controlClass} written field-sizing-content max-h-36 resize-none rounded-[1.5rem]! px-4.5! py-2.5!`}
        />
        <SendButton disabled={text.trim() === '' || over > 0} />
      </div>
    </form>
  );
}

function SendButton({ disabled }: { disabled: boolean }) {
  const t = useTexts('chat').chat;
  return (
    <button
      type="submit"
      aria-label={t.send}
      title={t.send}
      // Keeps the focus in the field, so that the phone's keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      disabled={disabled}
      className="grid size-12 shrink-0 place-items-center rounded-full bg-manik text-on-manik transition-colors hover:bg-manik-hover disabled:bg-tile disabled:text-ink-3"
    >
      <Icon of={SendHorizontal} />
    </button>
  );
}
