import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';

/**
 * Says who gets what is typed, with a link to the privacy notice of the partner, else of the publisher.
 *
 * @param receiver default: the action's partner, else the publisher
 */
export function ReceiverNote({ receiver = '' }: { receiver?: string | undefined }) {
  useSignals();
  const { session, t } = useApp();
  const { partner } = session.activeAction.value;
  const { publisher } = session.widget.value;
  const name = receiver || partner?.name || publisher.name;
  const notice = partner?.privacyUrl || publisher.privacyUrl;
  if (!name) return null;
  return (
    <p className="ca-receiver">
      {t('form.goesTo', { name })}
      {notice && ' '}
      {notice && (
        <a href={notice} target="_blank" rel="noopener">
          {t('form.privacyNotice')}
          <span className="ca-hidden"> ({t('common.newWindow')})</span>
        </a>
      )}
      {notice && '.'}
    </p>
  );
}
