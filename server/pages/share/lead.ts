import type { WireAction, WireCard, WireWidget } from '../../../widget/api/wire.ts';
import { filled } from '../filled.ts';

export type Lead = { title: string; description: string };

/** A widget's title and description: from the first action of the first card. */
export function leadOf(widget: WireWidget, takeAction: string): Lead {
  const cards = widget.cards as (Omit<WireCard, 'actions'> & { actions: WireAction[] })[];
  const action = cards[0]?.actions[0];
  const title = action?.title ?? cards[0]?.heading ?? widget.widgetName ?? '';
  return {
    title: filled(title, action, widget) || takeAction,
    description: filled(action?.description ?? action?.text ?? cards[0]?.subHeading ?? '', action, widget),
  };
}
