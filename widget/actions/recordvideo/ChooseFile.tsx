import { useSignals } from '@preact/signals-react/runtime';
import { type ChangeEvent, useRef } from 'react';
import { BigButton } from '../../ui/BigButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { createRecordCommands } from './commands.ts';
import { createRecordStore } from './store.ts';

/** What is wrong with the video that the reader chose. */
export function FileFaultNote() {
  useSignals();
  const { t } = useApp();
  const fault = useOfAction(createRecordStore).fileFault.value;
  if (!fault) return null;
  return (
    <p className="ca-error" role="alert">
      <Icon name="error" />
      {t(`recordvideo.${fault}`)}
    </p>
  );
}

/**
 * Takes a video from the device, for readers without a camera, and for those who have one already.
 *
 * @param props.isMain it is all that there is to do
 * @param props.hasNote says what is wrong with the file, where the screen does not
 */
export function ChooseFile({ isMain, hasNote = true }: { isMain?: boolean; hasNote?: boolean }) {
  useSignals();
  const { t } = useApp();
  const commands = useOfAction(createRecordCommands);
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again after it was refused.
    target.value = '';
    if (file) void commands.choose(file);
  };
  const label = t('recordvideo.chooseFile');
  return (
    <>
      {isMain ? (
        <BigButton onPress={open}>{label}</BigButton>
      ) : (
        <Button className="ca-quiet ca-record-file" onPress={open}>
          {label}
        </Button>
      )}
      <input ref={input} type="file" accept="video/*" hidden aria-label={label} onChange={choose} />
      {hasNote && <FileFaultNote />}
    </>
  );
}
