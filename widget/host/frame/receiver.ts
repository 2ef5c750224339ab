import type { HostHandlers } from '../host.ts';
import { type Heard, parseHostMessage } from './messages.ts';

export type ReceiverOptions = {
  previewOrigins: readonly string[];
  isPreview: boolean;
  /** The parent's first message, and the only origin that is heard from then on. */
  onFirst: (message: Heard, origin: string) => void;
  /** What the parent says that is no message of ours: it may be another host (hosts/index.ts). */
  onOther: (event: MessageEvent) => void;
  handlers: HostHandlers;
};

/**
 * Takes messages from the parent only, and only from the origin that spoke first; an editor's states from its origins.
 */
export function createReceiver({ previewOrigins, isPreview, onFirst, onOther, handlers }: ReceiverOptions) {
  let pinnedOrigin: string | null = null;
  return (event: MessageEvent) => {
    const { source, origin, data } = event;
    if (source !== window.parent) return;
    const message = parseHostMessage(data);
    if (!message) return onOther(event);
    if (message.type === 'previewState') {
      if (isPreview && previewOrigins.includes(origin)) handlers.previewState(message.state);
      return;
    }
    if (pinnedOrigin === null) {
      pinnedOrigin = origin;
      onFirst(message, origin);
    } else if (origin !== pinnedOrigin) return;
    if (message.type === 'visible') handlers.visible(message.kind);
    else if (message.type === 'adBlock') handlers.adBlock(message.detected);
    else handlers.consent(message);
  };
}
