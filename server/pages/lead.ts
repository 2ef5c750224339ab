import type { WireAction, WireCard, WireWidget } from '../../widget/core/api/wire.ts';
import { type Hours, hoursAt } from '../widgets/hours.ts';
import type { ShareCopy } from './copy.ts';
import { filled } from './html.ts';

export type Lead = {
  title: string;
  description: string;
  /** Of the button that leads to it. */
  label: string;
};

type StoredCard = Omit<WireCard, 'actions'> & { actions: WireAction[] };

/** What the widget shows first. */
export function firstOf(widget: WireWidget): { card: StoredCard | undefined; action: WireAction | undefined } {
  const [card] = widget.cards as StoredCard[];
  return { card, action: card?.actions[0] };
}

/** The picture of an action as the content names it; '' for none. */
export const pictureNameOf = (action: WireAction | undefined) =>
  action?.pictureUrls?.find(Boolean) ?? action?.pictureId ?? '';

/** Whether readers see no more than what came of a widget (contract §6). */
export const isClosed = (widget: WireWidget, now: Date) => hoursAt(widget as Hours, now).state === 'closed';

/** What leads to a widget: after closing there is nothing to do but to look. */
export const labelOf = (widget: WireWidget, { label }: Lead, { seeResults }: ShareCopy, now: Date) =>
  isClosed(widget, now) ? seeResults : label;

/** What a widget says of itself: from the first action of the first card. */
export function leadOf(widget: WireWidget, takeAction: string): Lead {
  const { card, action } = firstOf(widget);
  const title = action?.title ?? card?.heading ?? widget.widgetName ?? '';
  return {
    title: filled(title, action, widget) || takeAction,
    description: filled(action?.description ?? action?.text ?? card?.subHeading ?? '', action, widget),
    label: filled(action?.customButtonText ?? '', action, widget) || takeAction,
  };
}
