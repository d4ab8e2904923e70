// Animation inside the picture (SMIL): an <img> plays it without any script or style sheet.

/**
 * The animations of one loop. The drawing's attributes are its last, complete state; a still picture is the
 * same drawing without animation.
 */
export function loop(seconds, { still = false } = {}) {
  const timing = (frames) => {
    const all = [[0, frames[0][1]], ...frames, [seconds, frames.at(-1)[1]]];
    const times = all.map(([time]) => Number((time / seconds).toFixed(3))).join(';');
    const values = all.map(([, value]) => value).join(';');
    const ease = Array.from({ length: all.length - 1 }, () => '.2 .7 .2 1').join(';');
    return `dur="${seconds}s" repeatCount="indefinite" calcMode="spline" keySplines="${ease}" keyTimes="${times}" values="${values}"`;
  };
  const animate = (attribute, frames) =>
    still ? '' : `<animate attributeName="${attribute}" ${timing(frames)}/>`;
  const clear = seconds - 0.5;
  return {
    animate,
    slide: (frames) =>
      still ? '' : `<animateTransform attributeName="transform" type="translate" ${timing(frames)}/>`,
    /** Appears and disappears at given times: by default it disappears when the loop clears its screen. */
    show: (from, until = clear) =>
      animate('opacity', [
        [from, 0],
        [from + 0.35, 1],
        [until, 1],
        [until + 0.4, 0],
      ]),
    /** A line that is drawn from its start; it needs pathLength="1" and stroke-dasharray="1 2". */
    drawLine: (from) =>
      animate('stroke-dashoffset', [
        [from, 1.1],
        [from + 0.4, 0],
      ]),
  };
}
