import { Sheet } from '#platform/Sheet.tsx';
import { isPreview } from '../../core/config/mode.ts';
import { useApp } from '../../ui/context.ts';
import css from './mode.css' with { type: 'text' };

/** Says that nothing is sent, so that nobody believes they have signed in a preview or a test (contract §8). */
export function ModeLine() {
  const { mode, t } = useApp();
  return (
    <>
      <Sheet css={css} />
      <p>{t(isPreview(mode) ? 'shell.modePreview' : 'shell.modeTest')}</p>
    </>
  );
}
