import type more from './en-US.more.ts';
import type first from './en-US.ts';
import type forms from './forms/en-US.forms.ts';

/** Copy that comes with a kind of action and stands beside it: a line per kind. */
type KindCopy = typeof import('../widget/actions/call/copy/en-US.ts').default &
  typeof import('../widget/actions/checkregistration/copy/en-US.ts').default &
  typeof import('../widget/actions/donation/copy/en-US.ts').default &
  typeof import('../widget/actions/email/copy/en-US.ts').default &
  typeof import('../widget/actions/link/copy/en-US.ts').default &
  typeof import('../widget/actions/opinion/copy/en-US.ts').default &
  typeof import('../widget/actions/petition/copy/en-US.ts').default &
  typeof import('../widget/actions/poll/copy/en-US.ts').default &
  typeof import('../widget/actions/quiz/copy/en-US.ts').default &
  typeof import('../widget/actions/recordvideo/copy/en-US.ts').default &
  typeof import('../widget/actions/sentimentpoll/copy/en-US.ts').default &
  typeof import('../widget/actions/signup/copy/en-US.ts').default &
  typeof import('../widget/actions/speedometer/copy/en-US.ts').default &
  typeof import('../widget/actions/tweet/copy/en-US.ts').default &
  typeof import('../widget/actions/video/copy/en-US.ts').default;

/** What another locale must hold where English holds this. */
type Shape<English> = { readonly [S in keyof English]: { readonly [K in keyof English[S]]: string } };

// A section may be spread over several parts.
type English = typeof first & typeof more & typeof forms & KindCopy;

/** What every locale must hold before a first card is drawn. */
export type FirstDictionary = Shape<typeof first>;

/** What every locale must hold besides. */
export type MoreDictionary = Shape<typeof more>;

/** What every locale must hold for forms. */
export type FormsDictionary = Shape<typeof forms>;

/** The whole copy's shape. */
export type Dictionary = Shape<English>;

/** What a translator accepts: a part, or a locale that lags behind; what misses shows its key. */
export type PartialDictionary = { readonly [S in keyof Dictionary]?: Partial<Dictionary[S]> };

type KeysOf<D> = { [S in keyof D & string]: `${S}.${keyof D[S] & string}` }[keyof D & string];

/** Every key of the copy, as `section.key`. */
export type Key = KeysOf<English>;

type TextOf<K extends Key> = K extends `${infer S extends keyof English & string}.${infer N}`
  ? N extends keyof English[S]
    ? English[S][N]
    : never
  : never;

// Not `unknown`: a union with it would swallow the arguments of the other keys.
type NoArguments = Record<never, never>;

type ArgumentType = { string: string; number: number };

type NamedArgument<Body> = Body extends `${infer Head}|${string}`
  ? NamedArgument<Head>
  : Body extends `${infer Name}:${infer T extends keyof ArgumentType}`
    ? { [N in Name]: ArgumentType[T] }
    : never;

/** `{name:string}` and `{n:number|count}` are arguments by name and type, `{{n:one|other}}` a plural over a number. */
type ArgumentsIn<Text> = Text extends `${string}{${infer After}`
  ? After extends `{${infer Name}:${string}}}${infer Rest}`
    ? { [N in Name]: number } & ArgumentsIn<Rest>
    : After extends `${infer Body}}${infer Rest}`
      ? NamedArgument<Body> & ArgumentsIn<Rest>
      : never
  : NoArguments;

type ArgumentsOf<K extends Key> = K extends Key ? ArgumentsIn<TextOf<K>> : never;
type NamesIn<A> = A extends A ? keyof A : never;
type ValueIn<A, N> = A extends A ? (N extends keyof A ? A[N] : never) : never;

/** A key known only as one of several needs the arguments of them all. */
type ArgumentList<A> = [NamesIn<A>] extends [never] ? [] : [args: { [N in NamesIn<A>]: ValueIn<A, N> }];

/** Looks up one text: `t('call.progress', { current: 2, total: 3 })`. Unknown keys and arguments do not compile. */
export type Translate = <K extends Key>(key: K, ...args: ArgumentList<ArgumentsOf<K>>) => string;

/** A widget's own `Translate`, which is given the rest of its locale when that has come. */
export type Translator = Translate & { add(more: PartialDictionary): void };

/** Keys whose text takes no argument: what may be stored and translated later, such as an error's message. */
export type PlainKey = { [K in Key]: ArgumentList<ArgumentsOf<K>> extends [] ? K : never }[Key];
