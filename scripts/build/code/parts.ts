/**
 * Files that come together: whatever needs one of them gets all of them, in one chunk. Otherwise there would be a chunk
 * for each set of screens that share a file. The first pattern that matches counts.
 */
const PARTS: readonly RegExp[] = [
  // What forms share with a first card that has one
  /^widget\/(form\/kept-texts|browser\/tab-item)\.ts$/,
  // What a letter's front shares with forms
  /^widget\/(form\/(attempt|opt-ins\/opt-ins|person\/(asked-fields|person|phone)|steps)|api\/calls\/forms|api\/wire\/answers\/forms)\.ts$/,
  // What the fronts and screens share that may look for lawmakers
  /^widget\/(lawmakers\/(finding\.ts|ActionLawmakers\.tsx|use-first-image\.ts|ContactElsewhere\.tsx)|ui\/Printed\.tsx|model\/lawmakers\/recipient\.ts)$/,
  /^widget\/fields\//,
  // What questions with answers to choose from share, and then their results
  /^widget\/(choice\/(?!results\/)|api\/calls\/polls|api\/wire\/answers\/polls)/,
  /^widget\/(ending\/|share\/|browser\/copy-text)/,
  /^widget\/choice\/results\//,
  /^widget\/(form\/|model\/person\.ts$)/,
  /^widget\/(addresses|model\/address)\/|^widget\/api\/wire\/addresses\.ts$/,
  /^widget\/lawmakers\/|^widget\/api\/(calls|wire)\/lawmakers\.ts$/,
  /^widget\/(session\/fill|model\/copy)\//,
  // What outlives the page
  /^widget\/api\/(delivery|keepalive)\.ts$/,
];

/** Small files that come with another chunk, though only later ones import them: there they cost no journey a request. */
export type Extras = {
  /** With what makes and runs a widget. */
  core: readonly string[];
  /** With what draws: the screen with which most kinds begin, and what sends, so that no press waits for it. */
  drawing: readonly string[];
};

export const OF_FRAME: Extras = {
  core: [
    'widget/api/calls/call.ts',
    'widget/browser/is-opaque.ts',
    'widget/model/copy/mention.ts',
    'widget/session/failure-text.ts',
    'widget/signals/signals.ts',
  ],
  drawing: ['widget/api/http.ts', 'widget/front/StartScreen.tsx'],
};

export const OF_NATIVE: Extras = {
  core: [
    'widget/api/calls/call.ts',
    'widget/api/keepalive.ts',
    'widget/config/option-check.ts',
    'widget/model/activity.ts',
    'widget/model/copy/mention.ts',
    'widget/model/copy/placeholders.ts',
    'widget/native/styles.ts',
    'widget/session/failure-text.ts',
    'widget/signals/signals.ts',
  ],
  drawing: ['widget/api/http.ts', 'widget/front/StartScreen.tsx', 'widget/share/use-product-link.ts'],
};

const CODE = /\.tsx?$/;

/**
 * What each lazily imported file is to import besides its own imports.
 *
 * @param reached the source files that each of them needs already
 * @param isCore whether a source file comes before them anyway
 */
export function partsOf(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  isCore: (file: string) => boolean,
): Map<string, string[]> {
  const members = PARTS.map((): Set<string> => new Set());
  const times = new Map<string, number>();
  for (const files of reached.values()) for (const file of files) times.set(file, (times.get(file) ?? 0) + 1);
  const isShared = (file: string) =>
    !isCore(file) && !reached.has(file) && (times.get(file) ?? 0) > 1 && CODE.test(file);
  const partOf = (file: string) => (isShared(file) ? PARTS.findIndex((part) => part.test(file)) : -1);
  for (const file of times.keys()) members[partOf(file)]?.add(file);
  const needs = (files: ReadonlySet<string>) => new Set([...files].map(partOf));
  return new Map(
    [...reached].map(([lazy, files]) => [lazy, [...needs(files)].flatMap((part) => [...(members[part] ?? [])])]),
  );
}
