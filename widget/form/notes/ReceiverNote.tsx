import { useSignals } from '@preact/signals-react/runtime';
import { isOpaque } from '../../browser/is-opaque.ts';
import { useApp } from '../../ui/context.ts';

/** A sandbox that opens no window has the address as text, so that nothing leads away from what is typed. */
function Notice({ href }: { href: string }) {
  const { t } = useApp();
  if (isOpaque()) return ` ${t('form.privacyNotice')}: ${href}`;
  return (
    <>
      {' '}
      <a href={href} target="_blank" rel="noopener">
        {t('form.privacyNotice')}
        <span className="ca-hidden"> ({t('common.newWindow')})</span>
      </a>
      .
    </>
  );
}

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
      {notice && <Notice href={notice} />}
    </p>
  );
}
