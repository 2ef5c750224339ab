import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from './context.ts';

export type LaterProps = {
  /** Once true, the component is loaded and stays. */
  when: boolean;
  load: () => Promise<{ Part: ComponentType }>;
};

/** A part of the shell that the first card does without: it comes when it is first wanted. */
export function Later({ when, load }: LaterProps) {
  const { report, commands, t } = useApp();
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!when || Part) return;
    load().then(
      (module) => setPart(() => module.Part),
      (error) => {
        report(error);
        commands.alert(t('shell.screenFailed'));
      },
    );
  }, [when, Part, load, report, commands, t]);
  return Part && <Part />;
}
