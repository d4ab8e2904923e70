// A minimal OpenStack Swift: one of each server, one copy of everything, one user, and the S3 API.
import { userInfo } from 'node:os';
import { join } from 'node:path';

export const SERVER_KINDS = ['account', 'container', 'object', 'proxy'];
export const USER = { accessKeyId: 'school:office', secretAccessKey: 'not-a-secret' };

/** Its configuration files by name. `ports` has one port per server. */
export function swiftConfiguration(folder, ports) {
  const files = { 'swift.conf': SWIFT, 'proxy.conf': general(folder, ports.proxy) + PROXY };
  for (const kind of ['account', 'container', 'object'])
    files[`${kind}.conf`] = general(folder, ports[kind]) + storageServer(kind);
  return files;
}

// The hash is part of the storage paths; without one Swift refuses to start.
const SWIFT = `[swift-hash]
swift_hash_path_suffix = school
[storage-policy:0]
name = one-copy
default = yes
`;

const general = (folder, port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.getuid?.() === 0 ? 'nobody' : userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
log_level = WARNING
`;

const storageServer = (kind) => `[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

// The only device must not be skipped because the machine was busy for a moment. Accounts expect a cache but
// work without one, since every request is signed: nothing listens at its address.
const PROXY = `[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 5
node_timeout = 30
error_suppression_limit = 1000000
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:tempauth]
use = egg:swift#tempauth
user_${USER.accessKeyId.replace(':', '_')} = ${USER.secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
${['catch_errors', 'gatekeeper', 'listing_formats', 'copy', 'bulk', 'slo', 'dlo']
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}`)
  .join('\n')}
`;
