// Apart from the input's rules: the form shows these, and the browser need not load what judges.
export const MAX_NAME = 300;
export const MAX_DESCRIPTION = 5000;
