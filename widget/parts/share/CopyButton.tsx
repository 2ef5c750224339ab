import { Icon, type IconName } from '../../ui/Icon.tsx';

export type CopyButtonProps = {
  className: 'ca-quiet' | 'ca-link';
  isCopied: boolean;
  /** Label, and the label for a second after copying. */
  words: readonly [copy: string, copied: string];
  icon?: IconName;
  /** It is the large one of an end screen. */
  isMain?: boolean;
  onCopy: () => void;
};

/** A copy button that confirms for a second. Both labels take up space, so that the width never changes. */
export function CopyButton({ className, isCopied, words, icon, isMain, onCopy }: CopyButtonProps) {
  const shown = isCopied ? 'check' : icon;
  return (
    <button
      type="button"
      className={`${className} ca-copy${isMain ? ' ca-share-main' : ''}`}
      data-copied={isCopied || undefined}
      onClick={onCopy}
    >
      {shown && <Icon name={shown} />}
      <span className="ca-swap">
        <span hidden={isCopied}>{words[0]}</span>
        <span hidden={!isCopied}>{words[1]}</span>
      </span>
    </button>
  );
}
