/**
 * Makes an icon of one path on a 24 × 24 square. Each icon is a separate export, so that an island loads only
 * those it shows. An icon only repeats the text next to it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function drawn(path: string, kind: 'line' | 'solid' = 'line') {
  const ownClass = kind === 'line' ? 'icon' : 'icon icon--solid';
  return function Icon({ className }: { className?: string }) {
    return (
      <svg
        className={className ? `${ownClass} ${className}` : ownClass}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
