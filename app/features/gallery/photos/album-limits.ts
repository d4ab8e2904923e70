// Separate from the input schemas: the form shows these, and the browser need not load the validation.
export const MAX_NAME = 300;
export const MAX_DESCRIPTION = 5000;
