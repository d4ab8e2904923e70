// Apart from the input's rules: the form shows these, and the browser need not load what judges.
export const MOST_NAME = 300;
export const MOST_DESCRIPTION = 5000;
