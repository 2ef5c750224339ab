import { useApp } from '../ui/context.ts';
import type { LinkByHand } from './commands.ts';
import { ByHandField } from './parts/ByHandField.tsx';

const LABEL = { copy: 'share.copyFailed', popup: 'share.popupFailed' } as const;

/** A link to copy by hand, where the browser refused to copy it or to open a window. */
export const LinkField = ({ link, why }: LinkByHand) => <ByHandField label={useApp().t(LABEL[why])} value={link} />;
