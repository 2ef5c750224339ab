import { useApp } from '../ui/context.ts';
import { ByHandField } from './ByHandField.tsx';
import type { LinkByHand } from './commands.ts';

const LABEL = { copy: 'share.copyFailed', popup: 'share.popupFailed' } as const;

/** The link for a reader whose browser would neither copy it nor open a window. */
export const LinkField = ({ link, why }: LinkByHand) => <ByHandField label={useApp().t(LABEL[why])} value={link} />;
