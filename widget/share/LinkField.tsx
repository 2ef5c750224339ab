import { isOpaque } from '../browser/is-opaque.ts';
import { useApp } from '../ui/context.ts';
import type { LinkByHand } from './commands.ts';
import { OwnPageLink } from './OwnPageLink.tsx';
import { ByHandField } from './parts/ByHandField.tsx';

const LABEL = { copy: 'share.copyFailed', popup: 'share.popupFailed' } as const;

/** A link to copy by hand, where the browser refused to copy it or to open a window. */
export function LinkField({ link, why }: LinkByHand) {
  const { t } = useApp();
  return (
    <>
      <ByHandField label={t(LABEL[why])} value={link} />
      {isOpaque() && <OwnPageLink />}
    </>
  );
}
