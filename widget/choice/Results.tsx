import { useSignals } from '@preact/signals-react/runtime';
import { percent } from '../../i18n/index.ts';
import { Counting } from '../ending/Counted.tsx';
import { useApp } from '../ui/context.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { ChoiceStore, Option, Result } from './store.ts';

/** How a row is marked: its words beside an icon, and whether it is the right answer. */
export type Mark = { icon: IconName; text: string; isRight?: boolean };

export type ResultsProps<T extends Option> = {
  store: Pick<ChoiceStore<T>, 'layoutCount'> & { results: { readonly value: readonly Result<T>[] } };
  label: string;
  markOf: (result: Result<T>) => Mark | null;
  /** They are nobody's reward: the numbers stand there at once, as a server can draw them. */
  isStill?: boolean;
  /** A row in words, for screen readers. */
  tell: (result: Result<T>, words: { answer: string; percent: string }) => string;
};

type RowProps = Pick<Result, 'text' | 'percentage' | 'wasChosen'> & {
  mark: Mark | null;
  isStill: boolean | undefined;
  tell: (words: { answer: string; percent: string }) => string;
};

function Row({ text, percentage, wasChosen, mark, isStill, tell }: RowProps) {
  useSignals();
  const { fill, locale } = useApp();
  const answer = fill(text);
  const write = (share: number) => percent(share, locale);
  return (
    <li className="ca-result" data-chosen={wasChosen || undefined} data-right={mark?.isRight || undefined}>
      <span className="ca-hidden">{tell({ answer, percent: write(percentage) })}</span>
      <i style={{ inlineSize: `${percentage}%` }} aria-hidden="true" />
      <span className="ca-result-text" aria-hidden="true">
        {answer}
        {mark && (
          <span className="ca-result-own">
            <Icon name={mark.icon} />
            {mark.text}
          </span>
        )}
      </span>
      <b>
        {isStill ? (
          <span aria-hidden="true">{write(Math.round(percentage))}</span>
        ) : (
          <Counting to={Math.round(percentage)} write={write} />
        )}
      </b>
    </li>
  );
}

/** How many people gave each answer, as bars. */
export function Results<T extends Option>({ store, label, markOf, isStill, tell }: ResultsProps<T>) {
  useSignals();
  return (
    <ul className="ca-results" data-count={store.layoutCount} aria-label={label}>
      {store.results.value.map((result) => (
        <Row
          key={result.id}
          {...result}
          mark={markOf(result)}
          isStill={isStill}
          tell={(words) => tell(result, words)}
        />
      ))}
    </ul>
  );
}
