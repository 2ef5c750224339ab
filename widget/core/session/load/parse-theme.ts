import { Theme } from '../../api/wire/widget.ts';
import type { GivenTheme } from '../../model/look/theme.ts';
import type { Reading } from './parse-card.ts';

/** A publisher's theme without the fields that can't be read: a wrong look must not cost the whole widget. */
export const parseTheme = (given: unknown, { check, onDropped }: Reading): GivenTheme =>
  Object.fromEntries(
    Object.entries(given ?? {}).filter((field) => {
      const [failure] = check(Object.fromEntries([field]), Theme);
      if (failure) onDropped(`theme ${field[0]}`, failure.message);
      return !failure;
    }),
  );
