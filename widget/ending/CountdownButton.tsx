import { useSignals } from '@preact/signals-react/runtime';
import type { Countdown } from '../session/store.ts';
import { useApp } from '../ui/context.ts';

/** The part of a countdown's ring that is left, 0 to 1: whole in its first second, gone in its last. */
export const ringShare = ({ secondsLeft, of }: Countdown): number => (of > 1 ? (secondsLeft - 1) / (of - 1) : 0);

const SIGN = { pause: 'M11 10v8M17 10v8', resume: 'M12 9.500l6 4.500l-6 4.500z' } as const;

/** The time that is left as a ring, around the sign of what a press does. */
function Ring({ countdown }: { countdown: Countdown }) {
  return (
    <svg className="ca-ring" viewBox="0 0 28 28" width="40" height="40" aria-hidden="true" focusable="false">
      <circle className="ca-ring-track" cx="14" cy="14" r="12.500" />
      <circle
        cx="14"
        cy="14"
        r="12.500"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={1 - ringShare(countdown)}
      />
      <path d={SIGN[countdown.isPaused ? 'resume' : 'pause']} />
    </svg>
  );
}

/** Pauses and resumes the countdown to what opens next: a ring, whose name says what a press does. */
export function CountdownButton({ countdown }: { countdown: Countdown }) {
  useSignals();
  const { commands, t } = useApp();
  const name = t(countdown.isPaused ? 'shell.countdownResume' : 'shell.countdownPause');
  return (
    <button type="button" className="ca-countdown" title={name} onClick={commands.toggleCountdown}>
      <Ring countdown={countdown} />
      <span className="ca-hidden">{name}</span>
    </button>
  );
}
