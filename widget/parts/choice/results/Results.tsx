import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef, useState } from 'react';
import { percentWriter } from '../../../../i18n/index.ts';
import { wantsStillness } from '../../../core/browser/reader/wants-stillness.ts';
import { isAnimated } from '../../../core/config/mode.ts';
import { useApp } from '../../../ui/context.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { usePainted } from '../../ending/use-painted.ts';
import type { ChoiceStore, Option, Result } from '../store.ts';
import { useKeptBoxes, useOwnInView } from './use-boxes.ts';
import { risen, stepMs, useRise } from './use-rise.ts';

/** Whether results come with motion: they follow the reader's answer, who has not come back to them. */
export function useGrows(): boolean {
  const { mode, session } = useApp();
  const [grows] = useState(() => isAnimated(mode) && !session.isBack.peek());
  return grows;
}

/** How a row is marked: its words beside an icon, and whether it is the right answer. */
export type Mark = { icon: IconName; text: string; isRight?: boolean };

export type ResultsProps<T extends Option> = {
  store: Pick<ChoiceStore<T>, 'layoutCount'> & { results: { readonly value: readonly Result<T>[] } };
  id?: string;
  label: string;
  markOf: (result: Result<T>) => Mark | null;
  /**
   * They take the place of the question's boxes: circles fade, bars grow, numbers rise. Default: all stands there at once,
   * as a server can draw it.
   */
  grows?: boolean;
  /** A row in words, for screen readers. */
  tell: (result: Result<T>, words: { answer: string; percent: string }) => string;
};

type RowProps = Pick<Result, 'percentage' | 'wasChosen'> & {
  answer: string;
  percentage: number;
  isLeader: boolean;
  mark: Mark | null;
  words: string;
  /** What its number shows at first, and in the end. */
  first: string;
  shown: string;
  /** Until its bar grows; null where none does. */
  delayMs: number | null;
  /** Its bar is still to come. */
  isWaiting: boolean;
};

/** A mark of no more characters stays on one line. */
const SHORT_MARK_CHARS = 16;

/** Its sign never ends a line. */
function OwnWords({ icon, text }: Mark) {
  const end = text.length > SHORT_MARK_CHARS ? text.indexOf(' ') : -1;
  const head = end < 0 ? text : text.slice(0, end);
  return (
    <span className="ca-result-own">
      <span>
        <Icon name={icon} />
        {head}
      </span>
      {text.slice(head.length)}
    </span>
  );
}

/**
 * A box with a bar in it. It is as large as its answer was, which is there a second time, unseen, since the share beside
 * the answer may break its lines elsewhere.
 */
function Row({ answer, percentage, wasChosen, isLeader, mark, words, first, shown, delayMs, isWaiting }: RowProps) {
  return (
    <li
      className="ca-answer ca-result"
      data-chosen={wasChosen || undefined}
      data-right={mark?.isRight || undefined}
      data-leads={isLeader || undefined}
    >
      <span className="ca-hidden">{words}</span>
      <span className="ca-result-was" aria-hidden="true">
        <span />
        <span>{answer}</span>
      </span>
      {!isWaiting && (
        <>
          <span className="ca-result-bar" aria-hidden="true">
            <i style={{ inlineSize: `${percentage}%`, ...(delayMs && { animationDelay: `${delayMs}ms` }) }} />
          </span>
          <span className="ca-result-row" aria-hidden="true">
            <span className="ca-result-text">
              <span>{answer}</span>
              {mark && ' '}
              {mark && <OwnWords {...mark} />}
            </span>
            <b className="ca-rising" translate="no">
              <span>{first}</span>
              <span>{shown}</span>
            </b>
          </span>
        </>
      )}
    </li>
  );
}

/** How many people gave each answer, as bars. */
export function Results<T extends Option>({ store, id, label, markOf, grows = false, tell }: ResultsProps<T>) {
  useSignals();
  const { fill, locale, commands } = useApp();
  const list = useRef<HTMLUListElement>(null);
  const results = store.results.value;
  const shares = results.map(({ percentage }) => Math.round(percentage));
  const most = Math.max(1, ...shares);
  const write = useMemo(() => percentWriter(locale), [locale]);
  const [rises] = useState(() => grows && !wantsStillness());
  // Boxes take the place of the question's, then the bars come into them.
  const isPainted = usePainted(grows ? 1 : 0);
  const hasGrowing = grows && isPainted;
  useRise(list, { shares, write, rises: rises && isPainted });
  useKeptBoxes(list, hasGrowing);
  useOwnInView(list);
  return (
    <ul
      ref={list}
      id={id}
      className="ca-answers ca-results"
      data-count={store.layoutCount}
      data-waits={!isPainted || undefined}
      data-grows={hasGrowing || undefined}
      data-last={(grows && !commands.hasNext.value) || undefined}
      aria-label={label}
    >
      {results.map((result, index) => {
        const answer = fill(result.text);
        const share = shares[index] ?? 0;
        const shown = write(share);
        return (
          <Row
            key={result.id}
            {...{ answer, shown }}
            first={rises ? risen(share, write, 0) : shown}
            percentage={result.percentage}
            wasChosen={result.wasChosen}
            delayMs={grows ? index * stepMs(results.length) : null}
            isLeader={share === most}
            isWaiting={!isPainted}
            mark={markOf(result)}
            words={tell(result, { answer, percent: write(result.percentage) })}
          />
        );
      })}
    </ul>
  );
}
