import { useSignals } from '@preact/signals-react/runtime';
import { inDisplayOrder } from '../model/navigation/display-order.ts';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { CardHeading } from './CardHeading.tsx';

/** A choice between ways to contact the same people: call, write or post. */
export function ChooseOneContact() {
  useSignals();
  const { session, commands, fill, t } = useApp();
  return (
    <div className="ca-form">
      <CardHeading fallback={t('cards.chooseContact')} />
      <ul className="ca-contacts">
        {inDisplayOrder(session.activeCard.value?.actions ?? []).map((action) => (
          <li key={action.identifier}>
            <BigButton onPress={() => void commands.choose(action)}>
              {fill(action.customButtonText || action.shortName, action) || t(`kinds.${action.type}`)}
            </BigButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
