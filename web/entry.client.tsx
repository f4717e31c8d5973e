import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handOver } from '#web/document/react-router-internals/hand-over.ts';

const data = document.getElementById('page-data')?.textContent;
const context = window.__reactRouterContext;
if (data && context?.streamController) handOver(data, context.streamController);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
