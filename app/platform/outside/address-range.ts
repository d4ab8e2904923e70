import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** `internal`: of this machine or its network, which an operator may allow. `never`: not a website. */
export type AddressRange = 'public' | 'internal' | 'never';

/** Where a connection to this address would end. Only globally assigned IPv6 addresses count as public. */
export function rangeOf(address: string): AddressRange {
  if (isIPv4(address)) {
    if (internal.check(address, 'ipv4')) return 'internal';
    return special.check(address, 'ipv4') ? 'never' : 'public';
  }
  // With a zone (`fe80::1%eth0`) it is link-local; IPv4 addresses inside IPv6 are handled below.
  if (!isIPv6(address) || address.includes('%')) return 'never';
  if (internal.check(address, 'ipv6') && !clothedIPv4.check(address, 'ipv6')) return 'internal';
  return world.check(address, 'ipv6') && !special.check(address, 'ipv6') ? 'public' : 'never';
}

const listOf = (ipv4: string[], ipv6: string[]): BlockList => {
  const list = new BlockList();
  for (const [type, nets] of [
    ['ipv4', ipv4],
    ['ipv6', ipv6],
  ] as const)
    for (const net of nets) {
      const [start, bits] = net.split('/') as [string, string];
      list.addSubnet(start, Number(bits), type);
    }
  return list;
};

const internal = listOf(
  ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ['::1/128', 'fc00::/7'],
);

/** IANA's registries of special addresses; 168.63.129.16 is the metadata service of Azure. */
const special = listOf(
  [
    '0.0.0.0/8',
    '168.63.129.16/32',
    '169.254.0.0/16',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  // Teredo, 6to4 and the like can carry any IPv4 address, also an internal one.
  ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
);
const world = listOf([], ['2000::/3']);
const clothedIPv4 = listOf([], ['::ffff:0:0/96']);
