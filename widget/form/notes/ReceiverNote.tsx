import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';

/** Says who gets what is typed. @param receiver default: the action's partner, else the publisher */
export function ReceiverNote({ receiver = '' }: { receiver?: string | undefined }) {
  useSignals();
  const { session, t } = useApp();
  const { partner } = session.activeAction.value;
  const name = receiver || partner?.name || session.widget.value.publisher.name;
  return name ? <p className="ca-receiver">{t('form.goesTo', { name })}</p> : null;
}
