/**
 * Makes an icon of one path on a square of 24. Each icon is its own export, so that an island loads only those it
 * shows. An icon only repeats the words beside it.
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
