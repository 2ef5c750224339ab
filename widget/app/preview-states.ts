import type { createPreview, PreviewOptions } from '../session/load/preview.ts';

type Preview = ReturnType<typeof createPreview>;

/** Hands an editor's states to the preview, whose code is loaded with the first of them. */
export function createPreviewStates(options: PreviewOptions) {
  let preview: Promise<Preview> | null = null;

  const open = async () => (await import('../session/load/preview.ts')).createPreview(options);

  return {
    /**
     * Takes an editor's partial state; the host passes it on in preview only, from an editor's origin (contract §5).
     */
    async take(partial: unknown) {
      // One chunk for all of them, so that states which arrive meanwhile keep their order.
      preview ??= open();
      preview.catch(() => {
        // The next state loads it again.
        preview = null;
      });
      (await preview).take(partial);
    },
    stop() {
      preview?.then((opened) => opened.stop()).catch(() => {});
    },
  };
}
