import type { ComponentType } from 'react';
import type { Locale } from '../../../i18n/index.ts';
import type { WireWidget } from '../../api/wire/widget.ts';
import type { ActionType } from '../../model/enums.ts';
import type { Answers } from './answers.ts';
import type { Stage } from './stage.ts';

/** What a state belongs to: a kind of action, a card that offers several, what several kinds show, or what stands around. */
export type StateKind = ActionType | 'card' | 'lawmakers' | 'shell';

/** One thing that a visitor may come to see, and the way there. */
export type GalleryState = {
  /** What `mockActionData` says; begins with the kind. */
  name: string;
  kind: StateKind;
  /** What the API would answer, in the locale's words. */
  widget: (locale: Locale) => WireWidget;
  /** What the calls answer in place of their canned answers. */
  answers?: Answers;
  /** What the visitor does to come here, on the drawn first card. */
  arrange?: (stage: Stage) => void | Promise<void>;
  /** In place of the kind's own screen: for what several kinds have on theirs. */
  Screen?: ComponentType;
  /** Below the widget stands a notice bar, and the host gives it room. */
  hasNotice?: true;
  /** No root yet, or none at all. */
  isRootless?: true;
  /** The API has no widget to give: 404 where it knows none, anything else where something broke. */
  fails?: { status: number };
  /** The console hears of it, as it should. */
  complains?: true;
};
