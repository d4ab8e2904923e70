import { useEffect, useRef } from 'react';

/** Tells the style sheet how small a page must be to fit; the policy forbids a style in the markup. */
export function useScale(width: number, height: number) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--scale', String(scale));
      element.style.setProperty('--high', `${Math.round(height * scale)}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [width, height]);
  return stage;
}
