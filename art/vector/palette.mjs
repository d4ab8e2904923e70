// The tokens of the style sheets, for drawings that are used outside of them.
export const palette = {
  indigo: '#1f2a5c',
  indigoDeep: '#141c42',
  marigold: '#f2a51f',
  marigoldSoft: '#ffe0a3',
  brick: '#b5532f',
  leaf: '#2f7d57',
  paper: '#fffaf0',
  sand: '#f3e6cf',
  line: '#d9c49b',
  edge: '#8d7a52',
  quiet: '#4a5280',
};
