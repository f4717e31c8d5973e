import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
// Before anything is drawn: the policies, and the address that this document was opened with.
import '#web/document/trusted-types.ts';
import '#web/shared/payments/gateway-document.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
