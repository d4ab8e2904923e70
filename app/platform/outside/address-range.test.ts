import { expect, test } from 'vitest';
import { rangeOf } from './address-range.ts';

test.each([
  ['public', ['8.8.8.8', '103.21.58.1', '172.15.255.255', '172.32.0.1', '100.63.0.1', '2606:4700::1111']],
  [
    'internal',
    ['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
  ],
  ['internal', ['100.100.100.200', '::1', 'fd00:ec2::254', 'fc00::1']],
  ['never', ['0.0.0.0', '169.254.169.254', '168.63.129.16', '192.0.0.192', '192.0.2.1', '198.19.0.1']],
  ['never', ['203.0.113.9', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255']],
  ['never', ['::', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '::127.0.0.1', '100::1']],
  // IPv4 addresses in IPv6 notation: mapped, translated, 6to4, Teredo.
  ['never', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:7f00:1::']],
  ['never', ['2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:db8::1', '3fff::1']],
  ['never', ['', 'localhost', '127.1', '0x7f.0.0.1']],
] as const)('%s: %j', (range, addresses) => {
  for (const address of addresses) expect(rangeOf(address), address).toBe(range);
});
