import { useSignals } from '@preact/signals-react/runtime';
import { CopyButton } from '../../../share/CopyButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createCall } from '../create.ts';
import type { Callee } from '../people/parse-callees.ts';
import { formatPhone } from './phone.ts';

/** For dialling on another device. */
export function CopyNumber({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const line = callee.lines[store.attemptOf(callee).line];
  if (!line) return null;
  const phone = formatPhone(line.phone, callee.countryCode);
  return (
    <CopyButton
      className="ca-link"
      isCopied={store.copier.copied.value === phone}
      words={[t('call.copyNumber'), t('call.numberCopied')]}
      onCopy={() => void commands.copy(phone)}
    />
  );
}
