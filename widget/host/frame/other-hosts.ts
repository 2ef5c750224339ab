import { EMBED } from '../../../loader/protocol.ts';
import type { Told } from './hosts/index.ts';

/** What AMP and WordPress write into the frame's address: its fragment is the host's (contract §4). */
const MARKS = /[#&]amp=1|^#\?secret=/;

/** How the messages of iframe-resizer's and Iframely's parents begin. */
const WORDS = /^(\[iFrameSizer\]|\{"method":")/;

const shows = (data: unknown) => (typeof data === 'string' ? WORDS.test(data) : Object(data).sentinel === 'amp');

const open = async (told: Told) => (await import('./hosts/index.ts')).createHosts(told);

/** Waits for a host other than our loader to show itself. Until then nothing of them is loaded. */
export function watchForHosts(told: Told) {
  let hosts: ReturnType<typeof open> | null = null;
  let isOver = false;
  let height = -1;
  type Hosts = Awaited<NonNullable<typeof hosts>>;
  const tell = (run: (met: Hosts) => void) => {
    hosts ??= open(told);
    hosts.then(run).catch(() => {
      hosts = null; // the next message tries again
    });
  };
  const tellHeight = (met: Hosts) => met.height(height);
  if (MARKS.test(location.hash) || told.embedType === EMBED.Iframely) tell(tellHeight);
  return {
    /** Takes what the parent says, unless it is our loader's. */
    hear(event: MessageEvent) {
      if (!isOver && (hosts || shows(event.data)))
        tell((met) => {
          met.hear(event);
          met.height(height);
        });
    },
    height(px: number) {
      height = px;
      if (hosts) tell(tellHeight);
    },
    stop() {
      isOver = true;
      if (hosts) tell((met) => met.stop());
    },
  };
}
