import { copyContent } from './content.ts';
import { type TestServer, withServer } from './server.ts';

export const OPENS = '2026-11-10T09:00:00Z';
export const CLOSES = '2026-11-20T09:00:00Z';

/** When a test looks. */
export const [EARLY, BETWEEN, LATE] = ['2026-11-10T08:59:59Z', '2026-11-15T00:00:00Z', '2026-11-20T09:00:00Z'] as const;

type Change = (widget: Record<string, unknown>) => void;

/** Runs on a server whose widgets of these files open and close, and whose clock the test sets. */
export async function withHours(
  files: readonly string[],
  use: (server: TestServer, setClock: (time: string) => void) => Promise<void>,
  { change, ...options }: Parameters<typeof withServer>[1] & { change?: Change } = {},
) {
  const content = copyContent();
  for (const file of files)
    content.change(`widgets/${file}.json`, (widget) => {
      Object.assign(widget, { opensAt: OPENS, closesAt: CLOSES, closed: { title: 'It is over' } });
      change?.(widget);
    });
  let now = BETWEEN as string;
  try {
    await withServer(
      (server) =>
        use(server, (time) => {
          now = time;
        }),
      { contentDir: content.dir, clock: () => new Date(now), playMoney: true, ...options },
    );
  } finally {
    content.remove();
  }
}
