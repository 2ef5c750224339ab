import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentType, ReactNode } from 'react';
import type { Key } from '../../i18n/index.ts';
import type { ActionType } from '../core/model/enums.ts';
import { ActionBar } from './ActionBar.tsx';
import { BigButton } from './BigButton.tsx';
import { useApp } from './context.ts';
import { Heading } from './Heading.tsx';

export type StartScreenProps = {
  /** Draws the kind's label of the button; default: as it is. */
  as?: ComponentType<{ children: string }>;
  /** Default: the action's title. */
  title?: string;
  /** Between the lead and the bar. */
  children?: ReactNode;
  /** In a wide widget the children stand beside title and lead. */
  isBeside?: boolean;
  /** Beside the button. */
  note?: ReactNode;
  /** The lawmakers are still to be found, which the button does first. */
  isFinding?: boolean;
  /** Default: starts the action and opens its main screen. */
  onStart?: () => void;
  /** Whether the button leads to the end screen, which offers sharing. Default: whether the action is completed. */
  isOver?: boolean;
};

/** The button's label where the publisher gives none. */
type LabelKey = Extract<Key, `${ActionType}.start`>;

/** An action's front: its text and the button that starts it. */
export function StartScreen(props: StartScreenProps) {
  useSignals();
  const { as: As, title, children, isBeside, note, isFinding, onStart, isOver } = props;
  const { session, fill, t, commands } = useApp();
  const action = session.activeAction.value;
  const own = t(`${action.type}.start` as LabelKey);
  const lead = fill(action.description || action.text);
  const open = () => {
    commands.initiate(action);
    commands.open(action, '');
  };
  const start = isFinding ? t('lawmakers.find') : fill(action.customButtonText) || own;
  const label = (isOver ?? commands.isDone(action)) ? t('share.page') : start;
  const shown = As && label === own ? <As>{label}</As> : label;
  return (
    <div className="ca-form" data-beside={isBeside || undefined}>
      <Heading unseen={label}>{title || action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      {children}
      <ActionBar button={<BigButton onPress={onStart ?? open}>{shown}</BigButton>}>{note}</ActionBar>
    </div>
  );
}
