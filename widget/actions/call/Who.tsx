import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createCall } from './commands.ts';
import { Face } from './Face.tsx';
import type { Callee } from './parse-callees.ts';

/** What to do where nobody answered, until the next number is tried. It takes the focus from the outcome that was pressed. */
export function Advice({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store } = useOfAction(createCall);
  const ref = useRef<HTMLParagraphElement>(null);
  const { line, unanswered, offersLetter, startedBy } = store.attemptOf(callee);
  const office = callee.lines[line]?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new advice is read out
  useEffect(() => ref.current?.focus({ preventScroll: true }), [unanswered.length, offersLetter]);
  if (unanswered.length === 0 || startedBy !== null) return null;
  const other = office ? t('call.tryOffice', { office }) : t('call.tryNumber');
  return (
    <p className="ca-advice" ref={ref} tabIndex={-1}>
      {offersLetter ? t('call.tryLetter') : other}
    </p>
  );
}

/** The callee's portrait, name and role; the role gives way to the advice where nobody answered. */
export function Who({ callee, progress }: { callee: Callee; progress: string }) {
  useSignals();
  const { store } = useOfAction(createCall);
  const { unanswered, startedBy } = store.attemptOf(callee);
  const isAdvised = unanswered.length > 0 && startedBy === null;
  return (
    <div className="ca-who">
      <Face callee={callee} />
      <div>
        {progress && <p className="ca-progress">{progress}</p>}
        <Heading>{callee.name}</Heading>
        {!isAdvised && callee.title && <p>{callee.title}</p>}
      </div>
    </div>
  );
}
