import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import type { Action } from '../../core/model/action.ts';
import { inDisplayOrder } from '../../core/model/navigation/display-order.ts';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { CardHeading } from './CardHeading.tsx';

/** The names and roles of an action's recipients. Where the content gives none: its title and its owner. */
function useContact(action: Action) {
  useSignals();
  const { screens, fill, t, locale } = useApp();
  const named: readonly { name: string; title?: string }[] =
    screens.kindOf(action.type).recipients?.(action.details) ?? action.emailRecipients;
  const names = named.map(({ name }) => name);
  const title = (named.length === 1 && named[0]?.title) || '';
  return { name: nameList(names, t, locale) || fill(action.title, action), role: title || action.partner?.name || '' };
}

/** Name, role and one clear action. */
function Contact({ action }: { action: Action }) {
  useSignals();
  const { commands, fill, t } = useApp();
  const { name, role } = useContact(action);
  const label = fill(action.customButtonText || action.shortName, action) || t(`kinds.${action.type}`);
  const isNamed = name !== '' && name !== label;
  return (
    <li data-named={isNamed || undefined}>
      {isNamed && (
        <span className="ca-row-text">
          <b>{name}</b>
          {role && <small>{role}</small>}
        </span>
      )}
      <BigButton onPress={() => void commands.choose(action)}>{label}</BigButton>
    </li>
  );
}

/** A choice between ways to contact people: call, write or post. */
export function ChooseOneContact() {
  useSignals();
  const { session, t } = useApp();
  return (
    <div className="ca-form" data-list="">
      <CardHeading fallback={t('cards.chooseContact')} />
      <ul className="ca-contacts">
        {inDisplayOrder(session.activeCard.value?.actions ?? []).map((action) => (
          <Contact key={action.identifier} action={action} />
        ))}
      </ul>
    </div>
  );
}
