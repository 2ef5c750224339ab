import { useSignals } from '@preact/signals-react/runtime';
import { isOpaque } from '../../core/browser/is-opaque.ts';
import { Thanks } from '../../parts/ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createLinkCommands } from './commands.ts';
import { LinkScreen } from './LinkScreen.tsx';
import { createLinkStore } from './store.ts';

function LinkThanks() {
  useSignals();
  const { t } = useApp();
  const { url, site } = useOfAction(createLinkStore);
  const { opened } = useOfAction(createLinkCommands);
  return (
    <Thanks text={isOpaque() ? '' : t('link.opened', { site })}>
      <a className="ca-link" href={url} target="_blank" rel="noopener" onClick={() => void opened()}>
        {t('link.again')}
        <span className="ca-hidden"> ({t('common.newWindow')})</span>
      </a>
    </Thanks>
  );
}

/** The link, replaced by thanks once it was opened (spec §2: this kind has no end screen). */
export function LinkMain() {
  useSignals();
  const store = useOfAction(createLinkStore);
  return store.isOpened.value ? <LinkThanks /> : <LinkScreen />;
}
