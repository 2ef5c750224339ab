import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { Answer } from '../app/answer.ts';
import { Failed } from './Failed.tsx';

type Props<T> = {
  answer: Answer<T>;
  /** Heights in px of what will come, so that nothing jumps then. */
  shape: readonly number[];
  children: (value: T) => ReactNode;
};

function Skeleton({ shape }: { shape: readonly number[] }) {
  return (
    <div className="figures" aria-hidden="true">
      {shape.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
        <div key={index} className="skeleton" style={{ height }} />
      ))}
    </div>
  );
}

/** Draws an answer, what stands for it until it comes, or why it does not come. */
export function Answered<T>({ answer, shape, children }: Props<T>) {
  useSignals();
  const state = answer.state.value;
  if (state.is === 'failed') return <Failed why={state.why} onAgain={answer.again} />;
  const isWaiting = state.is === 'waiting';
  const value = isWaiting ? state.last : state.value;
  return (
    <div className="answered" aria-busy={isWaiting}>
      <p className="progress" role="status">
        {isWaiting &&
          (state.isSlow ? 'Still counting. A long time over many widgets takes a while.' : 'Loading figures…')}
      </p>
      {value === null ? <Skeleton shape={shape} /> : children(value)}
    </div>
  );
}
