import { useSignals } from '@preact/signals-react/runtime';
import { signInAddress } from '../address/asked.ts';
import type { Failure } from '../app/ask.ts';
import { useDashboard } from '../app/context.ts';

const WORDS: Record<Failure, { title: string; text: string }> = {
  ended: { title: 'Your session has ended', text: 'Sign in again to see the figures.' },
  forbidden: {
    title: 'You may not see these figures',
    text: 'Your access is to another publisher’s. Whoever runs this server can give you access to these.',
  },
  misunderstood: {
    title: 'The server can’t answer this',
    text: 'It may be that the time is too long or that the address was changed by hand. Choose another time or widget.',
  },
  limited: { title: 'Too many questions at once', text: 'Wait for a minute, and try again.' },
  unreachable: {
    title: 'The server can’t be reached',
    text: 'The figures have not come. Check your connection, and try again.',
  },
  broken: {
    title: 'Something went wrong on the server',
    text: 'The figures have not come. Try again; if it stays like this, the server’s log says why.',
  },
};

/** Says what happened and what to do. Another try would not give access. */
export function Failed({ why, onAgain }: { why: Failure; onAgain: () => void }) {
  useSignals();
  const { asked } = useDashboard();
  const { title, text } = WORDS[why];
  return (
    <div className="message" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {why === 'ended' && (
        <p>
          <a href={signInAddress(asked.value)}>Sign in</a>
        </p>
      )}
      {why !== 'forbidden' && why !== 'ended' && (
        <button type="button" onClick={onAgain}>
          Try again
        </button>
      )}
    </div>
  );
}
