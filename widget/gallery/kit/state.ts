import type { ComponentType } from 'react';
import type { Locale } from '../../../i18n/index.ts';
import type { WireWidget } from '../../api/wire/widget.ts';
import type { ActionType } from '../../model/enums.ts';
import type { Answers } from './answers.ts';
import type { Stage } from './stage.ts';

/** The group of a state: a kind of action, cards with several actions, the lawmakers of several kinds, or the shell. */
export type StateKind = ActionType | 'card' | 'lawmakers' | 'shell';

/** One state of the widget that a reader may see, and how to reach it. */
export type GalleryState = {
  /** The value of `mockActionData`; begins with the kind. */
  name: string;
  kind: StateKind;
  /** Its place on the kind's path from the first screen to the thanks, from 1; the gallery shows the path as a strip. */
  step?: number;
  /** The API's answer, in this locale. */
  widget: (locale: Locale) => WireWidget;
  /** Answers of calls, in place of the API's. */
  answers?: Answers;
  /** The reader's steps from the drawn first card to this state. */
  arrange?: (stage: Stage) => void | Promise<void>;
  /** Replaces the kind's own screens, for parts that several kinds share. */
  Screen?: ComponentType;
  /** The widget has a notice bar, so it is higher. */
  hasNotice?: true;
  /** The widget itself is not drawn: a skeleton or a message is. */
  isRootless?: true;
  /** The API's status in place of a widget: 404 for an unknown one, others for a failure. */
  fails?: { status: number };
  /** The state warns in the console, as it should. */
  complains?: true;
};
