import type { ReactNode } from 'react';
import { AstrologerShell } from './astrologer-shell.tsx';
import { RequestsProvider } from './requests-context.tsx';

/** The astrologer's frame around a page that customers have too: wallet, chats, security. Needs the texts `astrologers`. */
export default function AstrologerFrame({ full, children }: { full?: boolean; children: ReactNode }) {
  return (
    <RequestsProvider>
      <AstrologerShell content={full ? 'full' : 'page'}>{children}</AstrologerShell>
    </RequestsProvider>
  );
}
