import { useRevalidator } from 'react-router';
import { Button } from '../button.tsx';
import { Banner } from './banner.tsx';

/** A message that something could not be loaded, with a retry button. `detail` is the server's own message. */
export function LoadProblem({
  text,
  detail,
  retry,
  className,
}: {
  text: string;
  detail?: string;
  retry: string;
  className?: string;
}) {
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
      {detail ? (
        <>
          <p>{text}</p>
          <p className="text-sm font-normal">{detail}</p>
        </>
      ) : (
        text
      )}
    </Banner>
  );
}
