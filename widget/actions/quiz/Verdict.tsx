import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import type { QuizOption } from './index.ts';

type Outcome = QuizOption['outcome'];

/** A tick, an "about", a cross. Decorative: the heading says the same. */
const SIGNS: Record<Outcome, string> = {
  Correct: 'M13 22.500l6 6l12-13',
  Almost: 'M12 20q5-6 10-2t10-2M12 28q5-6 10-2t10-2',
  Incorrect: 'M14.500 14.500l15 15M29.500 14.500l-15 15',
};

const KEYS = { Correct: 'quiz.correct', Almost: 'quiz.almost', Incorrect: 'quiz.incorrect' } as const;

/** Whether the answer was right, in a sign and a word. @param describedBy the id of what else there is to read */
export function Verdict({ outcome, describedBy }: { outcome: Outcome; describedBy: string }) {
  useSignals();
  const { t } = useApp();
  return (
    <div className="ca-verdict" data-outcome={outcome}>
      <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle cx="22" cy="22" r="22" />
        <path d={SIGNS[outcome]} pathLength="1" />
      </svg>
      <Heading isInPlace describedBy={describedBy}>
        {t(KEYS[outcome])}
      </Heading>
    </div>
  );
}
