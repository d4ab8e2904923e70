import { iconAddress } from '#app/sites/identity/icon-addresses.ts';
import type { Identity } from '#app/sites/identity/identity.ts';

export function SiteMark({ identity }: { identity: Identity }) {
  const { href, hasDrawing } = iconAddress(identity);
  return (
    <>
      <meta name="theme-color" content={identity.palette.wall} />
      <link rel="icon" href={href('favicon.ico')} sizes="32x32" />
      {hasDrawing && <link rel="icon" href={href('favicon.svg')} type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={href('apple-touch-icon.png')} />
    </>
  );
}
