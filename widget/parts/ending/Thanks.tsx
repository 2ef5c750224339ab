import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { Key } from '../../../i18n/index.ts';
import type { ActionType } from '../../core/model/enums.ts';
import { useApp } from '../../ui/context.ts';
import { EndScreen, type EndScreenProps } from './EndScreen.tsx';

/** A tick that draws itself. Decorative: the heading says that it is done. */
export const Tick = () => (
  <svg className="ca-tick" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" focusable="false">
    <circle cx="22" cy="22" r="20" />
    <path d="M13.500 22.500l6 6l11-12" pathLength="1" />
  </svg>
);

type TitleKey = Extract<Key, `${ActionType}.thankYouTitle`>;
type TextKey = Extract<Key, `${ActionType}.thankYouText`>;

export type ThanksProps = Pick<EndScreenProps, 'children' | 'below'> & {
  /** In place of the kind's `thankYouTitle`, where neither `override` nor the publisher gives one. */
  title?: string;
  /** In place of the kind's `thankYouText`, where neither `override` nor the publisher gives one. */
  text?: string;
  /** Replaces the publisher's texts where not empty. */
  override?: { title?: string; text?: string };
  /** Beside the title. Default: a tick. */
  mark?: ReactNode;
};

/** The end screen of a completed action. */
export function Thanks({ title, text, override, mark = <Tick />, children, below }: ThanksProps) {
  useSignals();
  const { session, fill, t } = useApp();
  const action = session.activeAction.value;
  return (
    <EndScreen
      mark={mark}
      title={override?.title || action.thankYouTitle || (title ?? t(`${action.type}.thankYouTitle` as TitleKey))}
      text={fill(override?.text || action.thankYouText) || (text ?? t(`${action.type}.thankYouText` as TextKey))}
      people={session.peopleOf(action)}
      below={below}
    >
      {children}
    </EndScreen>
  );
}
