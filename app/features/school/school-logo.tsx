import type { SchoolProfile } from '#app/features/school/profile.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { isDefaultTheme } from '#app/sites/identity/identity.ts';
import drawn from '#app/ui/marks/logo-reversed.svg';
import { openingOf } from '#app/sites/identity/gateways.ts';
import styles from './drawn-logo.module.css';

interface SchoolLogoProps {
  profile: SchoolProfile | undefined;
  alt: string;
  loading?: 'lazy';
}

const HEIGHT = 62;

/** The drawing contains the initials of one school, so no other can use it. */
export const isNameInDrawing = (name: string): boolean => name === 'LFIS';

/** The school's own logo if the office has uploaded one, else the drawn one. */
export function SchoolLogo({ profile, alt, loading }: SchoolLogoProps) {
  const { theme, logo } = useIdentity();
  if (!logo && profile && !(isDefaultTheme(theme) && isNameInDrawing(profile.name)))
    return <DrawnLogo name={profile.name} alt={alt} />;
  if (!logo)
    return <img className="reversed" src={drawn} alt={alt} width={175} height={HEIGHT} loading={loading} />;
  const width = Math.max(1, Math.round((HEIGHT * logo.width) / logo.height));
  return (
    <img
      className="reversed"
      src={renditionUrl(logo.path, 480, 'webp')}
      alt={alt}
      width={width}
      height={HEIGHT}
      loading={loading}
    />
  );
}

/** For a school with its own theme but no logo: its initial in the gateway, and its name. */
function DrawnLogo({ name, alt }: { name: string; alt: string }) {
  const { theme, initial } = useIdentity();
  return (
    <span className={styles.logo} role="img" aria-label={alt}>
      <svg viewBox="0 0 100 120" width="52" height="62" aria-hidden="true">
        <path d={openingOf(theme.gateway, 1200)} transform="scale(.1)" fill="var(--marigold)" />
        <text
          x="50"
          y="100"
          textAnchor="middle"
          fontFamily="var(--display)"
          fontWeight="600"
          fontSize="64"
          fill="var(--on-accent)"
        >
          {initial}
        </text>
      </svg>
      <b>{name}</b>
    </span>
  );
}
