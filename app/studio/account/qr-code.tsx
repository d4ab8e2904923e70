import { encode } from 'uqr';
import styles from './account.module.css';

/** The margin that readers expect, in modules. */
const MARGIN = 4;

/** One path of dark modules on white. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title}>
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
