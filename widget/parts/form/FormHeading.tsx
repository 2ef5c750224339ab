import { type ReactNode, useId } from 'react';
import type { PlainKey } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import type { StepName } from './steps.ts';

/** Headings of the steps that follow a form's first one, which has the form's own. */
const LATER_TITLES = {
  words: 'form.message',
  person: 'form.yourDetails',
  birth: 'form.yourDateOfBirth',
  address: 'form.whereYouLive',
  optIns: 'form.stayInTouch',
} as const satisfies Record<StepName, PlainKey>;

export type FormHeadingProps = {
  /** The form's own title. */
  title: string;
  /** Below the title; in a wide widget beside the step's number. */
  note?: ReactNode;
  /** In a wide widget the note is beside the title instead, as high as both lines. */
  isNoteHigh?: boolean | undefined;
  /** The title gives way to what is written, in 14 px: `cut` after one line, where it was read before, or `whole`. */
  line?: 'cut' | 'whole' | undefined;
  steps: { name: StepName; index: number; count: number; isFirst: boolean };
};

/** Size of a title that gives way, CSS px. */
const LINE_PX = 14;

const noteOf = (note: ReactNode, isHigh = false) => (note ? (isHigh ? 'high' : 'line') : undefined);

/** The heading of a form's step, with "Step 1 of 2" above it. Screen readers hear both as one. */
export function FormHeading({ title, note, isNoteHigh, line, steps }: FormHeadingProps) {
  const { name, index, count, isFirst } = steps;
  const { t } = useApp();
  const id = useId();
  const text = isFirst ? title : t(LATER_TITLES[name]);
  if (count === 1) return <Heading>{text}</Heading>;
  return (
    <div
      className="ca-step-head"
      data-note={noteOf(isFirst && note, isNoteHigh)}
      data-line={(isFirst && line) || undefined}
    >
      <p className="ca-step" id={`${id}step`}>
        {t('form.step', { n: index + 1, of: count })}
      </p>
      <Heading id={`${id}title`} labelledBy={`${id}step ${id}title`} {...(isFirst && line && { maxPx: LINE_PX })}>
        {text}
      </Heading>
      {isFirst && note && <div className="ca-step-note">{note}</div>}
    </div>
  );
}
