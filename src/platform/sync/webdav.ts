import { type Ask, bytesIn, http, pageAsk } from './http';
import { readXml } from './read-xml';
import { type Remote, RemoteError } from './remote';

export interface WebdavAccount {
  readonly kind: 'webdav';
  /** Of the folder in which this app may have one of its own. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
}

const PROPERTIES = '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>';

/**
 * A folder of a WebDAV server: Nextcloud, ownCloud, Apache and others.
 * @param space the folder's name, made below the account's address
 */
export function webdav({ address, user, password }: WebdavAccount, space: string, ask: Ask = pageAsk): Remote {
  const above = address.endsWith('/') ? address : `${address}/`;
  const root = `${above}${space}/`;
  const headers: Record<string, string> =
    user === '' && password === '' ? {} : { Authorization: `Basic ${base64(`${user}:${password}`)}` };
  const call = (method: string, url: string, more: RequestInit = {}, allowed: readonly number[] = []) =>
    http(ask, url, { ...more, method, headers: { ...headers, ...(more.headers as object) } }, allowed);
  const at = (name: string) => root + encodeURIComponent(name);

  return {
    async list() {
      const answer = await call(
        'PROPFIND',
        root,
        { body: PROPERTIES, headers: { Depth: '1', 'Content-Type': 'application/xml' } },
        [404, 409],
      );
      if (answer.status === 404 || answer.status === 409) return null;
      if (answer.status !== 207) throw new RemoteError('not-a-storage', answer.status);
      return namesIn(await answer.text(), root);
    },
    async prepare() {
      // 405: it is there already. 409: the folder above is not.
      const made = await call('MKCOL', root, {}, [405, 409]);
      if (made.status === 409) throw new RemoteError('address', 409);
      if (made.status === 405 && (await this.list()) === null) throw new RemoteError('not-a-storage', 405);
    },
    async get(name, signal) {
      const answer = await call('GET', at(name), signal ? { signal } : {}, [404]);
      return answer.status === 404 ? null : bytesIn(answer, signal);
    },
    async put(name, bytes, signal) {
      const answer = await call(
        'PUT',
        at(name),
        {
          body: new Uint8Array(bytes),
          headers: { 'Content-Type': 'application/octet-stream' },
          ...(signal ? { signal } : {}),
        },
        [403, 405],
      );
      if (!answer.ok) throw new RemoteError('read-only', answer.status);
    },
    async remove(name) {
      await call('DELETE', at(name), {}, [404]);
    },
  };
}

/** The files that an answer to PROPFIND names. @throws RemoteError when it is none */
function namesIn(text: string, root: string): string[] {
  const xml = readXml(text);
  if (xml.getElementsByTagName('parsererror').length > 0) throw new RemoteError('not-a-storage', 207);
  const here = decodeURIComponent(new URL(root).pathname);
  return [...xml.getElementsByTagNameNS('DAV:', 'response')].flatMap((response) => {
    const href = response.getElementsByTagNameNS('DAV:', 'href')[0]?.textContent?.trim();
    if (!href || response.getElementsByTagNameNS('DAV:', 'collection').length > 0) return [];
    const path = decodeURIComponent(new URL(href, root).pathname);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return path === here || name === '' ? [] : [name];
  });
}

/** Of the UTF-8 letters, as servers of today read it. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
