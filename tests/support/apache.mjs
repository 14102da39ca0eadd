// Debian's Apache with the configuration of docs/self-host, on a free port of this machine: the app, if it is built, and /dav.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../tools/free-port.mjs';

const PROGRAM = '/usr/sbin/apache2';
const MODULES = '/usr/lib/apache2/modules';
const LOADED = {
  mpm_event: 'mod_mpm_event',
  authz_core: 'mod_authz_core',
  authz_user: 'mod_authz_user',
  authn_core: 'mod_authn_core',
  authn_file: 'mod_authn_file',
  auth_basic: 'mod_auth_basic',
  alias: 'mod_alias',
  deflate: 'mod_deflate',
  dir: 'mod_dir',
  filter: 'mod_filter',
  mime: 'mod_mime',
  headers: 'mod_headers',
  rewrite: 'mod_rewrite',
  setenvif: 'mod_setenvif',
  dav: 'mod_dav',
  dav_fs: 'mod_dav_fs',
};

/** Why there is no Apache here; `null`: there is one. */
export function whyNoApache() {
  if (!existsSync(PROGRAM)) return 'Apache (Debian package apache2) is not on this machine';
  if (!existsSync(`${MODULES}/mod_dav_fs.so`)) return 'its modules are not where Debian has them';
  return null;
}

/** As htpasswd -s has it: enough for a server that only this machine reaches. */
const passwordLine = (user, password) => `${user}:{SHA}${createHash('sha1').update(password).digest('base64')}`;

/** Where Apache's own user reads the app: a copy, where a folder above the app keeps others out. */
function readable(app, folder) {
  const own = resolve(app);
  if (process.getuid?.() !== 0 || !existsSync(own)) return own;
  for (let at = own; ; at = dirname(at)) {
    if ((statSync(at).mode & 1) === 0) {
      const copy = join(folder, 'app');
      cpSync(own, copy, { recursive: true });
      return copy;
    }
    if (dirname(at) === at) return own;
  }
}

/**
 * @param {{ users?: Record<string, string>, more?: string, app?: string }} [options] users with their passwords; further lines
 *   of configuration; where the built app is
 * @returns {Promise<{ origin: string, dav: (user: string) => string, folder: string, log: () => string, stop: () => void }>}
 */
export async function startApache({ users = { rosa: 'secret' }, more = '', app = 'dist' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'elevate-apache-'));
  const port = await freePort();
  const dav = join(folder, 'dav');
  for (const user of Object.keys(users)) mkdirSync(join(dav, user), { recursive: true });
  if (process.getuid?.() === 0)
    for (const at of [folder, dav, ...Object.keys(users).map((user) => join(dav, user))]) chmodSync(at, 0o777);
  writeFileSync(
    join(folder, 'users'),
    `${Object.entries(users)
      .map(([user, password]) => passwordLine(user, password))
      .join('\n')}\n`,
  );
  const conf = join(folder, 'httpd.conf');
  writeFileSync(
    conf,
    `ServerRoot "${folder}"
Listen 127.0.0.1:${port}
ServerName localhost
PidFile "${folder}/pid"
ErrorLog "${folder}/error.log"
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${Object.entries(LOADED)
  .map(([name, file]) => `LoadModule ${name}_module ${MODULES}/${file}.so`)
  .join('\n')}
TypesConfig /etc/mime.types
AddType text/javascript .js .mjs
AddType application/wasm .wasm
Define ELEVATE_APP "${readable(app, folder)}"
Define ELEVATE_DAV "${dav}"
Define ELEVATE_USERS "${folder}/users"
Define ELEVATE_LOCKS "${folder}/DavLock"
Include "${resolve('docs/self-host/apache/elevate.conf')}"
${more}
`,
  );
  const run = (...rest) => spawnSync(PROGRAM, ['-f', conf, ...rest], { encoding: 'utf8' });
  const started = run('-k', 'start');
  const origin = `http://127.0.0.1:${port}`;
  const log = () => (existsSync(join(folder, 'error.log')) ? readFileSync(join(folder, 'error.log'), 'utf8') : '');
  if (started.status !== 0) throw new Error(`Apache did not start: ${started.stderr}${log()}`);
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${origin}/dav/`).catch(() => null);
    if (answer) break;
    if (tries > 100) throw new Error(`Apache does not answer: ${log()}`);
    await new Promise((done) => setImmediate(done));
  }
  return {
    origin,
    dav: (user) => `${origin}/dav/${user}/`,
    folder,
    log,
    stop() {
      run('-k', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
