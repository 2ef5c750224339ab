import { validate } from 'superstruct';
import { Widget, type WireWidget } from '../../api/wire/widget.ts';
import { isRecord } from '../../model/is-record.ts';
import { PREVIEW_DEBOUNCE_MS } from '../../numbers/constants.ts';

export type PreviewOptions = {
  /** The API's answer behind the widget that is shown now. */
  current: () => WireWidget;
  show: (answer: WireWidget) => void;
  report: (error: unknown) => void;
};

/** Merges an editor's partial state into an answer: top-level fields replace those of the answer (contract §5). */
export const mergeState = (current: WireWidget, partial: unknown): unknown => ({
  ...current,
  ...(isRecord(partial) ? partial : {}),
});

/**
 * Shows an editor's states (spec §4). Editors type faster than a widget can be drawn, so changes are gathered for 500
 * ms. A state that is no valid widget is reported, and what is shown stays.
 */
export function createPreview({ current, show, report }: PreviewOptions) {
  let gathered: Record<string, unknown> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = () => {
    const [failure, answer] = validate(mergeState(current(), gathered), Widget);
    gathered = {};
    if (failure) report(failure);
    else show(answer);
  };
  return {
    take(partial: unknown) {
      if (!isRecord(partial)) return;
      gathered = { ...gathered, ...partial };
      clearTimeout(timer);
      timer = setTimeout(apply, PREVIEW_DEBOUNCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
