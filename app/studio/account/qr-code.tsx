import styles from './account.module.css';
import { qrMatrix } from './qr-matrix.ts';

const MARGIN = 4;

/** One path of dark modules on white. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const matrix = qrMatrix(text);
  const side = matrix.length + 2 * MARGIN;
  const modules = matrix.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={title}>
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
