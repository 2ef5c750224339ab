import { Icon, type IconName } from '../ui/Icon.tsx';

export type CopyButtonProps = {
  className: 'ca-quiet' | 'ca-link';
  isCopied: boolean;
  /** Label, and the label for a second after copying. */
  words: readonly [copy: string, copied: string];
  icon?: IconName;
  onCopy: () => void;
};

/** A copy button that confirms for a second. Both labels take up space, so that the width never changes. */
export function CopyButton({ className, isCopied, words, icon, onCopy }: CopyButtonProps) {
  const shown = isCopied ? 'check' : icon;
  return (
    <button type="button" className={`${className} ca-copy`} data-copied={isCopied || undefined} onClick={onCopy}>
      {shown && <Icon name={shown} />}
      <span className="ca-swap">
        <span hidden={isCopied}>{words[0]}</span>
        <span hidden={!isCopied}>{words[1]}</span>
      </span>
    </button>
  );
}
