import { useState } from 'react';
import { fill, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Chat } from './use-chat.ts';

/** Confirms the end of a chat, with its cost so far. */
export function EndDialog({ chat, open, onClose }: { chat: Chat; open: boolean; onClose: () => void }) {
  const t = useTexts('chat').chat;
  const lang = useLang();
  const [ending, setEnding] = useState(false);
  const { session, customer } = chat;
  return (
    <Dialog
      open={open && chat.running}
      onClose={onClose}
      title={t.endTitle}
      actions={
        <>
          <Button
            kind="danger"
            busy={ending}
            busyText={t.ending}
            onClick={async () => {
              setEnding(true);
              await chat.end();
              setEnding(false);
              onClose();
            }}
          >
            {t.endChat}
          </Button>
          <Button onClick={onClose}>{t.keep}</Button>
        </>
      }
    >
      <p>
        {fill(customer ? t.endText : t.endTextAstrologer, {
          minutes: plural(t.minutes, session.minutes, lang),
          charged: formatRupees(session.charged, lang, { paise: true }),
        })}
      </p>
    </Dialog>
  );
}
