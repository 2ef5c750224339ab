import { useSignals } from '@preact/signals-react/runtime';
import { inDisplayOrder } from '../model/navigation/display-order.ts';
import { useApp } from '../ui/context.ts';
import { CardHeading } from './CardHeading.tsx';

/** A choice between ways to contact the same people: call, write or post. */
export function ChooseOneContact() {
  useSignals();
  const { session, commands, fill, t } = useApp();
  const isMoving = session.isMoving.value;
  return (
    <div className="ca-form">
      <CardHeading fallback={t('cards.chooseContact')} />
      <ul className="ca-contacts">
        {inDisplayOrder(session.activeCard.value?.actions ?? []).map((action) => (
          <li key={action.identifier}>
            <button
              type="button"
              className="ca-big"
              data-big-button=""
              disabled={isMoving}
              onClick={() => commands.choose(action)}
            >
              <span>{fill(action.customButtonText || action.shortName, action) || t(`kinds.${action.type}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
