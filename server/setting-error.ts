/** A setting, an argument or a file that can't be used. Its message is for the person who runs the server. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
