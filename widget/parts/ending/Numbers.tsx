import { useState } from 'react';
import { type Key, number } from '../../../i18n/index.ts';
import type { ActionType } from '../../core/model/enums.ts';
import { useApp } from '../../ui/context.ts';
import { isMoving, useCountUp } from './count-up.ts';

type CountedProps = {
  to: number;
  /** A number, in its words. */
  write: (n: number) => string;
};

/**
 * A number that counts up, as wide as its final value, so that nothing beside it moves. Hidden from screen readers.
 * Browsers' translators leave it alone until it has its words for good.
 */
function Counting({ to, write }: CountedProps) {
  const n = useCountUp(to);
  return (
    <span className="ca-counting" aria-hidden="true" translate={n === to ? undefined : 'no'}>
      <span>{write(n)}</span>
      <span>{write(to)}</span>
    </span>
  );
}

/** A number that counts up. Screen readers get its last value, once. */
export const Counted = ({ to, write }: CountedProps) => (
  <>
    <span className="ca-hidden">{write(to)}</span>
    <Counting to={to} write={write} />
  </>
);

/** Longer numbers, from a hundred thousand, are written smaller. */
const MOST_LARGE_CHARS = 6;

/** How many of a text's first characters another has too, where both are as long. */
function sameStart(text: string, other: string): number {
  if (text.length !== other.length) return 0;
  const at = [...text].findIndex((character, index) => character !== other[index]);
  return at === -1 ? text.length : at;
}

/** A number in the place of the one before it: the digits that change roll up. */
function Rolling({ text, before }: { text: string; before: string }) {
  const { mode } = useApp();
  const [isRolling, setIsRolling] = useState(() => isMoving(mode));
  const same = isRolling ? sameStart(text, before) : text.length;
  return (
    <b aria-hidden="true" translate="no">
      <span>{text.slice(0, same)}</span>
      {isRolling && (
        <span className="ca-roll">
          <span onAnimationEnd={() => setIsRolling(false)}>{text.slice(same)}</span>
          <span>{before.slice(same)}</span>
        </span>
      )}
    </b>
  );
}

type OwnKey = Extract<Key, `${ActionType}.own`>;

/** The reader's number among all who took part, with the noun of what they did; none for 1, where nobody else has. */
export function OwnNumber({ n, type }: { n: number; type: ActionType }) {
  const { t, locale } = useApp();
  if (n <= 1) return null;
  const text = number(n, locale);
  const sentence = t(`${type}.own` as OwnKey, { n });
  const at = sentence.indexOf(text);
  // "th" stays with its number, wherever the line is broken.
  const [, ending = '', words = ''] = /^(\S*)(.*)$/.exec(sentence.slice(at + text.length)) ?? [];
  return (
    <p className="ca-own-number" data-long={text.length > MOST_LARGE_CHARS || undefined}>
      <span className="ca-hidden">{sentence}</span>
      <span aria-hidden="true">{sentence.slice(0, at)}</span>
      <span className="ca-own-count">
        <span aria-hidden="true">
          <Rolling text={text} before={number(n - 1, locale)} />
          {ending}
        </span>
        <span aria-hidden="true">{words}</span>
      </span>
    </p>
  );
}
