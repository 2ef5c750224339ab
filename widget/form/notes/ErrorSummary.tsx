import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** An invalid field. */
export type Problem = { name: string; label: string; error: string; isEmpty: boolean };

export type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** Focuses the field. */
  onPick: (name: string) => void;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * The number of invalid fields, on one line that opens their list. Items are buttons instead of fragment links, because
 * the fragment belongs to the host (contract §4).
 */
export function ErrorSummary({ problems, onPick, ref }: ErrorSummaryProps) {
  const { t } = useApp();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  // The list lies over the fields: it may not hide one that has the focus (WCAG 2.4.11).
  useEffect(() => {
    const root = group.current?.closest('.ca-root');
    if (!isOpen || !root) return;
    const leave = ({ target }: Event) => {
      if (!group.current?.contains(target as Node)) setOpen(false);
    };
    root.addEventListener('focusin', leave);
    return () => root.removeEventListener('focusin', leave);
  }, [isOpen]);
  const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
  const toggle = () => setOpen(!isOpen);
  const line = { id: `${id}line`, 'aria-expanded': isOpen, 'aria-controls': id, onClick: toggle };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups links to them
    <div role="group" className="ca-problems" aria-labelledby={`${id}line`} onKeyDown={close} ref={group}>
      <button {...line} type="button" ref={ref}>
        <Icon name="error" />
        <span>{t('errors.summary', { n: problems.length })}</span>
        <Icon name="next" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {problems.map(({ name, label, error }) => (
          <li key={name}>
            <button type="button" className="ca-link" onClick={() => onPick(name)}>
              {t('form.problem', { label, error })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
