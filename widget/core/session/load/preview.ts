import { check } from '../../api/wire/check.ts';
import { Widget, type WireWidget } from '../../api/wire/widget.ts';
import { isRecord } from '../../model/value.ts';
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
 * ms. A state that makes no valid widget is reported and left out: the others of the same 500 ms are shown.
 */
export function createPreview({ current, show, report }: PreviewOptions) {
  let gathered: WireWidget | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = () => {
    const answer = gathered;
    gathered = null;
    if (answer) show(answer);
  };
  return {
    take(partial: unknown) {
      if (!isRecord(partial)) return;
      const [failure, answer] = check(mergeState(gathered ?? current(), partial), Widget());
      if (failure) return report(failure);
      gathered = answer;
      clearTimeout(timer);
      timer = setTimeout(apply, PREVIEW_DEBOUNCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
