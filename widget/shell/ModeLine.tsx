import { isPreview } from '../config/mode.ts';
import { useApp } from '../ui/context.ts';
import css from './mode.css' with { type: 'text' };

/** Whoever tries the widget out, or was sent such a link, must not believe that they have signed (contract §8). */
export function ModeLine() {
  const { mode, t } = useApp();
  return (
    <>
      <style>{css}</style>
      <p>{t(isPreview(mode) ? 'shell.modePreview' : 'shell.modeTest')}</p>
    </>
  );
}
