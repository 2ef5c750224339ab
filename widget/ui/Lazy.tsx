import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useApp } from './context.ts';

export type LazyProps = {
  /** Once true, the component is loaded, and stays. */
  when: boolean;
  load: () => Promise<{ Part: ComponentType }>;
  /** Called if it could not be loaded, so that the owner can reset `when`. */
  onFailed?: () => void;
  /** Keeps its place until it comes, so that nothing moves then. */
  room?: ReactNode;
  /** Shows no alert if it could not be loaded. */
  isOrnament?: boolean;
};

/** A component that the first card does without: it is loaded together with the rest of the copy. */
export function Lazy({ when, load, onFailed, room, isOrnament }: LazyProps) {
  const app = useApp();
  const { report, commands, t, loadWords } = app;
  const [loaded, setLoaded] = useState<{ of: typeof app; Part: ComponentType } | null>(null);
  // An editor's state opens another app, which has to load its copy first.
  const Part = loaded?.of === app ? loaded.Part : (app.parts.get(load) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `onFailed` is no reason to load again
  useEffect(() => {
    if (!when || Part) return;
    Promise.all([load(), loadWords()]).then(
      ([module]) => setLoaded({ of: app, Part: module.Part }),
      (error) => {
        report(error);
        if (!isOrnament) commands.alert(t('shell.screenFailed'));
        onFailed?.();
      },
    );
  }, [when, Part, load, app]);
  return Part ? <Part /> : room;
}
