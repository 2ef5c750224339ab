import { createTransport, type SendMailOptions } from 'nodemailer';

/** The relay's answer when it accepted a letter. */
type Proof = { messageId: string; response: string; accepted: string[] };

/** Sends letters. */
export type Relay = { send: (message: SendMailOptions) => Promise<Proof>; close: () => void };

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

/** @param url `smtps://user:password@relay.example`, or `smtp://`, with STARTTLS if the relay offers it */
export function createRelay(url: string): Relay {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async send(message) {
      const { messageId, response, accepted } = await transport.sendMail(message);
      return { messageId, response, accepted: accepted.map(String) };
    },
    close: () => transport.close(),
  };
}

type SmtpFailure = Error & { code?: string; responseCode?: number; command?: string };

const PERMANENT = 500;
/** Refusals of these commands concern one letter; any other concerns all. */
const ABOUT_THE_LETTER = ['RCPT TO', 'DATA'];

/** Why a letter was not sent, and whether trying again is useless. */
export function failureOf(cause: unknown): { reason: string; code: string; isFinal: boolean } {
  const { message, code = 'unknown', responseCode = 0, command = '' } = cause as SmtpFailure;
  const isFinal = responseCode >= PERMANENT && ABOUT_THE_LETTER.includes(command);
  return { reason: String(message).slice(0, 500), code: responseCode ? `${code} ${responseCode}` : code, isFinal };
}
