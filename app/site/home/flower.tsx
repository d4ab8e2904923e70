import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { defaultTheme } from '#app/sites/identity/identity.ts';
import marigold from '#app/ui/marks/marigold.svg';
import drawn from '#app/ui/marks/marigold.svg?raw';

/** The flower in the middle of a ring: as a separate file, or in the colours that the school has chosen. */
export function Flower({ className }: { className: string | undefined }) {
  const { theme } = useIdentity();
  if (theme.colours === defaultTheme.colours)
    return <img className={className} src={marigold} alt="" width={200} height={200} loading="lazy" />;
  return (
    <svg
      className={className}
      viewBox="0 0 100 100"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: COLOURED }}
    />
  );
}

const COLOURED = drawn
  .replaceAll(/<\/?svg[^>]*>/g, '')
  .replaceAll('#f2a51f', 'var(--marigold)')
  .replaceAll('#1f2a5c', 'var(--on-accent)')
  .trim();
