/** Runs as on a device that has a share sheet of its own. */
export async function withDeviceSheet(run: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true });
  try {
    await run();
  } finally {
    // Shows what the device itself has again.
    Reflect.deleteProperty(navigator, 'share');
  }
}
