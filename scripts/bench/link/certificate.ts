import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer };

const REQUEST = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=*.localhost';

/** A key and a certificate that it has signed itself. @throws Error where there is no OpenSSL */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync('openssl', [...REQUEST.split(' '), '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('The certificate of the measured sites could not be made: is the program openssl installed?', {
      cause,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
