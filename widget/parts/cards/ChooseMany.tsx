import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Action } from '../../core/model/action.ts';
import { inDisplayOrder } from '../../core/model/navigation/display-order.ts';
import type { Card } from '../../core/model/widget.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CardHeading } from './CardHeading.tsx';

const KEY = {};
const noPositions = () => new Map<Card['id'] | undefined, number>();

/** Restores the scroll position of the active card's list (contract §8). @param ref an element in the list */
function useKeptScroll(ref: RefObject<HTMLElement | null>) {
  useSignals();
  const { session, once } = useApp();
  const id = session.activeCard.value?.id;
  const positions = once(KEY, noPositions);
  useLayoutEffect(() => {
    const stage = ref.current?.closest('.ca-stage');
    if (!stage) return;
    stage.scrollTop = positions.get(id) ?? 0;
    return () => void positions.set(id, stage.scrollTop);
  }, [ref, id, positions]);
}

function ActionRow({ action }: { action: Action }) {
  useSignals();
  const { session, commands, fill, t } = useApp();
  const isDone = session.completedActionIdentifiers.value.has(action.identifier);
  return (
    <li>
      <Button className="ca-row" data-done={isDone || undefined} onPress={() => void commands.choose(action)}>
        <span className="ca-row-text">
          <b>{fill(action.shortName || action.title, action)}</b>
          {isDone ? (
            <small className="ca-row-done">
              <Icon name="check" />
              {t('cards.completed')}
            </small>
          ) : (
            <small>{action.partner?.name || t(`kinds.${action.type}`)}</small>
          )}
        </span>
        <Icon name="next" />
      </Button>
    </li>
  );
}

/**
 * A list of actions that can be done in any order. Each row leads to one, which its arrow says; completed ones are marked, and
 * each leads back to the list.
 */
export function ChooseMany() {
  useSignals();
  const { session, t } = useApp();
  const rows = useRef<HTMLUListElement>(null);
  useKeptScroll(rows);
  const card = session.activeCard.value;
  const actions = inDisplayOrder(card?.actions ?? []);
  const done = actions.filter(({ identifier }) => session.completedActionIdentifiers.value.has(identifier)).length;
  const isDonation = card?.type === 'choosesOneDonation';
  return (
    <div className="ca-form" data-list={done === 0 || undefined}>
      <CardHeading fallback={t(isDonation ? 'cards.chooseDonation' : 'cards.chooseMany')} />
      <ul className="ca-rows" ref={rows}>
        {actions.map((action) => (
          <ActionRow key={action.identifier} action={action} />
        ))}
      </ul>
      {done > 0 && (
        <ActionBar>
          <p>
            {done === actions.length
              ? t('cards.allDone')
              : t('cards.completedCount', { n: done, total: actions.length })}
          </p>
        </ActionBar>
      )}
    </div>
  );
}
