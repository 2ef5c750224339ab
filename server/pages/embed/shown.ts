import type { WireWidget } from '../../../widget/core/api/wire.ts';
import { languageOf, shareCopy } from '../copy.ts';
import { leadOf } from '../lead.ts';
import type { Choices } from './choices.ts';

/** What a snippet takes from the widget that it shows. */
export type Shown = {
  /** The frame's title, in the widget's language. */
  takeAction: string;
  /** The text of the link that stands there until the widget does, in the content's own words if it has any. */
  label: string;
  title: string;
  /** CSS px; null for the usual height. */
  customHeight: number | null;
};

/** What a snippet is written from. */
export type Written = Choices & {
  origin: string;
  /** Where the widget is known. */
  shown?: Shown | undefined;
};

/** What the page shows. */
export type Embedded = {
  origin: string;
  choices: Choices;
  /** What the widget says of itself; null if there is none of this id. */
  shown: Shown | null;
};

export const UNKNOWN: Shown = { takeAction: 'Take action', label: 'Take action', title: '', customHeight: null };

export function shownOf(widget: WireWidget): Shown {
  const { takeAction } = shareCopy(languageOf(widget.languageLocale));
  const { title, label } = leadOf(widget, takeAction);
  return { takeAction, label, title, customHeight: widget.customSizing?.height || null };
}
