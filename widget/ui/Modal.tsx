import { type ReactNode, useId } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { useApp } from './context.ts';
import { Icon } from './Icon.tsx';
import css from './overlay.css' with { type: 'text' };
import { useDialog } from './use-dialog.ts';

export type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Id of what a screen reader reads after the title. */
  describedBy?: string;
  /** A selector of what has the focus first. Default: the first control, which closes the dialog. */
  opensOn?: string;
  children: ReactNode;
};

/** A modal dialog: a card in the middle of a wide widget, a sheet from below in a narrow one (spec §9). */
export function Modal({ isOpen, onClose, title, describedBy, opensOn, children }: ModalProps) {
  const { t } = useApp();
  const id = useId();
  return (
    <dialog
      className="ca-over ca-over-modal"
      aria-labelledby={id}
      aria-describedby={describedBy}
      {...useDialog(isOpen, onClose, opensOn)}
    >
      <Sheet css={css} />
      {isOpen && (
        <div className="ca-modal">
          <div className="ca-panel-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="ca-round" aria-label={t('shell.closeModal')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className="ca-modal-body">{children}</div>
        </div>
      )}
    </dialog>
  );
}
