import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import type { ShareCommands } from './commands.ts';

/** Announces that the link was copied: screen readers do not announce a button's changed label. */
export function Copied({ share }: { share: ShareCommands }) {
  useSignals();
  const { t } = useApp();
  return (
    <span role="status" className="ca-hidden">
      {share.isCopied.value && t('share.linkCopied')}
    </span>
  );
}
