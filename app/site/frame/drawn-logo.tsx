import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { openingOf } from '#app/sites/identity/gateways.ts';
import styles from './drawn-logo.module.css';

/** Of a school in a look of its own that has given no logo: its letter in the gateway, and its name. */
export function DrawnLogo({ name, alt }: { name: string; alt: string }) {
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
