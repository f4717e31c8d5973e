import { samplePaths } from '#web/astrology/reports/shared/sample-paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { reasonOf } from './reason.ts';
import { useNextPath } from './use-next-path.ts';

/** Says in one sentence why the login is asked and what waits behind it. Has room for two lines, so that nothing jumps. */
export function ReasonLine() {
  const { reasons, sample, howChatsWork, findMyStone } = useTexts('accounts/auth');
  const reason = reasonOf(useNextPath());
  const hasSample = reason === 'kundli' || reason === 'matching' || reason === 'panchang';
  return (
    <p className="min-h-[3lh] text-ink-2 sm:min-h-[2lh]">
      <span>{`${reasons[reason]} `}</span>
      {hasSample && (
        <TextLink alone to={samplePaths[reason]}>
          {sample}
        </TextLink>
      )}
      {reason === 'general' && (
        <TextLink alone to="/find-my-stone">
          {findMyStone}
        </TextLink>
      )}
      {reason === 'chat' && (
        <TextLink alone to="/how-chats-work">
          {howChatsWork}
        </TextLink>
      )}
    </p>
  );
}
