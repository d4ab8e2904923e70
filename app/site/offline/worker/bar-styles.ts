/**
 * The styles of the bar above a saved page. A page has only the styles of its own elements, so the bar brings its own;
 * colours and sizes are those of the school.
 */
export const BAR_STYLES = `
.kept-bar{background:var(--marigold-soft);color:var(--ink-on-accent);border-block-end:1.5px dashed var(--edge)}
.kept-bar>div{display:grid;grid-template-columns:2rem 1fr auto;align-items:center;gap:.5rem .75rem;box-sizing:border-box;max-inline-size:calc(var(--page) + 2*var(--gutter));margin-inline:auto;padding:.5rem 1rem}
.kept-bar svg{inline-size:1.5rem;block-size:1.5rem;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.kept-bar p{margin:0;max-inline-size:none;font-size:var(--size-small);line-height:1.35}
.kept-bar b{font-weight:600}
.kept-bar a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit;font-size:var(--size-small);font-weight:600;text-underline-offset:.25em;white-space:nowrap}
.kept-bar a:focus-visible{outline:3px solid var(--brick-deep);outline-offset:2px}
.kept-form{padding:1rem;background:var(--marigold-soft);color:var(--ink-on-accent);border:1.5px dashed var(--edge);font-weight:600}
.kept-form a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit}
@media (min-width:64rem){.kept-bar>div{padding-inline:var(--gutter)}}
@media print{.kept-bar a{display:none}}
`.replaceAll('\n', '');
