import { useRevalidator } from 'react-router';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** A message that something could not be loaded, with a retry button. */
export function LoadProblem({ text, retry, className }: { text: string; retry: string; className?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      tone="bad"
      {...(className && { className })}
      action={
        <Button kind="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          {retry}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
