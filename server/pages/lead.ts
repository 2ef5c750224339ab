import type { WireAction, WireCard, WireWidget } from '../../widget/api/wire.ts';
import { filled } from './filled.ts';

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
