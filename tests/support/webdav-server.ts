import type { AddressInfo } from 'node:net';
import { v2 as webdav } from 'webdav-server';

export interface DavServer {
  /** Of a folder that the user may write. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
  stop(): Promise<void>;
}

/** A WebDAV server in this process, in memory, with one user. */
export async function startDavServer(): Promise<DavServer> {
  const users = new webdav.SimpleUserManager();
  const user = users.addUser('rosa', 'pass word ü', false);
  const privileges = new webdav.SimplePathPrivilegeManager();
  privileges.setRights(user, '/', ['all']);
  const server = new webdav.WebDAVServer({
    httpAuthentication: new webdav.HTTPBasicAuthentication(users, 'test'),
    privilegeManager: privileges,
    port: 0,
    hostname: '127.0.0.1',
  });
  const http = await server.startAsync(0);
  const { port } = http.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    user: 'rosa',
    password: 'pass word ü',
    stop: () => server.stopAsync(),
  };
}
