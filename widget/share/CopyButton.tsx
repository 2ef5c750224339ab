import { Icon, type IconName } from '../ui/Icon.tsx';

export type CopyButtonProps = {
  className: 'ca-quiet' | 'ca-link';
  isCopied: boolean;
  /** Before it is pressed, and for a second after. */
  words: readonly [copy: string, copied: string];
  icon?: IconName;
  onCopy: () => void;
};

/** Copies, and shows for a second that it has. Both texts hold the place, so that the button keeps its width. */
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
