const FLAG = /^true$/;
const PIXELS = /^(?!0+$)\d+(\.\d+)?$/;

/** What the options of the frame's address accept (contract §4). An option that is not here accepts any value. */
const OPTION_RULES = {
  mode: /^ab4e-(preview|test)$/,
  consent: /^(granted|denied|required|auto)$/,
  width: PIXELS,
  height: PIXELS,
  designVariant: /^\d+$/,
  colorScheme: /^(light|dark|auto|page)$/,
  embedType: /^[0-7]$/,
  sponsored: FLAG,
  notice: FLAG,
  disableTracking: FLAG,
};

export type RuledOption = keyof typeof OPTION_RULES;

export const isRuled = (name: string): name is RuledOption => Object.hasOwn(OPTION_RULES, name);

/** Whether an option accepts this value. */
export const takes = (name: string, value: string) => !isRuled(name) || OPTION_RULES[name].test(value);
