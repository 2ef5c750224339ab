import { useSignals } from '@preact/signals-react/runtime';
import { shareLink } from '../../../share/links.ts';
import { useApp } from '../../../ui/context.ts';

/** Link to the share page, which can dial where a sandboxed frame cannot (contract §4). */
export function ShareLink() {
  useSignals();
  const { config, session, t } = useApp();
  const { widgetRequestId: requestId, articleUrl } = session.widget.value;
  const href = shareLink({ shareBase: config.shareBase, requestId, articleUrl });
  return (
    <p>
      <a className="ca-link" href={href} target="_blank" rel="noopener">
        {t('shell.openShare')}
      </a>
    </p>
  );
}
