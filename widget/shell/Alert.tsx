import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** The alert at the top. Its live region always exists, so that screen readers announce what is added. */
export function Alert() {
  useSignals();
  const { session, commands, t } = useApp();
  const alert = session.alert.value;
  const hold = () => commands.holdAlert(true);
  const letGo = () => commands.holdAlert(false);
  return (
    <div role="alert" className="ca-alerts" onMouseEnter={hold} onMouseLeave={letGo} onFocus={hold} onBlur={letGo}>
      {alert && (
        <div className="ca-alert" key={alert.id}>
          <Icon name="error" />
          <p>{alert.text || t('errors.generic')}</p>
          <button type="button" aria-label={t('shell.closeAlert')} onClick={commands.hideAlert}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
